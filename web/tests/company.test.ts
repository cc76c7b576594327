import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { company, followCompany, friends, later } from '../src/lib/people/company.svelte';
import { phraseKey, phrasesOf } from '../src/lib/table/phrases';
import { loadTexts } from '../src/lib/text';
import type { Company } from '../src/lib/wire/generated/wire';

const told = (more: Partial<Company> = {}): Company => ({
  kind: 'company',
  friends: [],
  asking: [],
  asked: [],
  blocked: [],
  invitations: [],
  sent: [],
  now: 1000,
  ...more,
});
const invitation = (table: string) => ({
  table,
  game: 'dark_cave',
  players: 3,
  people: ['Ann'],
  by: { id: 'a', name: 'Ann' },
  at: 1,
});

/** A socket that a test speaks through. */
class Line {
  static last: Line;
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    Line.last = this;
  }

  send(): void {}

  close(): void {}

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('company', () => {
  let stop: () => void;

  beforeAll(() => loadTexts('en'));

  beforeEach(() => {
    vi.stubGlobal('WebSocket', Line);
    stop = followCompany();
  });

  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it('is what the server said last, and nothing after the end', () => {
    expect(Line.last.url).toMatch(/^ws.*\/api\/me\/live$/);
    Line.last.say(told({ asking: [{ id: 'b', name: 'Bo' }] }));
    expect(company.asking).toEqual([{ id: 'b', name: 'Bo' }]);
    Line.last.say(told());
    expect(company.asking).toEqual([]);
    Line.last.say({ kind: 'pong' });
    Line.last.say(told({ blocked: [{ id: 'c', name: 'Cy' }] }));
    stop();
    expect(company.blocked).toEqual([]);
  });

  it('goes by the clock of the server', () => {
    vi.spyOn(Date, 'now').mockReturnValue(5_000_000);
    Line.last.say(told({ now: 1234 }));
    expect(company.serverTime()).toBe(1234);
  });

  it('keeps an invitation that was put off, but no longer in front of everything', () => {
    Line.last.say(told({ invitations: [invitation('x'), invitation('y')] }));
    expect(company.fresh.map((one) => one.table)).toEqual(['x', 'y']);
    later('x');
    expect(company.fresh.map((one) => one.table)).toEqual(['y']);
    expect(company.invitations.map((one) => one.table)).toEqual(['x', 'y']);
  });

  it('takes what an answer says without waiting for the socket', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(told({ asked: [{ id: 'd', name: 'Di' }] }))));
    await friends.ask('d');
    expect(company.asked).toEqual([{ id: 'd', name: 'Di' }]);
  });
});

describe('phrases', () => {
  it('are those of the game first, then those of every table', () => {
    const said = phrasesOf('dark_cave');
    expect(said[0]).toBe('dark_cave:loyal');
    expect(said.some((one) => one.startsWith('dungeon_lords:'))).toBe(false);
    expect(said.at(-1)).toBe('goodbye');
    expect(phraseKey('dark_cave:loyal')).toBe('dc-phrase-loyal');
    expect(phraseKey('hello')).toBe('phrase-hello');
  });
});
