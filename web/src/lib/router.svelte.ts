/** A few addresses, the history interface, nothing more. Paths here are without the base (`base.ts`). */
import { inside, moveLinks, outside } from './base';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
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

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (first === 'new' && second && parts.length === 2) return { page: 'new', game: decodeURIComponent(second) };
  if (first === 't' && second && parts.length === 2) return { page: 'table', id: decodeURIComponent(second) };
  if (first === 'r' && second && parts.length === 2) return { page: 'replay', id: decodeURIComponent(second) };
  if (first === 'r' && second && parts[2] === 'review' && parts.length === 3)
    return { page: 'review', id: decodeURIComponent(second) };
  if (first === 'r' && parts.length === 1) return { page: 'record' };
  if (first === 'about' && parts.length === 1) return { page: 'about' };
  if (first === 'rules' && second && parts.length === 2) return { page: 'rules', game: decodeURIComponent(second) };
  if (parts.length === 2 && second === 'paper_dungeons' && (first === 'campaign' || first === 'bests'))
    return { page: first };
  if (first === 'learn' && parts.length === 1) return { page: 'learn' };
  if (first === 'learn' && second && parts.length <= 3)
    return { page: 'lesson', game: decodeURIComponent(second), scene: parts[2] ? decodeURIComponent(parts[2]) : null };
  if (first === 'puzzles' && parts.length <= 2)
    return { page: 'academy', game: second ? decodeURIComponent(second) : null };
  if (first === 'puzzles' && second && parts[2] && parts.length === 3)
    return { page: 'puzzle', game: decodeURIComponent(second), id: decodeURIComponent(parts[2]) };
  if (first === 'academy' && parts.length <= 2) return oldAcademy(second ?? null);
  if (first === 'history' && parts.length <= 2)
    return { page: 'history', against: second ? decodeURIComponent(second) : null };
  if (first === 'people' && parts.length <= 2)
    return { page: 'profile', who: second ? decodeURIComponent(second) : null };
  if (first === 'ratings' && parts.length === 1) return { page: 'ratings' };
  if (first === 'mail' && (second === 'confirm' || second === 'stop') && parts.length === 2)
    return { page: 'mail', what: second };
  if ((first === 'account' || first === 'admin') && parts.length === 1) return { page: first };
  return { page: 'lost' };
}

/** The address of the combat academy, from when it was the only one. */
function oldAcademy(id: string | null): Route {
  return id === null
    ? { page: 'academy', game: 'dungeon_lords' }
    : { page: 'puzzle', game: 'dungeon_lords', id: decodeURIComponent(id) };
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

/** Follow links of our own without loading the page again; everything else stays the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const path = inside(link.pathname);
  if (path === null || parse(path).page === 'lost') return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

export function listen(): () => void {
  const back = () => {
    steps += 1;
    route = here();
  };
  const stay = moveLinks(document.body);
  addEventListener('popstate', back);
  document.addEventListener('click', follow);
  return () => {
    stay();
    removeEventListener('popstate', back);
    document.removeEventListener('click', follow);
  };
}
