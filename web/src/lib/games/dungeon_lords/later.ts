import './later.css';

export { default as Combat } from './Combat.svelte';
export { default as Dungeon } from './Dungeon.svelte';
export { default as End } from './End.svelte';
export { default as Extras } from './Extras.svelte';
export { default as Hindsight } from './Hindsight.svelte';
export { default as LordDialog } from './LordDialog.svelte';
export { default as Score } from './Score.svelte';
export { default as Stores } from './Stores.svelte';
export { default as Town } from './Town.svelte';
export { default as YearEnd } from './YearEnd.svelte';
export { default as show } from './show.ts';
