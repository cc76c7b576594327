export { default as Combat } from './Combat.svelte';
export { default as End } from './End.svelte';
export { default as Hindsight } from './Hindsight.svelte';
export { default as LordDialog } from './LordDialog.svelte';
export { default as show } from './show.ts';
