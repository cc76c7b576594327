/** Whoever follows a link by keyboard or ear arrives at the heading of the new page. */

/** Milliseconds after which a page without a heading is left alone. */
const PATIENCE = 8_000;

/** Focus the heading as soon as there is one, unless the reader has gone somewhere else meanwhile; returns how to stop waiting. */
export function focusHeading(): () => void {
  const before = document.activeElement;
  const look = () => {
    const heading = document.querySelector<HTMLElement>('h1');
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (!heading && !moved) return;
    stop();
    if (!heading || moved) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
