/** The page has brought its server with it: begin it, and let the client speak through it. */
import { mount } from 'svelte';
import { BASE, outside } from '../lib/base';
import { go } from '../lib/router.svelte';
import { reach, speakThrough } from '../lib/wire/border';
import type { Engine } from './engine';
import { Table } from './line';
import Progress from './Progress.svelte';

/** `list`: the files of the engine, where the page says that they are. */
export async function begin(list: string): Promise<void> {
  const home = new URL(`${BASE}/`, location.href);
  goOn();
  await takeNewest();
  const answer = await fetch(new URL(list, home));
  const made = new Table((await answer.json()) as Engine);
  speakThrough(made);
  table = made;
  mount(Progress, { target: document.body });
  document.addEventListener('click', download, { capture: true });
  void navigator.storage?.persist?.();
}

let table: Table | null = null;

/** Milliseconds in which a new build takes over, if no other page is open; otherwise this one goes on with the old. */
const TAKING_OVER = 1_000;

async function takeNewest(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker?.getRegistration())?.waiting;
  if (!waiting) return;
  const taken = new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  waiting.postMessage({ kind: 'begin' });
  const late = new Promise((done) => setTimeout(done, TAKING_OVER, 'late'));
  if ((await Promise.race([taken, late])) === 'late') return;
  location.reload();
  await new Promise(() => {}); // nothing of the old build begins any more
}

/** A link into a site that was never visited here leads to its beginning (`404.html`), which goes on from there. */
function goOn(): void {
  const at = new URLSearchParams(location.search).get('at');
  if (at?.startsWith('/') && !at.startsWith('//')) go(at, true);
}

/** Everything that is kept here, given as a file. */
export async function saveFile(): Promise<void> {
  const save = await table!.save();
  giveFile(new Blob([save]), `podzemi-${new Date().toISOString().slice(0, 10)}.podzemi`);
}

/** Replace what is kept here by a save, and begin anew with it; false: it is none, and nothing has changed. */
export async function bring(file: Blob): Promise<boolean> {
  const isDone = await table!.restore(new Uint8Array(await file.arrayBuffer()));
  if (isDone) location.assign(outside('/'));
  return isDone;
}

/** A link to something that the server makes is no address here: it is asked for, and given as a file. */
function download(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[download]');
  if (!link || !link.pathname.startsWith(`${BASE}/api/`)) return;
  event.preventDefault();
  void give(link);
}

async function give(link: HTMLAnchorElement): Promise<void> {
  const answer = await reach(link.href, {});
  const named = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  giveFile(await answer.blob(), link.download || named || 'podzemi.json');
}

/** As if the reader had pressed a link to a file. */
export function giveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
