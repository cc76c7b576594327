/** Who the reader is. A guest gets a name and a cookie at the first visit. */
import { api } from './api';
import type { Me } from './wire/generated/wire';

let known = $state.raw<Me | null>(null);
let asking: Promise<Me> | null = null;

export const person = {
  get me(): Me | null {
    return known;
  },
};

/** The reader's identity; asked for once, and `again` when something about it has changed. */
export async function whoAmI(again = false): Promise<Me> {
  if (again) asking = null;
  asking ??= api.me().catch((error: unknown) => {
    asking = null;
    throw error;
  });
  known = await asking;
  return known;
}

/** The reader is somebody else now: signed in, signed out, or called differently. */
export function become(me: Me): void {
  known = me;
  asking = Promise.resolve(me);
}

export async function rename(name: string): Promise<void> {
  become(await api.rename(name));
}
