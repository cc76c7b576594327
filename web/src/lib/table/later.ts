export { default as Door } from './Door.svelte';
export { default as Gathering } from './Gathering.svelte';
export { default as HelpDialog } from './HelpDialog.svelte';
export { default as ResultDialog } from './ResultDialog.svelte';
