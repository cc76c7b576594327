export { default as Dice } from './Dice.svelte';
export { default as End } from './End.svelte';
export { default as News } from './News.svelte';
export { default as Reread } from './Reread.svelte';
export { default as SheetDialog } from './SheetDialog.svelte';
export { default as Story } from './Story.svelte';
export { default as Tracks } from './Tracks.svelte';
export { showOf } from './show.ts';
