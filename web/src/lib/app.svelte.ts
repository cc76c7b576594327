/** Podzemí as an app of its own: its service worker (`public/sw.js`), and the offer to install it. */
import { inside, outside } from './base';
import { offline } from './offline.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';

/** The browser's offer, as Chromium makes it. */
interface Offer extends Event {
  prompt: () => Promise<void>;
}

let offer = $state.raw<Offer | null>(null);

export const app = {
  /** Whether the browser lets the reader install it now. */
  get installable(): boolean {
    return offer !== null;
  },
};

export async function install(): Promise<void> {
  const made = offer;
  offer = null;
  await made?.prompt();
}

/** Listen for the browser's offer; returns how to stop. */
export function awaitOffer(): () => void {
  const offered = (event: Event) => {
    event.preventDefault(); // it waits for a press of the reader's
    offer = event as Offer;
  };
  const installed = () => (offer = null);
  addEventListener('beforeinstallprompt', offered);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener('beforeinstallprompt', offered);
    removeEventListener('appinstalled', installed);
  };
}

/** Start the service worker and tell it the reader's language; called inside an effect. */
export function startWorker(): (() => void) | undefined {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return undefined;
  const { language } = settings;
  const follow = (event: MessageEvent<{ path: string }>) => {
    const path = inside(event.data.path);
    if (path !== null) go(path);
  };
  if (offline.stage === 'begun') return undefined; // what is being fetched is fetched once
  serviceWorker.register(outside('/sw.js')).catch(() => {}); // a browser that wants none still plays
  void serviceWorker.ready.then((started) => started.active?.postMessage({ language }));
  serviceWorker.addEventListener('message', follow);
  return () => serviceWorker.removeEventListener('message', follow);
}
