/** A thing that cannot be chosen says why when it is pressed (IF-0.2). */
import { explainFocused } from '../../ui/tip.svelte';

export function explain(event: MouseEvent): void {
  (event.currentTarget as HTMLElement).focus();
  explainFocused();
}
