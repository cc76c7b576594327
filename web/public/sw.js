/*
 * Works while the page may not: shows a page of its own when the server cannot be reached, and opens a table when a
 * note is pressed. That page is all it keeps. Pages, programs and answers always come from the server, so that
 * nobody sees an old one after an upgrade.
 */
const KEPT = 'podzemi';
const OFFLINE = 'offline.html';

/** The page for later, as the server writes it now; in the reader's language once a page has said which that is. */
async function keep(language) {
  const answer = await fetch(language ? `${OFFLINE}?lang=${language}` : OFFLINE, { cache: 'no-store' });
  if (answer.ok) await (await caches.open(KEPT)).put(OFFLINE, answer);
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keep());
});

addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('message', (event) => event.waitUntil(keep(event.data.language).catch(() => {})));

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).catch(async (error) => {
      const kept = await caches.match(OFFLINE);
      if (kept === undefined) throw error;
      return kept;
    }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const [page] = await clients.matchAll({ type: 'window' });
  if (page === undefined) return clients.openWindow(path);
  await page.focus();
  page.postMessage({ path });
}
