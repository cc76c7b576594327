/** The faces that no first decision waits for: until they come, the first one stands in for them. */
import { afterwards, drawn, during } from '../lib/idle';

const KEY = 'podzemi.fonts';

/** Whether this browser has fetched them before: then they come from its own store, and at once. */
function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, 'kept');
  } catch {
    // next time they come late again
  }
}

async function load(): Promise<void> {
  await import('./generated/later.css');
  await drawn(); // only now the browser knows which of them the page needs
  await document.fonts.ready;
  keep();
}

/** Without them the page is whole: a failure is no trouble to anybody. */
export function fetchFonts(): void {
  if (isKept()) during(load()).catch(() => {});
  else afterwards(load);
}
