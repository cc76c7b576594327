/** A few addresses, the history interface, nothing more. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'about' }
  | { page: 'campaign' }
  | { page: 'bests' }
  | { page: 'academy' }
  | { page: 'puzzle'; id: string }
  | { page: 'lost' };

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (first === 'new' && second && parts.length === 2) return { page: 'new', game: decodeURIComponent(second) };
  if (first === 't' && second && parts.length === 2) return { page: 'table', id: decodeURIComponent(second) };
  if (first === 'about' && parts.length === 1) return { page: 'about' };
  if (parts.length === 2 && second === 'paper_dungeons' && (first === 'campaign' || first === 'bests')) return { page: first };
  if (first === 'academy' && parts.length === 1) return { page: 'academy' };
  if (first === 'academy' && second && parts.length === 2) return { page: 'puzzle', id: decodeURIComponent(second) };
  return { page: 'lost' };
}

let route = $state.raw<Route>(parse(location.pathname));

export const router = {
  get route(): Route {
    return route;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route = parse(location.pathname);
  if (!location.hash) window.scrollTo(0, 0);
}

/** Follow links of our own without loading the page again; everything else stays the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (parse(link.pathname).page === 'lost') return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

export function listen(): () => void {
  const back = () => (route = parse(location.pathname));
  addEventListener('popstate', back);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', follow);
  };
}
