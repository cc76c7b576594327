/*
 * The service worker of a site that needs no server (`podzemi site`): it keeps all its files, under the name of their
 * build, and answers from there. A new build is fetched beside the old one and takes over when no page of the old one
 * is open any more, so that no match is played by two builds.
 */
const BUILD = '';
const FILES = [];
/** Caches of this site; another one below the same address has another scope. */
const CACHE = `podzemi ${registration.scope} `;
const BASE = new URL(registration.scope).pathname;
/** A name with a hash in it never means anything else. */
const HASHED = /^(?:assets|engine)\//;

addEventListener('install', (event) => event.waitUntil(keep()));

/** A file that an older build had already is not fetched again. */
async function keep() {
  const cache = await caches.open(CACHE + BUILD);
  const missing = [];
  for (const file of FILES) {
    const address = BASE + file;
    const had = HASHED.test(file) ? await caches.match(address) : undefined;
    if (had) await cache.put(address, had);
    else missing.push(address);
  }
  await cache.addAll(
    missing.map((address) => new Request(address, { cache: HASHED.test(address) ? 'default' : 'no-cache' })),
  );
}

addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE) && name !== CACHE + BUILD) await caches.delete(name);
  await clients.claim();
}

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  event.respondWith(mode === 'navigate' ? page(event.request) : file(pathname, event.request));
});

async function file(pathname, request) {
  const cache = await caches.open(CACHE + BUILD);
  return (await cache.match(pathname)) ?? fetch(request);
}

/** The one page, at every address: it names its files from where it lies. */
async function page(request) {
  const cache = await caches.open(CACHE + BUILD);
  const kept = await cache.match(`${BASE}index.html`);
  if (kept === undefined) return fetch(request);
  const text = (await kept.text()).replaceAll('="./', `="${BASE}`);
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** A page that begins lets a waiting build take over, if it is the only one. */
addEventListener('message', (event) => {
  if (event.data?.kind === 'begin') event.waitUntil(giveWay());
});

async function giveWay() {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(registration.scope)).length < 2) await skipWaiting();
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const [shown] = await clients.matchAll({ type: 'window' });
  if (shown === undefined) return clients.openWindow(path);
  await shown.focus();
  shown.postMessage({ path });
}
