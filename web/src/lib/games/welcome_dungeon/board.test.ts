import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Action, Event, Outlook, View } from '../../wire/generated/welcome_dungeon.ts';
import Board from './Board.svelte';
import components from '../../wire/generated/welcome_dungeon.components.json';
import { asUsual, mounting, NAMES, propsOf, watch, Watching, type Scene } from '../../../../tests/support/board';
import createClient from './client.ts';
import { cover } from '../../table/cover.svelte.ts';
import type { Props } from './desk.ts';
import matches from './fixtures/matches.json';
import scenes from './fixtures/scenes.json';
import { bar, share, unseenMin, untilFatal } from './forecast.ts';
import { isSame, targets } from './legal.ts';
import { nearest } from '../shared/roving.ts';
import SeatExtra from './SeatExtra.svelte';
import Side from './Side.svelte';
import { monsterText, pieces, spoken, tileText } from './words.ts';

type Moment = Scene<View, Action, Event, Outlook | null>;
const SCENES = scenes as unknown as Record<string, Moment>;
const MATCHES = matches as unknown as Moment[][];
const props = (scene: Moment, more: Partial<Props> = {}): Props => propsOf<Props>(scene, more);
const client = createClient(components);
const mount = mounting(() => client);

const legalStops = () => [...document.querySelectorAll<HTMLElement>('[data-stop][data-legal]')];

asUsual();

describe('the forecast', () => {
  it('is the one of the run that a pencilled sacrifice leaves', async () => {
    const lossOf = (one: Moment, tile: string) => one.outlook!.give_up.find((row) => row.tile === tile)!;
    const givenUp = (one: Moment) =>
      one.legal.filter((legal) => legal.kind === 'sacrifice').find(({ tile }) => lossOf(one, tile).hp !== one.view.hp);
    const scene = Object.values(SCENES).find((one) => one.outlook?.run?.survival != null && givenUp(one))!;
    const action = givenUp(scene)!;
    const given = props(scene);
    const { rerender } = mount(Board, given);
    expect(document.querySelector('.wd-ifrun .odds')).not.toBeNull();
    await rerender({ ...given, pencil: action });
    const { hp, run } = lossOf(scene, action.tile);
    expect(run!.hp).toBe(hp);
    expect(document.querySelector('.wd-ifrun .odds')!.textContent).toContain(String(run!.survival));
    expect(document.querySelectorAll('.wd-ifrun li')).toHaveLength(untilFatal(run!.cards).length + 1);
    expect(document.querySelector('.wd-ifrun')!.textContent).toContain(`${hp} HP`);
  });
});

describe('the result', () => {
  it('says the figures of the table, not those of the usual box', () => {
    const hard = { ...components, setup: { ...components.setup, failures_to_eliminate: 3 } };
    const view = { options: { successes_to_win: 3 } } as unknown as View;
    const result = { ranking: [[0], [1]], scores: [1, 0], detail: { successes: [3, 1], failures: [1, 3] } };
    const words = createClient(hard).why!(result, view, 1);
    expect(words).toBe('You had 1 success and 3 failures. 3 successes win, 3 failures put you out.');
  });
});

describe('every scene', () => {
  it.each(Object.entries(SCENES))('%s: draws without a missing word and lights exactly what is legal', (_, scene) => {
    const errors = vi.spyOn(console, 'error');
    const given = props(scene);
    mount(Board, given);
    mount(Side, given);
    scene.view.seats.forEach((_, seat) => mount(SeatExtra, { view: scene.view, seat, names: NAMES }));
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
    expect(client.crumb!(scene.view, null)).toHaveLength(3);
    scene.view.seats.forEach((_, seat) => expect(client.status!(scene.view, seat, NAMES, null).text).toBeTruthy());
  });

  it.each(Object.entries(SCENES))('%s: one tab stop, the rest by arrows', (_, scene) => {
    mount(Board, props(scene));
    const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
    expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1);
  });
});

describe('choosing', () => {
  it('a click pencils the legal action of the thing, the second click inks it', async () => {
    const scene = SCENES['bid_place']!;
    const given = props(scene);
    const { rerender } = mount(Board, given);
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
    mount(Board, given);
    const first = document.querySelector('.wd-slot')!;
    expect(first.classList.contains('pencil')).toBe(true);
    expect(first.querySelector('.sno')!.textContent).toBe(String(scene.view.pile.length + 1));
  });

  it('a thing that cannot be chosen chooses nothing', async () => {
    const scene = SCENES['bid_turn']!;
    const given = props(scene);
    mount(Board, given);
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
    mount(Side, props({ ...SCENES['bid_turn']!, outlook: null }));
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
    mount(Board, given);
    mount(Side, given);
    const hand = monsterText(scene.view.hand!);
    expect(document.querySelector('.wd-hand')!.textContent).toContain(hand);
    cover.toggle();
    await tick();
    expect(document.querySelector('.wd-hand')!.textContent).not.toContain(hand);
    expect(document.querySelectorAll('.wd-slot.known')).toHaveLength(0);
    expect(document.querySelectorAll('.wd-pips .on')).toHaveLength(0);
    expect(document.querySelector('.wd-ifrun')!.textContent).not.toMatch(/slot/);
    expect(client.ask!(given).question).not.toContain(hand);
    expect(client.label!({ kind: 'add' }, given)).not.toContain(hand);
  });

  it('a spectator sees backs only', () => {
    const scene = SCENES['spectator']!;
    mount(Board, props(scene));
    expect(document.querySelectorAll('.wd-slot.known')).toHaveLength(0);
    expect(document.querySelector('.wd-hand')).toBeNull();
  });
});

describe('what happens', () => {
  function show(): { before: Moment; after: Moment } {
    for (const match of MATCHES) {
      const n = match.findIndex((moment) => moment.events.some((event) => event.kind === 'run_ended'));
      if (n > 0) return { before: match[n - 1]!, after: match[n]! };
    }
    throw new Error('no run');
  }

  it('is played event by event, offers nothing meanwhile, and ends in the present', async () => {
    vi.useFakeTimers();
    const { before, after } = show();
    const match = new Watching('welcome_dungeon');
    watch(client, match);
    match.take(before);
    await tick();
    match.take(after);
    await tick();
    expect(match.playback.beat).not.toBeNull();
    expect(match.playback.shownUpTo).toBe(match.playback.now!.queue.length - after.events.length + 1);
    expect(legalStops()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([match.playback.beat, match.playback.shownUpTo]).toEqual([null, null]);
    expect(legalStops()).toHaveLength(after.legal.length);
  });

  it('is over at once with any key or press', async () => {
    vi.useFakeTimers();
    const { before, after } = show();
    const match = new Watching('welcome_dungeon');
    watch(client, match);
    match.take(before);
    await tick();
    match.take(after);
    await fireEvent.keyDown(window, { key: 'x' });
    expect(match.playback.beat?.isOutcome).toBe(true); // how the run came out stays until the next press
    await fireEvent.keyDown(window, { key: 'x' });
    expect(match.playback.beat).toBeNull();
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
