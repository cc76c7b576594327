export { default as End } from './End.svelte';
export { default as SheetDialog } from './SheetDialog.svelte';
export { showOf } from './show.ts';
