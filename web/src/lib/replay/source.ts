/** The source of a replay: a finished table, a running one some time after, or a record that was dropped here. */
import { api, Refused, send } from '../api';
import { outside } from '../base';
import { reach } from '../wire/border';
import type { LuckVerdict, ReplayPage, ReplayStory, TableInfo } from '../wire/generated/wire';

export interface Source {
  story: (eye: string) => Promise<ReplayStory>;
  page: (eye: string, from: number, to: number) => Promise<ReplayPage>;
  /** The server's findings when it plays everything again. `shown`: the hash from the start. */
  verdict: (shown: string | null) => Promise<LuckVerdict>;
  /** A new table that plays on from there. */
  branch: (at: number, seat: number, bot: string) => Promise<TableInfo>;
  /** The record as text, to be hashed by the reader's own machine. */
  record: () => Promise<string>;
}

function tableAt(id: string, what: 'replay' | 'behind'): Source {
  const table = api.tablePath(id);
  const asked = (rest: string) => `${table}${rest}`;
  return {
    story: (eye) => send('GET', asked(`/${what}/story?eye=${eye}`)),
    page: (eye, from, to) => send('GET', asked(`/${what}?eye=${eye}&from=${from}&to=${to}`)),
    verdict: (shown) => send('GET', asked(`/verdict${shown === null ? '' : `?shown=${encodeURIComponent(shown)}`}`)),
    branch: (at, seat, bot) => send('POST', asked('/branch'), JSON.stringify({ at, seat, bot })),
    record: async () => (await reach(outside(api.recordPath(id)), { credentials: 'same-origin' })).text(),
  };
}

/** A finished table; while it is on, what spectators may see of it by consent of its players. */
export async function tableSource(id: string, eye: string): Promise<{ source: Source; story: ReplayStory }> {
  const source = tableAt(id, 'replay');
  try {
    return { source, story: await source.story(eye) };
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'not_finished') throw error;
    const behind = tableAt(id, 'behind');
    return { source: behind, story: await behind.story(eye === 'public' ? 'open' : eye) };
  }
}

export function recordSource(text: string): Source {
  const body = (rest: object) => `{"record":${text},${JSON.stringify(rest).slice(1)}`;
  return {
    story: (eye) => send('POST', '/replay/story', body({ eye })),
    page: (eye, first, last) => send('POST', '/replay', body({ eye, first, last })),
    verdict: (shown) => send('POST', '/replay/verdict', body({ shown })),
    branch: (at, seat, bot) => send('POST', '/replay/branch', body({ at, seat, bot })),
    record: () => Promise.resolve(text),
  };
}
