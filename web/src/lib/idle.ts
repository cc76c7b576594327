/**
 * Whether the page is at rest: nothing is fetched, nothing that was sent waits for its answer, no movement is played.
 * It stands on the page as `<html data-idle>`, for programs that use it: tests and pictures wait for it.
 */
let underWay = 0;

/** A match that goes on and on keeps nobody from seeing the rest of the page. */
const LONGEST = 8_000;
/** A page that nobody sees draws nothing. */
const UNSEEN = 250;

let afterRest: (() => Promise<unknown>)[] = [];

function show(): void {
  if (underWay === 0) beginRest();
  document.documentElement.toggleAttribute('data-idle', underWay === 0);
}

function beginRest(): void {
  const begun = afterRest;
  afterRest = [];
  for (const work of begun) during(drawn().then(work)).catch(() => {});
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

/** When what the page says now is on the screen. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done())); // the second one comes after the first was drawn
    setTimeout(done, UNSEEN);
  });
}

/** What nobody waits for: it begins when the page has come to rest for the first time. A failure is no trouble. */
export function afterwards(work: () => Promise<unknown>): void {
  afterRest.push(work);
  setTimeout(beginRest, LONGEST);
}

/** Whether this browser has fetched it before: then it comes from its own store, and at once. */
function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(key: string): void {
  try {
    localStorage.setItem(key, 'kept');
  } catch {
    // next time it comes late again
  }
}

/** What no first decision waits for: at once where this browser has it already, afterwards where it has to be fetched. */
export function atLeisure(key: string, load: () => Promise<unknown>): void {
  const work = () => load().then(() => keep(key));
  if (isKept(key)) during(work()).catch(() => {});
  else afterwards(work);
}
