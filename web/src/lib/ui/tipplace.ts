/** Where a tooltip goes: beside its thing, inside the window, on as little as possible of what may be chosen (UI-4). */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between a thing and its tooltip. */
const GAP = 10;
/** And between the tooltip and the edge of the window. */
const EDGE = 8;

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** `targets`: what may be chosen now. Above is best, then below, right and left. */
export function placed(
  anchor: Box,
  tip: { width: number; height: number },
  window: { width: number; height: number },
  targets: readonly Box[],
): Box {
  const middle = {
    left: anchor.left + (anchor.width - tip.width) / 2,
    top: anchor.top + (anchor.height - tip.height) / 2,
  };
  const ways = [
    { ...middle, top: anchor.top - tip.height - GAP },
    { ...middle, top: anchor.top + anchor.height + GAP },
    { ...middle, left: anchor.left + anchor.width + GAP },
    { ...middle, left: anchor.left - tip.width - GAP },
  ];
  const inside = (at: number, size: number, all: number) => Math.max(EDGE, Math.min(at, all - size - EDGE));
  const boxes = ways.map(({ left, top }) => ({
    left: inside(left, tip.width, window.width),
    top: inside(top, tip.height, window.height),
    ...tip,
  }));
  const costs = boxes.map(
    (box) => 4 * overlap(box, anchor) + targets.reduce((sum, target) => sum + overlap(box, target), 0),
  );
  return boxes[costs.indexOf(Math.min(...costs))]!;
}
