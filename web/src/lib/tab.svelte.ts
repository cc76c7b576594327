/** The browser's tab says where something is awaited: a number before the title, a torch on the icon. */
import { outside } from './base';
import { turns } from './turns.svelte';

const COUNTED = /^\(\d+\) /;
const ICONS = { quiet: '/gate.svg', awaited: '/gate-awaited.svg' };

export function marked(title: string, count: number): string {
  const plain = title.replace(COUNTED, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}

/** Keep the tab up to date, whatever the pages call themselves; returns how to stop. */
export function markTab(): () => void {
  const write = () => {
    const wanted = marked(document.title, turns.awaited.length);
    if (document.title !== wanted) document.title = wanted;
  };
  const observer = new MutationObserver(write);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  const stop = $effect.root(() => {
    $effect(() => {
      write();
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = outside(turns.awaited.length > 0 ? ICONS.awaited : ICONS.quiet);
    });
  });
  return () => {
    observer.disconnect();
    stop();
  };
}
