export { default as End } from './End.svelte';
export { default as SheetDialog } from './SheetDialog.svelte';
export { default as show } from './show.ts';
