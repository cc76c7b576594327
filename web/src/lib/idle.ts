/**
 * Whether the page is at rest: nothing is fetched, nothing that was sent waits for its answer, no movement is played.
 * It stands on the page as `<html data-idle>`, for programs that use it: tests and pictures wait for it.
 */
let underWay = 0;

function show(): void {
  document.documentElement.toggleAttribute('data-idle', underWay === 0);
}

/** Something is under way until the function that this returns is called. */
export function begin(): () => void {
  let isOver = false;
  underWay += 1;
  show();
  return () => {
    if (isOver) return;
    isOver = true;
    underWay -= 1;
    setTimeout(show); // what follows from it may begin at once
  };
}

/** The same promise; something is under way until it is settled. */
export function during<T>(work: Promise<T>): Promise<T> {
  return work.finally(begin());
}
