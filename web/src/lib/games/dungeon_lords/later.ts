export { default as Combat } from './Combat.svelte';
export { default as End } from './End.svelte';
