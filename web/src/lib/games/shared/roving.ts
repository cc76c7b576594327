/**
 * One tab stop for a board; arrows move to the nearest thing in that direction, Home and End to the
 * first and last (UI-5.6). Things take part by `data-stop`.
 */
import type { Attachment } from 'svelte/attachments';

export interface Box {
  x: number;
  y: number;
}

const ARROWS: Record<string, Box> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index of the nearest point from `from` towards `way`; -1: there is none. */
export function nearest(points: readonly Box[], from: number, way: Box): number {
  const origin = points[from];
  if (!origin) return -1;
  let found = -1;
  let least = Infinity;
  points.forEach((point, n) => {
    const dx = point.x - origin.x;
    const dy = point.y - origin.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (n === from || ahead < 4 || aside > ahead * 3) return;
    const distance = ahead + aside * 2;
    if (distance < least) {
      least = distance;
      found = n;
    }
  });
  return found;
}

function centre(element: Element): Box {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function stops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-stop]')];
}

export const roving: Attachment<HTMLElement> = (root) => {
  let last: HTMLElement | null = null;
  const settle = () => {
    const all = stops(root);
    const kept = last && all.includes(last) ? last : (all.find((stop) => stop.matches('[data-legal]')) ?? all[0]);
    for (const stop of all) {
      const wanted = stop === kept ? 0 : -1;
      if (stop.tabIndex !== wanted || !stop.hasAttribute('tabindex')) stop.tabIndex = wanted;
    }
  };
  const focus = (event: FocusEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
    if (!stop) return;
    last = stop;
    settle();
  };
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops(root);
    const from = all.indexOf(document.activeElement as HTMLElement);
    if (from < 0) return;
    const way = ARROWS[event.key];
    const to = way
      ? nearest(all.map(centre), from, way)
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : -1;
    if (to < 0) return;
    event.preventDefault();
    all[to]!.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', focus);
  root.addEventListener('keydown', key);
  settle();
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', focus);
    root.removeEventListener('keydown', key);
  };
};
