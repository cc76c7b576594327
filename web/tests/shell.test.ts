import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../src/lib/api';
import { seatNames } from '../src/lib/names';
import { parse } from '../src/lib/router.svelte';
import { preferredLanguage } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/text';
import { hatching, seeded, wobbly } from '../src/lib/ui/hatch';
import { cycleLegal, tableKeys } from '../src/lib/table/keys';
import recording from './recorded.json';
import type { Sync, TableInfo } from '../src/lib/wire/generated/wire';

const table = (recording[0] as unknown as Sync).table;

beforeAll(async () => {
  await loadLanguage('en');
});

describe('the router', () => {
  it('knows its addresses and no others', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/new/welcome_dungeon')).toEqual({ page: 'new', game: 'welcome_dungeon' });
    expect(parse('/t/a-b_c/')).toEqual({ page: 'table', id: 'a-b_c' });
    expect(parse('/about')).toEqual({ page: 'about' });
    for (const path of ['/t/%E0%A4%A', '/%', '/learn/x/%zz']) expect(parse(path)).toEqual({ page: 'lost' });
    expect(parse('/people/J%C3%A1n')).toEqual({ page: 'profile', who: 'Ján' });
    for (const path of ['/new', '/t', '/t/a/b', '/nonsense']) expect(parse(path)).toEqual({ page: 'lost' });
  });
});

describe('the language', () => {
  it('is the first of the browser’s that we speak', () => {
    expect(preferredLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(preferredLanguage(['de'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});

describe('names at a table', () => {
  it('give each bot its own, the same every time', () => {
    const bots: TableInfo = { ...table, seats: table.seats.map((seat) => ({ ...seat, kind: 'bot' })) };
    const names = seatNames(bots);
    expect(new Set(names).size).toBe(3);
    expect(seatNames(bots)).toEqual(names);
  });

  it('never give a bot the name of a person', () => {
    const [bot] = seatNames({ ...table, seats: table.seats.slice(1, 2) });
    const seats = [{ ...table.seats[0]!, name: bot! }, table.seats[1]!];
    const names = seatNames({ ...table, seats });
    expect(names[0]).toBe(bot);
    expect(names[1]).not.toBe(bot);
  });
});

describe('the HTTP client', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answer = (status: number, body: unknown) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(body === undefined ? null : JSON.stringify(body), { status })),
    );

  it('sends JSON and reads the answer', async () => {
    answer(200, table);
    expect(await api.sit('a/b', 2, 'me')).toEqual(table);
    const [url, init] = vi.mocked(fetch).mock.calls[0]!;
    expect(url).toBe('/api/tables/a%2Fb/seats/2');
    expect(init).toMatchObject({ method: 'POST', body: '{"player":"me"}' });
  });

  it('turns a refusal into a problem', async () => {
    answer(409, { code: 'seat_taken', text: 'Somebody already sits there.' });
    const error = await api.sit('a', 0, 'me').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).problem).toMatchObject({ code: 'seat_taken', clause: '', values: {} });
    expect((error as Refused).status).toBe(409);
  });

  it('says so when the server is out of reach or talks nonsense', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('network'))),
    );
    await expect(api.games()).rejects.toMatchObject({ problem: { code: 'unreachable' } });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>', { status: 502 })),
    );
    await expect(api.games()).rejects.toMatchObject({ problem: { code: 'internal' }, status: 502 });
  });
});

describe('hatching', () => {
  it('is the same for the same seed', () => {
    expect(hatching(100, 50, 4)).toBe(hatching(100, 50, 4));
    expect(hatching(100, 50, 4)).not.toBe(hatching(100, 50, 5));
  });

  it('wobbles by about a pixel', () => {
    const numbers = wobbly(
      [
        [10, 10],
        [20, 10],
        [20, 20],
      ],
      3,
    )
      .match(/[\d.]+/g)!
      .map(Number);
    [10, 10, 20, 10, 20, 20].forEach((exact, n) => expect(Math.abs(numbers[n]! - exact)).toBeLessThanOrEqual(1));
  });

  it('draws its numbers from the whole interval', () => {
    const random = seeded(1);
    const drawn = Array.from({ length: 1000 }, random);
    expect(Math.min(...drawn)).toBeLessThan(0.02);
    expect(Math.max(...drawn)).toBeGreaterThan(0.98);
  });
});

describe('keys at the table', () => {
  const does = {
    pencilled: vi.fn(() => true),
    ink: vi.fn(),
    drop: vi.fn(() => true),
    undo: vi.fn(),
    help: vi.fn(),
    log: vi.fn(),
    blocked: vi.fn(() => false),
  };
  const press = (key: string, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    tableKeys(does)(event);
    return event.defaultPrevented;
  };
  afterEach(() => {
    document.body.replaceChildren();
    vi.clearAllMocks();
  });

  it('ink, take back, open help and the log', () => {
    does.pencilled.mockReturnValue(true);
    press('Enter');
    press('u');
    press('Escape');
    press('?');
    press('l');
    expect(does.ink).toHaveBeenCalledOnce();
    expect(does.drop).toHaveBeenCalledTimes(2);
    expect(does.help).toHaveBeenCalledOnce();
    expect(does.log).toHaveBeenCalledOnce();
  });

  it('Enter on a place that takes no press inks what is pencilled', () => {
    does.pencilled.mockReturnValue(true);
    document.body.innerHTML =
      '<div class="board"><button aria-pressed="true"></button><button aria-disabled="true"></button><button></button></div>';
    const [chosen, closed, open] = document.querySelectorAll('button');
    expect([press('Enter', chosen), press('Enter', closed)]).toEqual([true, true]);
    expect(does.ink).toHaveBeenCalledTimes(2);
    expect(press('Enter', open)).toBe(false);
    expect(does.ink).toHaveBeenCalledTimes(2);
  });

  it('U takes the last decision back when nothing is pencilled', () => {
    does.pencilled.mockReturnValue(false);
    does.drop.mockReturnValueOnce(true).mockReturnValue(false);
    expect(press('u')).toBe(true); // something was pressed that is no whole choice yet
    expect(does.undo).not.toHaveBeenCalled();
    expect(press('u')).toBe(true);
    expect(press('Escape')).toBe(false);
    expect(does.undo).toHaveBeenCalledOnce();
  });

  it('leave Enter to a focused button, and everything to a field or a dialogue', () => {
    const button = document.body.appendChild(document.createElement('button'));
    const field = document.body.appendChild(document.createElement('input'));
    expect(press('Enter', button)).toBe(false);
    expect(press('l', field)).toBe(false);
    does.blocked.mockReturnValueOnce(true);
    expect(press('l')).toBe(false);
    expect(does.ink).not.toHaveBeenCalled();
    expect(does.log).not.toHaveBeenCalled();
  });

  it('press the n-th choice of the ask bar', () => {
    document.body.innerHTML =
      '<section class="ask"><button class="choice"></button><button class="choice"></button></section>';
    const clicked = vi.fn();
    document.querySelectorAll('.choice')[1]!.addEventListener('click', clicked);
    expect(press('2')).toBe(true);
    expect(press('3')).toBe(false);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('a digit takes the focus from what was pressed on the board before', () => {
    document.body.innerHTML =
      '<button id="old"></button><section class="ask"><button class="choice"></button></section>';
    document.getElementById('old')!.focus();
    press('1');
    expect(document.activeElement?.className).toBe('choice');
  });

  it('walk through the legal targets and start again', () => {
    document.body.innerHTML =
      '<button class="legal" id="a"></button><button></button><button data-legal id="b"></button>';
    const walked = [1, 2, 3].map(() => {
      cycleLegal();
      return document.activeElement?.id;
    });
    expect(walked).toEqual(['a', 'b', 'a']);
  });
});
