/** Frames for which to look on after something changed: what moves is seen to move by then. */
const CHANGED = 3;
/** The same after a movement began: it may stand still for a while in between. */
const BEGUN = 60;

/** What may move something without changing any element. */
const STIRS = ['scroll', 'transitionstart', 'animationstart', 'load'] as const;

/**
 * Looks at once, then in every frame while something moves, and not at all while the page stands still: a loop that never rests would
 * empty the battery of a phone that lies on the table. `look` says whether it found anything in another place.
 */
export function whileMoving(look: () => boolean): () => void {
  let frame = 0;
  let left = 0;

  function next(): void {
    left = look() ? Math.max(left, CHANGED) : left - 1;
    frame = left > 0 ? requestAnimationFrame(next) : 0;
  }
  function wake(frames: number): void {
    left = Math.max(left, frames);
    frame ||= requestAnimationFrame(next);
  }
  const changed = () => wake(CHANGED);
  const begun = () => wake(BEGUN);

  const changes = new MutationObserver(changed);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const stir of STIRS) document.addEventListener(stir, begun, { capture: true, passive: true });
  window.addEventListener('resize', begun);
  document.fonts?.addEventListener('loadingdone', changed);
  left = BEGUN;
  next();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const stir of STIRS) document.removeEventListener(stir, begun, { capture: true });
    window.removeEventListener('resize', begun);
    document.fonts?.removeEventListener('loadingdone', changed);
  };
}
