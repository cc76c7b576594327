/** The people around the reader: friends and where they are, who asks, invitations. The server tells all of it, whole. */
import { ask, at, socketAt } from '../api';
import { gameText } from '../names';
import { note } from '../notes';
import { listText, t } from '../speak.svelte';
import { TableSocket } from '../wire/socket';
import type { Company, TableInfo, ToMe } from '../wire/generated/wire';

const NOBODY: Company = {
  kind: 'company',
  friends: [],
  asking: [],
  asked: [],
  blocked: [],
  invitations: [],
  sent: [],
  now: 0,
};

let known = $state.raw<Company>(NOBODY);
/** The server's time less this machine's, in seconds. */
let ahead = $state(0);
/** Invitations that the reader has put off; they still stand among the friends. */
let putOff = $state.raw<ReadonlySet<string>>(new Set());

export const company = {
  get friends(): Company['friends'] {
    return known.friends;
  },
  get asking(): Company['asking'] {
    return known.asking;
  },
  get asked(): Company['asked'] {
    return known.asked;
  },
  get blocked(): Company['blocked'] {
    return known.blocked;
  },
  get invitations(): Company['invitations'] {
    return known.invitations;
  },
  /** Those that the reader has not seen yet. */
  get fresh(): Company['invitations'] {
    return known.invitations.filter((one) => !putOff.has(one.table));
  },
  get sent(): Company['sent'] {
    return known.sent;
  },
  /** What the server's clock says now, in seconds since 1970. */
  serverTime: () => Date.now() / 1000 + ahead,
};

function take(news: Company): void {
  known = news;
  ahead = news.now - Date.now() / 1000;
}

export function later(table: string): void {
  putOff = new Set([...putOff, table]);
}

export type Bond = 'friend' | 'blocked' | 'asking' | 'asked' | 'stranger';

/** What that person is to the reader. */
export function bondWith(id: string): Bond {
  const among = (people: readonly { id: string }[]) => people.some((one) => one.id === id);
  if (among(known.friends)) return 'friend';
  if (among(known.blocked)) return 'blocked';
  return among(known.asking) ? 'asking' : among(known.asked) ? 'asked' : 'stranger';
}

/** Be told until the page is closed; returns how to stop. */
export function followCompany(): () => void {
  const socket = new TableSocket<ToMe>(socketAt('/me/live'), {
    message: (message) => {
      if (message.kind !== 'company') return;
      const news = message.invitations.filter((one) => !known.invitations.some((old) => old.table === one.table));
      take(message);
      for (const one of news)
        note(
          t('invite-title', { name: one.by.name, game: gameText(one.game) }),
          listText(one.people),
          one.table,
          `/t/${one.table}`,
        );
    },
    connection: () => {},
  });
  socket.connect();
  return () => {
    socket.close();
    known = NOBODY;
  };
}

/** Each answers with what is so now; it need not wait for the socket. */
async function changed(method: string, path: string, body?: object): Promise<void> {
  take(await ask<Company>(method, path, body));
}

const friend = (id: string) => `/me/friends/${encodeURIComponent(id)}`;
const block = (id: string) => `/me/blocks/${encodeURIComponent(id)}`;
const invitation = (table: string) => `/me/invitations/${encodeURIComponent(table)}`;

export const friends = {
  askByName: (name: string) => changed('POST', '/me/friends', { name }),
  /** Ask, or agree with who asked. */
  ask: (id: string) => changed('PUT', friend(id)),
  /** Be friends no longer, take back, decline. */
  drop: (id: string) => changed('DELETE', friend(id)),
  block: (id: string) => changed('PUT', block(id)),
  unblock: (id: string) => changed('DELETE', block(id)),
  invite: (table: string, person: string) => ask<void>('POST', at(table, '/invitations'), { person }),
  join: (table: string) => ask<TableInfo>('POST', invitation(table)),
  decline: (table: string) => ask<void>('DELETE', invitation(table)),
};
