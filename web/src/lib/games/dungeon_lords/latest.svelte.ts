/** What the board was last given, for the seat panels, which get the view alone. */
import type { Outlook } from './box.ts';

let outlook = $state.raw<Outlook | null>(null);

export const latest = {
  get outlook(): Outlook | null {
    return outlook;
  },
  set outlook(given: Outlook | null) {
    outlook = given;
  },
};
