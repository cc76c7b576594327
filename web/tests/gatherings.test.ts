import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANY, Follower, lobbyPath, showInvitation } from '../src/lib/gatherings';
import { featured } from '../src/lib/lobby/featured';
import { unusual } from '../src/lib/lobby/options';
import { parse } from '../src/lib/router.svelte';
import { marked } from '../src/lib/tab.svelte';
import { changes } from '../src/lib/table/changes';
import type { SeatInfo, TableInfo } from '../src/lib/wire/generated/wire';

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  kind: 'person',
  name: '',
  person: null,
  connected: true,
  mine: false,
  ready: true,
  host: false,
  owner: '',
  guest: false,
  ...more,
});
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}) =>
  ({ id: 't', host: 'Ema', kicked: false, seats, ...more }) as TableInfo;

describe('what everybody hears about a table', () => {
  const ema = seat({ name: 'Ema', person: 'e', host: true });
  const jan = seat({ name: 'Jan', person: 'j' });
  const bot = seat({ kind: 'bot', name: 'greedy', person: 'j', owner: 'Jan' });

  it('is that a bot keeps a seat, and that its player is back', () => {
    expect(changes(table([ema, jan]), table([ema, bot]))).toEqual([{ what: 'bot-sits', name: 'Jan' }]);
    expect(changes(table([ema, bot]), table([ema, jan]))).toEqual([{ what: 'is-back', name: 'Jan' }]);
  });

  it('is not what the clock has told already', () => {
    expect(changes(table([ema, jan]), table([ema, bot], { forfeits: [1] }))).toEqual([]);
  });

  it('is not what the reader did', () => {
    const me = { ...jan, mine: true };
    expect(changes(table([ema, me]), table([ema, bot]))).toEqual([]);
    expect(changes(table([ema, bot]), table([ema, me]))).toEqual([]);
  });

  it('is who hosts, but not a new name of the same host', () => {
    const guest = seat({ ...ema, host: false });
    expect(changes(table([ema, jan]), table([guest, { ...jan, host: true }], { host: 'Jan' }))).toEqual([
      { what: 'new-host', name: 'Jan' },
    ]);
    expect(changes(table([ema, jan]), table([{ ...ema, name: 'Eva' }, jan], { host: 'Eva' }))).toEqual([]);
  });

  it('is for the one who was sent away that this is so', () => {
    const free = seat({ kind: 'open', ready: false });
    expect(changes(table([ema, { ...jan, mine: true }]), table([ema, free], { kicked: true }))).toEqual([
      { what: 'kicked', name: '' },
    ]);
  });
});

describe('the tab', () => {
  it('counts once, and not at all without a reason', () => {
    expect(marked('Podzemí', 2)).toBe('(2) Podzemí');
    expect(marked('(2) Podzemí', 3)).toBe('(3) Podzemí');
    expect(marked('(3) Podzemí', 0)).toBe('Podzemí');
  });
});

describe('asking the server', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal('fetch', fetched));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it('names only what matters of a wish', () => {
    expect(lobbyPath({ ...ANY })).toBe('/tables');
    expect(lobbyPath({ ...ANY, game: 'dark_cave', free: 2, locked: false, search: '' })).toBe(
      '/tables?game=dark_cave&free=2&locked=false',
    );
  });

  it('takes the word of the server that nothing changed, for the same question only', async () => {
    const follower = new Follower<{ n: number }>();
    fetched.mockResolvedValueOnce(new Response('{"n":1}', { headers: { etag: '"a"' } }));
    expect(await follower.ask('/x')).toEqual({ n: 1 });
    fetched.mockResolvedValueOnce(new Response(null, { status: 304 }));
    expect(await follower.ask('/x')).toBeNull();
    fetched.mockResolvedValueOnce(new Response('{"n":2}'));
    expect(await follower.ask('/y')).toEqual({ n: 2 });
    const marks = fetched.mock.calls.map(
      ([, init]) => (init?.headers as Record<string, string> | undefined)?.['if-none-match'],
    );
    expect(marks).toEqual([undefined, '"a"', undefined]);
  });

  it('shows the key of an invitation once and takes it out of the address', async () => {
    history.replaceState(null, '', '/t/oak#key=k1');
    fetched.mockResolvedValueOnce(new Response('{}'));
    await showInvitation('oak');
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"key":"k1"}');
    expect(location.hash).toBe('');
    await showInvitation('oak');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a row of the lobby', () => {
  const known = [
    { name: 'full_rules', values: [true, false], default: true, clause: '' },
    { name: 'choose_blocked', values: [true, false], default: false, clause: '' },
  ];

  it('names what is not as usual', () => {
    expect(unusual(known, { full_rules: false, choose_blocked: false })).toEqual([['full_rules', false]]);
  });

  it('takes an option that the table does not name for usual: it came later', () => {
    expect(unusual(known, { full_rules: true })).toEqual([]);
  });
});

describe('addresses', () => {
  it('lead to the links of mails', () => {
    expect(parse('/mail/stop')).toEqual({ page: 'mail', what: 'stop' });
    expect(parse('/mail/other')).toEqual({ page: 'lost' });
  });
});

describe('the table to watch', () => {
  const ema = seat({ name: 'Ema', person: 'e' });
  const bot = seat({ kind: 'bot', name: 'greedy' });
  const open = { phase: 'playing', watching: true, locked: false, spectators: 0, version: 9 } as const;

  it('is the one with the most people in it, then around it', () => {
    const [alone, pair, watched] = [
      table([ema, bot], { ...open, id: 'alone', spectators: 9 }),
      table([ema, ema], { ...open, id: 'pair' }),
      table([ema, ema], { ...open, id: 'watched', spectators: 1 }),
    ];
    expect(featured([alone, pair, watched])?.id).toBe('watched');
    expect(featured([alone, pair])?.id).toBe('pair');
  });

  it('is none that gathers, is locked, or does not want to be watched', () => {
    const shut = [{ phase: 'gathering' }, { locked: true }, { watching: false }] as const;
    expect(featured(shut.map((more) => table([ema, ema], { ...open, ...more })))).toBeNull();
  });
});
