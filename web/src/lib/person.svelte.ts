/** Who the reader is. A guest gets a name and a cookie at the first visit. */
import { api } from './api';
import type { Person } from './wire/generated/wire';

let known = $state.raw<Person | null>(null);
let asking: Promise<Person> | null = null;

export const person = {
  get me(): Person | null {
    return known;
  },
};

/** The reader's identity; asked for once. */
export async function whoAmI(): Promise<Person> {
  asking ??= api.me().catch((error: unknown) => {
    asking = null;
    throw error;
  });
  known = await asking;
  return known;
}

export async function rename(name: string): Promise<void> {
  known = await api.rename(name);
  asking = Promise.resolve(known);
}
