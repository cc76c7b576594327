/** The result opens by itself when the end comes while the reader watches, not on a later visit. */
/** Milliseconds between the end and its result, whatever else the table hears meanwhile. */
const BREATH = 1400;

interface Match {
  /** Whether there is a board, and it is not over. */
  isRunning: () => boolean;
  isOver: () => boolean;
  /** The end is still told line by line on the board. */
  isReckoning: () => boolean;
  /** The end has come. */
  seen: () => void;
  open: () => void;
}

/** Called while a component is made. */
export function openAtEnd(match: Match): void {
  let wasRunning = false;
  let ended = $state(false);
  $effect(() => {
    if (match.isRunning()) wasRunning = true;
    if (!match.isOver() || !wasRunning) return;
    wasRunning = false;
    match.seen();
    ended = true;
  });
  $effect(() => {
    if (!ended || match.isReckoning()) return;
    const opening = setInterval(() => {
      if (document.querySelector('dialog[open]')) return; // somebody reads something else: that is not covered
      ended = false;
      match.open();
    }, BREATH);
    return () => clearInterval(opening);
  });
}
