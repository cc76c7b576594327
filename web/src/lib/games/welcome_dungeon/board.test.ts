import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../text';
import type { Action, Event, Outlook, View } from '../../wire/generated/welcome_dungeon.ts';
import type { Happening } from '../board.ts';
import { settings } from '../../settings.svelte';
import Board from './Board.svelte';
import client from './client.ts';
import { cover } from '../../table/cover.svelte.ts';
import type { Props } from './desk.ts';
import matches from './fixtures/matches.json';
import scenes from './fixtures/scenes.json';
import { bar, share, unseenMin, untilFatal } from './forecast.ts';
import { isSame, targets } from './legal.ts';
import { nearest } from '../shared/roving.ts';
import SeatExtra from './SeatExtra.svelte';
import Side from './Side.svelte';
import { theatre } from './theatre.svelte.ts';
import { monsterText, pieces, spoken, tileText } from './words.ts';

interface Scene {
  version: number;
  view: View;
  legal: Action[];
  events: Event[];
  outlook: Outlook | null;
}
const SCENES = scenes as unknown as Record<string, Scene>;
const MATCHES = matches as unknown as Scene[][];
const NAMES = ['Anežka', 'Marek', 'Zofia', 'Tomáš'];

function props(scene: Scene, more: Partial<Props> = {}): Props {
  return {
    view: scene.view,
    legal: scene.legal,
    outlook: scene.outlook,
    names: NAMES,
    me: scene.view.seat,
    events: [],
    pencil: null,
    sending: false,
    act: vi.fn(),
    ink: vi.fn(),
    drop: vi.fn(),
    result: null,
    ...more,
  };
}

const legalStops = () => [...document.querySelectorAll<HTMLElement>('[data-stop][data-legal]')];

beforeAll(async () => {
  settings.language = 'en';
  await loadLanguage('en');
});
beforeEach(() => {
  if (cover.on) cover.toggle();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the forecast', () => {
  it('is the one of the run that a pencilled sacrifice leaves', async () => {
    const lossOf = (one: Scene, tile: string) => one.outlook!.give_up.find((row) => row.tile === tile)!;
    const givenUp = (one: Scene) =>
      one.legal.filter((legal) => legal.kind === 'sacrifice').find(({ tile }) => lossOf(one, tile).hp !== one.view.hp);
    const scene = Object.values(SCENES).find((one) => one.outlook?.run?.survival != null && givenUp(one))!;
    const action = givenUp(scene)!;
    const given = props(scene);
    const { rerender } = render(Board, { props: given });
    expect(document.querySelector('.wd-ifrun .odds')).not.toBeNull();
    await rerender({ ...given, pencil: action });
    const { hp, run } = lossOf(scene, action.tile);
    expect(run!.hp).toBe(hp);
    expect(document.querySelector('.wd-ifrun .odds')!.textContent).toContain(String(run!.survival));
    expect(document.querySelectorAll('.wd-ifrun li')).toHaveLength(untilFatal(run!.cards).length + 1);
    expect(document.querySelector('.wd-ifrun')!.textContent).toContain(`${hp} HP`);
  });
});

describe('every scene', () => {
  it.each(Object.entries(SCENES))('%s: draws without a missing word and lights exactly what is legal', (_, scene) => {
    const errors = vi.spyOn(console, 'error');
    const given = props(scene);
    render(Board, { props: given });
    render(Side, { props: given });
    scene.view.seats.forEach((_, seat) => render(SeatExtra, { props: { view: scene.view, seat, names: NAMES } }));
    expect(errors).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toMatch(/wdb?-[a-z]/);
    expect(legalStops()).toHaveLength(scene.legal.length);
    for (const stop of document.querySelectorAll('button[data-stop]')) {
      expect(stop.getAttribute('aria-label') ?? stop.textContent?.trim()).not.toBe('');
    }
  });

  it.each(Object.entries(SCENES))('%s: the words of the ask bar', (_, scene) => {
    const given = props(scene);
    expect(client.ask!(given).question).not.toMatch(/wdb?-/);
    for (const action of scene.legal) {
      const pencilled = client.ask!({ ...given, pencil: action });
      expect(pencilled.consequence).toBeTruthy();
      expect(pencilled.consequence).not.toMatch(/wdb?-|\*\*|none/);
      expect(client.label!(action, given)).not.toMatch(/wdb?-/);
    }
    expect(client.crumb!(scene.view)).toHaveLength(3);
    scene.view.seats.forEach((_, seat) => expect(client.status!(scene.view, seat, NAMES).text).toBeTruthy());
  });

  it.each(Object.entries(SCENES))('%s: one tab stop, the rest by arrows', (_, scene) => {
    render(Board, { props: props(scene) });
    const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
    expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1);
  });
});

describe('choosing', () => {
  it('a click pencils the legal action of the thing, the second click inks it', async () => {
    const scene = SCENES['bid_place']!;
    const given = props(scene);
    const { rerender } = render(Board, { props: given });
    const sacrifice = scene.legal.find((action) => action.kind === 'sacrifice')!;
    const button = screen.getByRole('button', { name: new RegExp(`^${tileText(sacrifice.tile)},`) });
    await fireEvent.click(button);
    expect(given.act).toHaveBeenCalledWith(sacrifice);
    await rerender({ ...given, pencil: sacrifice });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button);
    expect(given.ink).toHaveBeenCalledOnce();
  });

  it('the dungeon adds, and shows the pencilled slot as the one fought first', async () => {
    const scene = SCENES['bid_place']!;
    const given = props(scene, { pencil: { kind: 'add' } });
    render(Board, { props: given });
    const first = document.querySelector('.wd-slot')!;
    expect(first.classList.contains('pencil')).toBe(true);
    expect(first.querySelector('.sno')!.textContent).toBe(String(scene.view.pile.length + 1));
  });

  it('a thing that cannot be chosen chooses nothing', async () => {
    const scene = SCENES['bid_turn']!;
    const given = props(scene);
    render(Board, { props: given });
    for (const tile of document.querySelectorAll('.wd-eq')) await fireEvent.click(tile);
    expect(given.act).not.toHaveBeenCalled();
  });

  it('asks once more before passing, and says who will run', () => {
    const scene = SCENES['bid_turn']!;
    const asked = client.confirm!({ kind: 'pass' }, props(scene))!;
    expect(asked.body).toContain(NAMES[scene.outlook!.passing!.runner ?? -1] ?? String(scene.outlook!.passing!.left));
    expect(client.confirm!({ kind: 'draw' }, props(scene))).toBeNull();
  });

  it('leaves tiles, kinds and heroes to the board', () => {
    expect(client.buttons!(props(SCENES['bid_place']!)).map((action) => action.kind)).toEqual(['add']);
    expect(client.buttons!(props(SCENES['naming']!))).toEqual([]);
    expect(client.buttons!(props(SCENES['axe']!)).map((action) => action.kind)).toEqual(['use_axe', 'keep']);
  });
});

describe('the bestiary', () => {
  it('says what is printed, and no more, while a lesson asks a question', () => {
    render(Side, { props: props({ ...SCENES['bid_turn']!, outlook: null }) });
    const rows = [...document.querySelectorAll('.wd-best tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()),
    );
    expect(rows).toHaveLength(8);
    expect(rows[0]).toEqual(['Goblin', '1']);
  });
});

describe('secrets', () => {
  it('H turns everything that only the reader may see face down', async () => {
    const scene = SCENES['bid_place']!;
    const given = props(scene);
    render(Board, { props: given });
    render(Side, { props: given });
    const hand = monsterText(scene.view.hand!);
    expect(document.querySelector('.wd-hand')!.textContent).toContain(hand);
    await fireEvent.keyDown(window, { key: 'h' });
    expect(document.querySelector('.wd-hand')!.textContent).not.toContain(hand);
    expect(document.querySelectorAll('.wd-slot.known')).toHaveLength(0);
    expect(document.querySelectorAll('.wd-pips .on')).toHaveLength(0);
    expect(document.querySelector('.wd-ifrun')!.textContent).not.toMatch(/slot/);
    expect(client.ask!(given).question).not.toContain(hand);
    expect(client.label!({ kind: 'add' }, given)).not.toContain(hand);
  });

  it('a spectator sees backs only', () => {
    const scene = SCENES['spectator']!;
    render(Board, { props: props(scene) });
    expect(document.querySelectorAll('.wd-slot.known')).toHaveLength(0);
    expect(document.querySelector('.wd-hand')).toBeNull();
  });
});

describe('the theatre', () => {
  function show(): { before: Scene; after: Scene } {
    for (const match of MATCHES) {
      const n = match.findIndex((moment) => moment.events.some((event) => event.kind === 'run_ended'));
      if (n > 0) return { before: match[n - 1]!, after: match[n]! };
    }
    throw new Error('no run');
  }
  const queue = (scene: Scene): Happening<Event>[] =>
    scene.events.map((event, n) => ({ id: 100 + n, version: scene.version, event }));
  const seen: Happening<Event> = { id: 99, version: 0, event: { kind: 'pile_shuffled', cards: 0 } };

  it('plays an update event by event, offers nothing meanwhile, and ends in the present', async () => {
    vi.useFakeTimers();
    const { before, after } = show();
    const given = props({ ...before, outlook: null }, { events: [seen] });
    const { rerender } = render(Board, { props: given });
    await rerender({ ...props({ ...after, outlook: null }), events: [seen, ...queue(after)] });
    expect(theatre.scene).not.toBeNull();
    expect(theatre.shownUpTo).toBe(100);
    expect(legalStops()).toHaveLength(0);
    expect(client.buttons!(props(after))).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(theatre.scene).toBeNull();
    expect(theatre.shownUpTo).toBeNull();
    expect(legalStops()).toHaveLength(after.legal.length);
  });

  it('any key or click brings the present at once', async () => {
    vi.useFakeTimers();
    const { before, after } = show();
    const { rerender } = render(Board, { props: props({ ...before, outlook: null }, { events: [seen] }) });
    await rerender({ ...props({ ...after, outlook: null }), events: [seen, ...queue(after)] });
    await fireEvent.keyDown(window, { key: 'x' });
    expect(theatre.scene).toBeNull();
  });

  it('shows the present to whoever skipped several moves', async () => {
    const { before, after } = show();
    const { rerender } = render(Board, { props: props({ ...before, outlook: null }, { events: [seen] }) });
    const skipped = queue(after).map((happening, n) => ({ ...happening, version: after.version + n }));
    await rerender({ ...props({ ...after, outlook: null }), events: [seen, ...skipped] });
    expect(theatre.scene).toBeNull();
  });

  it('plays nothing back on arrival or after an absence', async () => {
    const { before, after } = show();
    const { rerender } = render(Board, { props: props({ ...after, outlook: null }, { events: queue(after) }) });
    expect(theatre.scene).toBeNull();
    await rerender(props({ ...before, outlook: null }, { events: [] }));
    expect(theatre.scene).toBeNull();
  });
});

describe('small parts', () => {
  it('targets name the legal actions by the thing they belong to', () => {
    const found = targets(SCENES['bid_place']!.legal);
    expect(found.add).toEqual({ kind: 'add' });
    expect(found.draw).toBeNull();
    expect(found.sacrifice.size).toBe(SCENES['bid_place']!.legal.length - 1);
    expect(isSame({ kind: 'draw' }, { kind: 'draw' })).toBe(true);
    expect(isSame({ kind: 'draw' }, null)).toBe(false);
  });

  it('the bar never holds more than there was', () => {
    for (const scene of Object.values(SCENES)) {
      const run = scene.outlook?.run;
      if (!run) continue;
      const parts = bar(run);
      expect(parts.every((part) => part.hp >= 0)).toBe(true);
      expect(parts.reduce((sum, part) => sum + share(part, run), 0)).toBeLessThanOrEqual(1.0001);
      expect(untilFatal(run.cards).filter((card) => card.fatal).length).toBeLessThanOrEqual(1);
    }
    expect(unseenMin([])).toBe(0);
  });

  it('sentences come apart at bold words and changes', () => {
    expect(pieces('a **8 → 3 HP** b')).toEqual([
      { text: 'a ', isBold: false, to: null },
      { text: '8', isBold: true, to: '3' },
      { text: ' HP', isBold: true, to: null },
      { text: ' b', isBold: false, to: null },
    ]);
    expect(spoken('a **b** c')).toBe('a b c');
  });

  it('arrows go to the nearest thing in that direction', () => {
    const grid = [0, 1, 2, 3, 4, 5].map((n) => ({ x: (n % 3) * 100, y: Math.floor(n / 3) * 60 }));
    expect(nearest(grid, 0, { x: 1, y: 0 })).toBe(1);
    expect(nearest(grid, 4, { x: 0, y: -1 })).toBe(1);
    expect(nearest(grid, 5, { x: 1, y: 0 })).toBe(-1);
  });
});
