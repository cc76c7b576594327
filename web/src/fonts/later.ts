/** The faces that no first decision waits for: until they come, the first one stands in for them. */
import { atLeisure, drawn } from '../lib/idle';

async function load(): Promise<void> {
  await import('./generated/later.css');
  await drawn(); // only now the browser knows which of them the page needs
  await document.fonts.ready;
}

/** Without them the page is whole: a failure is no trouble to anybody. */
export function fetchFonts(): void {
  atLeisure('podzemi.fonts', load);
}
