/**
 * Below which path the server is offered: a proxy may put it at `/games`. The page says so in a meta tag
 * that the server fills in, so the built client is the same everywhere. Inside, addresses are written as if
 * there were no base (`/t/abc`, `/api/me`); here they are moved below it, and links on the page with them.
 */
export const BASE = baseOf(document);

export function baseOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="podzemi-base"]')?.content.replace(/\/$/, '') ?? '';
}

/** Our own address as the browser needs it. */
export function outside(path: string, base = BASE): string {
  return base + path;
}

/** The browser's address as we write it; null: not ours. */
export function inside(path: string, base = BASE): string | null {
  if (base === '') return path;
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** Links written from the root are moved below the base as they appear; returns how to stop. */
export function moveLinks(root: Element, base = BASE): () => void {
  if (base === '') return () => {};
  const moved = new WeakMap<Element, string>();
  const move = (link: Element) => {
    const href = link.getAttribute('href');
    if (!href?.startsWith('/') || href.startsWith('//') || moved.get(link) === href) return;
    moved.set(link, outside(href, base));
    link.setAttribute('href', outside(href, base));
  };
  const moveAll = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches('a[href]')) move(node);
    for (const link of node.querySelectorAll('a[href]')) move(link);
  };
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'attributes') moveAll(change.target);
      else for (const node of change.addedNodes) moveAll(node);
    }
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['href'] });
  moveAll(root);
  return () => observer.disconnect();
}
