/** The server's interface around tables: the lobby, the door, who is ready, my tables, mails. */
import { ask, at, problemOf, Refused, UNREACHABLE } from './api';
import { outside } from './base';
import { during } from './idle';
import type { Language } from './text';
import { reach } from './wire/border';
import type { MailInfo, MyTables, TableInfo, TableList } from './wire/generated/wire';

/** A filter of tables to list; null: it does not matter. */
export interface Wish {
  game: string | null;
  players: number | null;
  phase: 'gathering' | 'playing' | null;
  free: number | null;
  locked: boolean | null;
  clock: boolean | null;
  language: Language | null;
  mine: boolean | null;
  search: string | null;
}

export const ANY: Readonly<Wish> = {
  game: null,
  players: null,
  phase: null,
  free: null,
  locked: null,
  clock: null,
  language: null,
  mine: null,
  search: null,
};

/** Asks again and again for what seldom changes: null means it is what was answered before. */
export class Follower<T> {
  #path = '';
  #mark: string | null = null;

  async ask(path: string): Promise<T | null> {
    if (path !== this.#path) this.#mark = null;
    this.#path = path;
    const headers: Record<string, string> = { accept: 'application/json' };
    if (this.#mark) headers['if-none-match'] = this.#mark;
    let answer: Response;
    try {
      answer = await during(reach(outside(`/api${path}`), { credentials: 'same-origin', headers }));
    } catch {
      throw new Refused(UNREACHABLE, 0);
    }
    if (answer.status === 304) return null;
    if (!answer.ok) throw new Refused(await problemOf(answer), answer.status);
    const found = (await answer.json()) as T;
    if (path === this.#path) this.#mark = answer.headers.get('etag');
    return found;
  }
}

export function lobbyPath(wish: Wish): string {
  const given = Object.entries(wish).filter(([, value]) => value !== null && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query ? `/tables?${query}` : '/tables';
}

export const lobby = () => new Follower<TableList>();
export const mine = () => new Follower<MyTables>();

/** The link of an invitation carries a key after a #: use it, and take it out of the address. */
export async function showInvitation(id: string): Promise<void> {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (!key) return;
  history.replaceState(null, '', location.pathname);
  await gatherings.enter(id, { key });
}

export const gatherings = {
  enter: (id: string, knock: { password: string } | { key: string }) => ask<TableInfo>('POST', at(id, '/enter'), knock),
  ready: (id: string, ready: boolean) => ask<TableInfo>('PUT', at(id, '/ready'), { ready }),
  askReady: (id: string) => ask<TableInfo>('POST', at(id, '/ready')),
  makeHost: (id: string, seat: number) => ask<TableInfo>('PUT', at(id, '/host'), { seat }),
  leave: (id: string) => ask<TableInfo>('POST', at(id, '/leave')),
  mail: () => ask<MailInfo>('GET', '/me/mail'),
  setMail: (address: string, turns: boolean) => ask<MailInfo>('PUT', '/me/mail', { address, turns }),
  forgetMail: () => ask<MailInfo>('DELETE', '/me/mail'),
  mailLink: (what: 'confirm' | 'stop', token: string) => ask<void>('POST', `/mail/${what}`, { token }),
};
