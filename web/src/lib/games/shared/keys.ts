/** Keys of the whole page: nobody is writing, no dialogue is open, and nothing is meant for the browser. */
export function isFree(event: KeyboardEvent): boolean {
  const at = event.target;
  const isWriting = at instanceof Element && at.closest('input, textarea, select, [contenteditable]') !== null;
  return !isWriting && !document.querySelector('dialog[open]') && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Keys that change what other keys mean, or move the focus: they do nothing by themselves. */
export const isQuiet = (event: KeyboardEvent): boolean =>
  ['shift', 'control', 'alt', 'meta', 'tab'].includes(event.key.toLowerCase());
