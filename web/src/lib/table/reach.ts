import type { Attachment } from 'svelte/attachments';
import { isCalm } from '../settings.svelte';

/** What lights up on a board to be pressed. */
const TARGETS = '.legal, [data-legal]';
/** Pixels between a target and the edge it was brought over: its glow is seen too. */
const AIR = 10;

/** From where to where something lies, in pixels of the window. */
export interface Span {
  top: number;
  bottom: number;
}

/** The part of a board that scrolls and holds this target; null: it stands still. */
function scrollerOf(target: Element, board: Element): Element | null {
  const isPushed = (one: Element) =>
    one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY);
  let one = target.parentElement;
  while (one && board.contains(one) && !isPushed(one)) one = one.parentElement;
  return one && board.contains(one) ? one : null;
}

/** How far to scroll so that as many as possible are seen, and no farther; of what is too long, its beginning. */
export function push(targets: readonly Span[], seen: Span): number {
  const room = seen.bottom - seen.top;
  const spans = targets.map(({ top, bottom }) => ({ top, bottom: Math.min(bottom, top + room) }));
  const count = (by: number) =>
    spans.filter((one) => one.top - by >= seen.top && one.bottom - by <= seen.bottom).length;
  const ways = spans
    .flatMap((one) => [one.top - seen.top, one.bottom - seen.bottom])
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  return ways.reduce((best, way) => (count(way) > count(best) ? way : best), 0);
}

/** A target with the air around it; what stays on top of the board may ask for more (`scroll-margin-top`). */
function span(target: Element): Span {
  const { top, bottom } = target.getBoundingClientRect();
  return { top: top - (parseFloat(getComputedStyle(target).scrollMarginTop) || AIR), bottom: bottom + AIR };
}

function bring(targets: readonly Element[], board: Element): void {
  const scroller = targets[0] && scrollerOf(targets[0], board);
  if (!scroller) return;
  const seen = scroller.getBoundingClientRect();
  const isSeen = ({ top, bottom }: DOMRect) => top >= seen.top - 1 && bottom <= seen.bottom + 1;
  if (targets.some((one) => isSeen(one.getBoundingClientRect()))) return;
  const spans = targets.filter((one) => scroller.contains(one)).map(span);
  scroller.scrollBy({ top: push(spans, seen), behavior: isCalm() ? 'auto' : 'smooth' });
}

/**
 * What is asked about lies on the screen: when other targets light up and none of them is in sight, the board
 * scrolls to them. Who scrolls away afterwards is left alone.
 */
export const reach: Attachment<HTMLElement> = (board) => {
  if (typeof ResizeObserver === 'undefined') return;
  let lit: Element[] = [];
  let frame = 0;

  function look(isResized: boolean): void {
    const now = [...board.querySelectorAll(TARGETS)].filter((one) => one.getClientRects().length > 0);
    const isSame = now.length === lit.length && now.every((one, n) => one === lit[n]);
    lit = now;
    if (isResized || !isSame) bring(now, board);
  }
  function soon(isResized: boolean): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => look(isResized));
  }

  const changes = new MutationObserver(() => soon(false));
  changes.observe(board, { subtree: true, childList: true, attributeFilter: ['class', 'data-legal'] });
  const sizes = new ResizeObserver(() => soon(true));
  sizes.observe(board);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
  };
};
