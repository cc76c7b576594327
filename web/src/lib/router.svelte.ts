/** A few addresses, the history interface, nothing more. Paths here are without the base (`base.ts`). */
import { tick } from 'svelte';
import { inside, moveLinks, outside } from './base';
import { isCalm, settings } from './settings.svelte';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'several'; ids: string[] }
  | { page: 'replay'; id: string }
  | { page: 'record' }
  | { page: 'review'; id: string }
  | { page: 'about' }
  | { page: 'rules'; game: string }
  | { page: 'campaign' }
  | { page: 'bests' }
  | { page: 'academy'; game: string | null }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; scene: string | null }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'history'; against: string | null }
  | { page: 'profile'; who: string | null }
  | { page: 'ratings' }
  | { page: 'mail'; what: 'confirm' | 'stop' }
  | { page: 'account' }
  | { page: 'admin' }
  | { page: 'lost' };

/** The most tables that fit on one page. */
export const AT_ONCE = 4;

export function parse(path: string): Route {
  const parts = decoded(path);
  const [first, second, third] = parts ?? [];
  if (!parts || parts.length > 3) return { page: 'lost' };
  if (!first) return { page: 'home' };
  if (parts.length === 1) return alone(first);
  if (!second) return { page: 'lost' };
  return third ? within(first, second, third) : about(first, second);
}

/** The parts of a path; null where the address was cut off within a letter, as messengers do. */
function decoded(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function alone(first: string): Route {
  switch (first) {
    case 'r':
      return { page: 'record' };
    case 'about':
    case 'learn':
    case 'ratings':
    case 'account':
    case 'admin':
      return { page: first };
    case 'puzzles':
      return { page: 'academy', game: null };
    case 'academy':
      return { page: 'academy', game: 'dungeon_lords' };
    case 'history':
      return { page: 'history', against: null };
    case 'people':
      return { page: 'profile', who: null };
  }
  return { page: 'lost' };
}

function about(first: string, second: string): Route {
  switch (first) {
    case 'new':
    case 'rules':
      return { page: first, game: second };
    case 't':
      return { page: 'table', id: second };
    case 'tables':
      return { page: 'several', ids: [...new Set(second.split(',').filter(Boolean))].slice(0, AT_ONCE) };
    case 'r':
      return { page: 'replay', id: second };
    case 'learn':
      return { page: 'lesson', game: second, scene: null };
    case 'puzzles':
      return { page: 'academy', game: second };
    case 'academy': // the combat academy, from when it was the only one
      return { page: 'puzzle', game: 'dungeon_lords', id: second };
    case 'history':
      return { page: 'history', against: second };
    case 'people':
      return { page: 'profile', who: second };
    case 'campaign':
    case 'bests':
      return second === 'paper_dungeons' ? { page: first } : { page: 'lost' };
    case 'mail':
      return second === 'confirm' || second === 'stop' ? { page: 'mail', what: second } : { page: 'lost' };
  }
  return { page: 'lost' };
}

function within(first: string, second: string, third: string): Route {
  if (first === 'r' && third === 'review') return { page: 'review', id: second };
  if (first === 'learn') return { page: 'lesson', game: second, scene: third };
  if (first === 'puzzles') return { page: 'puzzle', game: second, id: third };
  return { page: 'lost' };
}

const here = (): Route => parse(inside(location.pathname) ?? location.pathname);

let route = $state.raw<Route>(here());
let steps = 0;

export const router = {
  get route(): Route {
    return route;
  },
  /** How often the reader went somewhere since the browser loaded the first page. */
  get steps(): number {
    return steps;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', outside(path));
  else history.pushState(null, '', outside(path));
  if (!replace) steps += 1;
  route = here();
  if (!location.hash) window.scrollTo(0, 0);
}

/** The longest that the old page stays while the new one is fetched, in ms. */
const AWAITED = 120;
let isShown: () => void = () => {};

/** The page that was asked for is drawn. */
export const pageShown = (): void => isShown();

/** One page turns into the next, where the browser can do that and the reader likes movement. */
function turn(change: () => void): void {
  if (!document.startViewTransition || isCalm() || settings.pace === 'at-once' || document.hidden) return change();
  const turned = document.startViewTransition(async () => {
    const shown = new Promise<void>((done) => {
      isShown = done;
      setTimeout(done, AWAITED);
    });
    change();
    await tick();
    await shown;
  });
  turned.ready.catch(() => {}); // it was left out: the page changed all the same
}

/** Follow links of our own without loading the page again; everything else stays the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const path = inside(link.pathname);
  if (path === null || parse(path).page === 'lost') return;
  event.preventDefault();
  turn(() => go(path + link.search + link.hash));
}

export function listen(): () => void {
  const back = () =>
    turn(() => {
      steps += 1;
      route = here();
    });
  const stay = moveLinks(document.body);
  addEventListener('popstate', back);
  document.addEventListener('click', follow);
  return () => {
    stay();
    removeEventListener('popstate', back);
    document.removeEventListener('click', follow);
  };
}
