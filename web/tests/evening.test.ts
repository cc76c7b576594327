/** What an evening needs besides the game: results that explain, pictures and links to send on, secrets that stay. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameClient, MatchResult } from '../src/lib/games/board';
import { Box as CaveBox } from '../src/lib/games/dark_cave/box';
import { spaceText } from '../src/lib/games/dark_cave/words';
import '../src/lib/games/paper_dungeons/client';
import { HERO_STEPS, type Battle } from '../src/lib/games/paper_dungeons/battle';
import BossScene from '../src/lib/games/paper_dungeons/BossScene.svelte';
import { withOnlyDie, type Choice } from '../src/lib/games/paper_dungeons/choices';
import createWelcome from '../src/lib/games/welcome_dungeon/client';
import scenes from '../src/lib/games/welcome_dungeon/fixtures/scenes.json';
import MatchList from '../src/lib/people/MatchList.svelte';
import Aim from '../src/lib/table/Aim.svelte';
import { Forced } from '../src/lib/table/forced.svelte';
import { saidAt } from '../src/lib/table/saying.svelte';
import Seats from '../src/lib/table/Seats.svelte';
import { draw, WIDTH } from '../src/lib/table/postcard';
import Invite from '../src/lib/ui/Invite.svelte';
import type { Line, MatchInfo, TableInfo } from '../src/lib/wire/generated/wire';
import caveComponents from '../src/lib/wire/generated/dark_cave.components.json';
import type { View as CaveView } from '../src/lib/wire/generated/dark_cave';
import type { View } from '../src/lib/wire/generated/welcome_dungeon';
import components from '../src/lib/wire/generated/welcome_dungeon.components.json';
import { asUsual, NAMES } from './support/board';

asUsual();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the result of Welcome to the Dungeon', () => {
  const client = createWelcome(components) as unknown as GameClient;
  const over = (scenes as unknown as Record<string, { view: View }>)['game_over']?.view;
  const ended = (run: Partial<NonNullable<View['run']>>): string => {
    const view = {
      ...over!,
      run: { runner: 0, entry_hp: 9, hp: 0, named: null, pact_pending: false, reveals: [], ...run },
    };
    return client.resultLine!({} as MatchResult, view as never, NAMES, null);
  };
  const fatal = (adder: number | null) => [
    { slot: 1, adder: 2, monster: 'goblin', removed: null, fate: 'hurt', by: null, hp: 3 },
    { slot: 2, adder, monster: 'demon', removed: null, fate: 'died', by: null, hp: 0 },
  ];

  it('says how the last run came out, and whose card decided it', () => {
    expect(over).toBeDefined();
    expect(ended({ ended: 'success', hp: 4 } as never)).toContain('Anežka came out with 4 HP');
    expect(ended({ ended: 'failure', reveals: fatal(1) } as never)).toContain(
      'Anežka fell to the Demon, which Marek had added',
    );
    expect(ended({ ended: 'failure', reveals: fatal(0) } as never)).toContain(
      'Anežka had added the Demon and fell to it',
    );
  });
});

describe('a link to a table', () => {
  it('goes to the share sheet of the device, if there is one', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    vi.stubGlobal('navigator', { ...navigator, share });
    render(Invite, { id: 'abc', key: 'k' });
    await fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: expect.stringContaining('/t/abc#key=k') }));
  });

  it('is copied where there is none', () => {
    render(Invite, { id: 'abc' });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });
});

describe('what somebody says', () => {
  const info = {
    seats: [
      { kind: 'person', person: 'me', name: 'Ann', mine: true, connected: true },
      { kind: 'person', person: 'bob', name: 'Bob', mine: false, connected: true },
    ],
  } as unknown as TableInfo;
  const line = (from: string, more: Partial<Line> = {}): Line =>
    ({
      channel: 'table',
      number: 1,
      person: from,
      name: from,
      kind: 'text',
      text: 'Hello there',
      at: 0,
      ...more,
    }) as Line;

  it('stands at their seat', () => {
    const said = saidAt(line('bob'), info, 'me');
    expect(said).toEqual({ seat: 1, text: 'Hello there' });
    render(Seats, {
      info,
      said,
      view: { seat: 0, to_act: [0] } as never,
      names: ['Ann', 'Bob'],
      client: {} as GameClient,
      resting: false,
      relieve: null,
    });
    const seats = [...document.querySelectorAll('.seat .stext')].map((one) => one.textContent);
    expect(seats).toEqual(['deciding', '“Hello there”']);
  });

  it('stands nowhere if I said it, or somebody who watches', () => {
    expect(saidAt(line('me'), info, 'me')).toBeNull();
    expect(saidAt(line('zoe'), info, 'me')).toBeNull();
    expect(saidAt(line('bob', { channel: 'watchers' }), info, 'me')).toBeNull();
  });
});

describe('the ways on one card of the cave', () => {
  const box = new CaveBox(caveComponents);
  const at = (rot: number) =>
    ({ cards: [{ x: 3, y: 2, card: 'P2-05', rot, nugget: false }], seats: [] }) as unknown as CaveView;
  const label = (rot: number, id: string) => spaceText(box, at(rot), [3, 2, id]);

  it('are told apart by their ends, also when the card is turned', () => {
    expect(label(0, 'n')).toBe('3 east, 2 south, north end');
    expect(label(0, 's')).toBe('3 east, 2 south, south end');
    expect(label(180, 'n')).toBe('3 east, 2 south, south end');
  });
});

describe('the strength of a party that meets the boss', () => {
  const data = {
    boss: { boss: 'vampire', weakness: 'cleric', brackets: [{ strength: 8, glory: 3, wounds: 1 }], flee: -4 },
    parties: [{ seat: 0, strength: 21, fate: 'fought', glory: 3, wounds: 1, isBest: true, shares: [] }],
    most: 24,
  } as unknown as Battle;

  it('is told when the bars are full, not before', async () => {
    const { rerender } = render(BossScene, { data, step: 0, names: NAMES, me: 0 });
    expect(document.querySelector('.end')!.textContent).not.toContain('21');
    await rerender({ data, step: HERO_STEPS + 1, names: NAMES, me: 0 });
    expect(document.querySelector('.end')!.textContent).toContain('21');
  });
});

describe('who I am', () => {
  it('is said only when asked for', async () => {
    render(Aim, { game: 'dark_cave', who: 'You are a saboteur.', close: () => {} });
    expect(document.body.textContent).not.toContain('saboteur.');
    await fireEvent.click(screen.getByRole('button', { name: /^Show who I am/ }));
    expect(document.body.textContent).toContain('You are a saboteur.');
  });
});

describe('finished matches', () => {
  const match = (mine: boolean): MatchInfo =>
    ({
      table: 'abc',
      game: 'welcome_dungeon',
      players: 2,
      finished: 0,
      public: true,
      place: 1,
      won: true,
      rating: null,
      change: null,
      seats: [
        { seat: 0, place: 1, score: 2, kind: 'person', name: 'Ann', person: 'a', mine, forfeited: false },
        { seat: 1, place: 2, score: 1, kind: 'person', name: 'Bob', person: 'b', mine: false, forfeited: false },
      ],
    }) as unknown as MatchInfo;

  it('say what a figure counts, and lead to the review of the own ones', () => {
    render(MatchList, { matches: [match(true)] });
    expect(document.body.textContent).toContain('2 successes');
    expect(document.body.textContent).toContain('1 success');
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/r/abc/review');
  });

  it('of others have no review', () => {
    render(MatchList, { matches: [match(false)] });
    expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
  });
});

describe('a picture of the result', () => {
  it('holds the game, the winner and the places, each within its width', () => {
    const told: { text: string; most: number; font: string }[] = [];
    const pen = {
      font: '',
      measureText: (text: string) => ({ width: text.length * Number.parseInt(/(\d+)px/.exec(pen.font)![1]!) * 0.5 }),
      fillText: (text: string, _x: number, _y: number, most: number) => told.push({ text, most, font: pen.font }),
      ...Object.fromEntries(
        ['fillRect', 'strokeRect', 'beginPath', 'moveTo', 'lineTo', 'stroke', 'arc', 'fill'].map((one) => [
          one,
          () => {},
        ]),
      ),
    };
    const headline = 'Kvetoslava wins with a name that is far longer than a headline has room for, and more';
    draw(pen as unknown as CanvasRenderingContext2D, {
      game: 'Dungeon Lords',
      headline,
      why: '',
      places: NAMES.map((name, seat) => ({ place: `${seat + 1}.`, name, score: '41', seat })),
      footer: 'Podzemí',
    });
    const texts = told.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Dungeon Lords', 'Anežka', '41', 'Podzemí']));
    expect(texts.join(' ')).toContain(headline);
    for (const { text, most, font } of told) {
      const size = Number.parseInt(/(\d+)px/.exec(font)![1]!);
      expect(text.length * size * 0.5).toBeLessThanOrEqual(Math.min(most, WIDTH));
    }
  });
});

describe('two dice that show the same', () => {
  const raise = (die: number): Choice => ({ keys: [`die:${die}`, 'hero:rogue'], actions: [], path: null });

  it('are one choice: nobody is asked which', () => {
    expect(withOnlyDie([raise(0), raise(1)], ['hero:rogue'], () => 'white rogue')).toEqual(['die:0', 'hero:rogue']);
  });

  it('are two if they show different things', () => {
    expect(withOnlyDie([raise(0), raise(3)], ['hero:rogue'], (key) => key)).toEqual(['hero:rogue']);
  });
});

describe('a decision where nothing was asked', () => {
  it('is given before the question stands', () => {
    vi.useFakeTimers();
    const given = vi.fn();
    new Forced(() => 'slow').look(3, [], { kind: 'end' }, given, true);
    vi.advanceTimersByTime(1);
    expect(given).toHaveBeenCalled();
  });
});
