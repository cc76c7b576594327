/** Notes of the browser's, beside the page. Asking whether they may be shown is for a press of the reader's only. */
import { outside } from './base';
import { go } from './router.svelte';
import { settings } from './settings.svelte';

export function notesAllowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

export async function allowNotes(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tell the reader, if they wish it and look elsewhere; a press leads to `path`. The same `tag` replaces a note. */
export function note(title: string, body: string, tag: string, path: string): void {
  if (!settings.notify || !document.hidden || !notesAllowed()) return;
  const more = { body, tag, lang: settings.language, icon: outside('/icon-192.png') };
  try {
    const shown = new Notification(title, more);
    shown.onclick = () => {
      window.focus();
      go(path);
      shown.close();
    };
  } catch {
    // phones show notes of a service worker only
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, { ...more, data: { path: outside(path) } }),
    );
  }
}
