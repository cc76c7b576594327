import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { cover } from '../../table/cover.svelte.ts';
import { LANGUAGES, loadLanguage } from '../../text';
import standard from '../../wire/generated/dungeon_lords.components.json';
import { asUsual, mounting, NAMES, propsOf, watch, Watching, type Scene } from '../../../../tests/support/board';
import type { Happening } from '../board.ts';
import { isSame } from '../shared/same.ts';
import Board from './Board.svelte';
import { Box, cellKey, type Action, type Event, type Outlook, type View } from './box.ts';
import { beats, isYearEnd } from './beats.ts';
import createClient from './client.ts';
import type { Lords } from './own.ts';
import type { Props } from './desk.ts';
import { evilAfter, evilOfPlan, stops } from './effects.ts';
import { planFor } from './fates.ts';
import matchJson from './fixtures/match.json';
import scenesJson from './fixtures/scenes.json';
import { fold } from './fold.ts';
import { Hand } from './hand.svelte.ts';
import { history } from './history.ts';
import { keysOf } from './keys.ts';
import SeatExtra from './SeatExtra.svelte';
import Side from './Side.svelte';
import { optionTexts, spaceText } from './words.ts';

type Moment = Scene<View, Action, Event, Outlook | null>;
const SCENES = scenesJson as unknown as Record<string, Moment>;
const MATCH = matchJson as unknown as Moment[];
const ASKED = Object.entries(SCENES).filter(([, scene]) => scene.legal.length > 0);
const props = (scene: Moment, more: Partial<Props> = {}): Props => propsOf<Props>(scene, more);
const box = new Box(standard);
const client = createClient(standard);
const { hand, later, slow } = client.own as Lords;
const mount = mounting(() => client);

/** Props that pencil what is chosen, as the shell does. */
function shell(scene: Moment): Props {
  const made = props(scene);
  made.act = (action) => (made.pencil = action);
  made.drop = () => (made.pencil = null);
  return made;
}

/** The things to press for an action, in order. */
function presses(action: Action, view: View): string[] {
  if (action.kind === 'plan_orders')
    return [...action.orders.map((order) => `order:${order}`), ...(action.dummy ? [`dummy:${action.dummy}`] : [])];
  if (action.kind === 'dig' || action.kind === 'mine') return action.cells.map((cell) => `cell:${cellKey(cell)}`);
  if (action.kind === 'plan_combat')
    return [
      `cell:${cellKey(action.tile)}`,
      ...action.creatures.map((one) => `creature:${one}`),
      ...action.traps.map((trap) => `trap:${trap}`),
    ];
  return keysOf(action, view.special);
}

const BUTTONS = ['decline', 'end'];
const keyed = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`);
/** Some of many, spread evenly. */
const some = <T>(list: readonly T[], most = 40): T[] => list.filter((_, n) => n % Math.ceil(list.length / most) === 0);

asUsual();
beforeAll(async () => {
  await later.load();
  await Promise.all(LANGUAGES.map((language) => loadLanguage(language)));
});
beforeEach(() => hand.forget());
afterEach(() => {
  settings.language = 'en';
  vi.restoreAllMocks();
});

describe('every scene', () => {
  it.each(Object.entries(SCENES))('%s: draws without a missing word, side and seats too', async (_, scene) => {
    const errors = vi.spyOn(console, 'error');
    const made = props(scene);
    mount(Board, made);
    mount(Side, made);
    scene.view.seats.forEach((__, seat) => mount(SeatExtra, { view: scene.view, seat, names: made.names }));
    await tick();
    client.crumb?.(scene.view, null);
    client.ask?.(made);
    scene.view.seats.forEach((__, seat) => client.status?.(scene.view, seat, made.names, null));
    for (const action of some(scene.legal, 20)) {
      expect(client.label?.(action, made)).toBeTruthy();
      expect(client.ask?.({ ...made, pencil: action }).question).toBeTruthy();
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it.each(ASKED)('%s: everything that leads on has its place on the board', async (_, scene) => {
    const made = shell(scene);
    const { rerender } = mount(Board, made);
    await tick();
    const isOpen = (key: string) => !BUTTONS.includes(key);
    for (const key of hand.lit(made)) if (isOpen(key)) expect(keyed(key), key).not.toBeNull();
    const first = [...hand.lit(made)].find(isOpen);
    if (!first) return;
    hand.press(first, made);
    await rerender({ ...made });
    for (const key of hand.lit(made))
      if (!BUTTONS.includes(key) && !key.startsWith('second:'))
        expect(keyed(key), `after ${first}: ${key}`).not.toBeNull();
  });

  it.each(ASKED)('%s: every decision can be made by pressing, and by nothing else', (_, scene) => {
    for (const action of some(scene.legal)) {
      if (BUTTONS.includes(action.kind)) continue;
      const [own, made] = [new Hand(), shell(scene)];
      own.follow(made);
      for (const key of presses(action, scene.view)) {
        const isThere = own.lit(made).has(key);
        if (!isThere)
          expect(own.held.has(key) || /^(option|work)/.test(key), `${key} of ${JSON.stringify(action)}`).toBe(true);
        else expect(own.press(key, made)).toBe(true);
      }
      expect(made.pencil, JSON.stringify(action)).toEqual(action);
      expect(own.press('cell:99,99', made)).toBe(false);
    }
  });

  it.each(['waiting', 'spectator', 'fight_of_another', 'sealed', 'over'])(
    '%s: nothing is lit for who is not asked',
    (name) => {
      mount(Board, props(SCENES[name]!));
      expect(document.querySelectorAll('.dl [data-legal]')).toHaveLength(0);
    },
  );

  it.each(LANGUAGES)('speaks %s without a gap', { timeout: 60_000 }, async (language) => {
    settings.language = language;
    const errors = vi.spyOn(console, 'error');
    for (const scene of some(Object.values(SCENES), 12)) {
      mount(Board, props(scene));
      mount(Side, props(scene));
      await tick();
      cleanup();
    }
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('the town while orders are carried out', () => {
  const { use } = SCENES;
  const now = use!.view.space!;
  const pawnAt = ({ order, space }: { order: string; space: number }) =>
    document.querySelector(`[data-space="${order}:${space}"] .pw`)!;

  it('keeps the minion that is being asked', () => {
    mount(Board, props(use!));
    expect(pawnAt(now).querySelector('.mk')).not.toBeNull();
    expect(pawnAt(now).classList).not.toContain('done');
    expect(pawnAt(now).parentElement!.getAttribute('aria-label')).toContain(NAMES[now.seat!]);
  });

  it('keeps those that are done, fainter', async () => {
    const next = use!.view.minions.find((one) => one.seat !== null)!;
    const later: Moment = { ...use!, legal: [], view: { ...use!.view, space: next } };
    later.view.minions = use!.view.minions.filter((one) => one !== next);
    const { rerender } = mount(Board, props(use!));
    await rerender(props(later));
    expect(pawnAt(now).querySelector('.mk')).not.toBeNull();
    expect(pawnAt(now).classList).toContain('done');
  });
});

describe('planning in secret', () => {
  it('fills the slots by clicking, empties them again, and seals three', async () => {
    const scene = SCENES['plan']!;
    const made = shell(scene);
    const { rerender } = mount(Board, made);
    const cards = [...document.querySelectorAll<HTMLElement>('.oc')];
    expect(cards).toHaveLength(6);
    for (const card of cards.slice(0, 3)) {
      await fireEvent.click(card);
      await rerender({ ...made });
    }
    expect(made.pencil?.kind).toBe('plan_orders');
    const order = (made.pencil as Action & { kind: 'plan_orders' }).orders[1]!;
    expect(document.querySelector('[data-slot="2"]')?.getAttribute('data-order')).toBe(order);
    await fireEvent.click(keyed(`order:${order}`)!);
    await rerender({ ...made });
    expect(document.querySelector('[data-slot="2"]')?.hasAttribute('data-order')).toBe(false);
    expect(made.pencil).toBeNull();
  });

  it('takes a dragged card into any slot and changes places', () => {
    const made = shell(SCENES['plan']!);
    const [one, two] = made.view.seats[made.me!]!.hand as [never, never];
    hand.follow(made);
    hand.place(one, 2, made);
    hand.place(two, 2, made);
    expect(hand.slots).toEqual([null, null, two]);
    hand.place(one, 0, made);
    hand.place(two, 0, made);
    expect(hand.slots).toEqual([two, null, one]);
  });

  it('shows sealed orders to their planner until all are done, and H turns them down', async () => {
    const scene = SCENES['sealed']!;
    mount(Board, props(scene));
    const shown = () =>
      [...document.querySelectorAll('[data-slot]')].map((slot) => slot.querySelector('b')?.textContent ?? null);
    expect(shown().filter(Boolean)).toHaveLength(3);
    cover.toggle();
    await tick();
    expect(shown().filter(Boolean)).toHaveLength(0);
  });

  it('says which spaces an order can still get', () => {
    const { outlook } = SCENES['plan']!;
    for (const one of outlook!.orders) {
      expect(one.spaces).toHaveLength(3);
      for (const may of one.spaces) expect(may.length).toBeGreaterThan(0);
      expect(one.spaces[0]!.length).toBeLessThanOrEqual(one.spaces[2]!.length);
    }
  });

  it('adds up what a plan does to Evil', () => {
    const { view } = SCENES['plan']!;
    const me = view.seat!;
    const list = stops(['get_food', null, null], null).map((stop) => ({ ...stop, spot: 3 }));
    expect(evilOfPlan(box, view, me, list)).toBe(
      Math.min(14, view.seats[me]!.evil + box.space('get_food', 3).pay['evil']!),
    );
  });
});

describe('choosing', () => {
  it('the last thing pressed again inks', () => {
    const scene = SCENES['recover']!;
    const made = shell(scene);
    const own = new Hand();
    own.follow(made);
    const [key] = own.lit(made);
    own.press(key!, made);
    own.press(key!, made);
    expect(made.ink).toHaveBeenCalledOnce();
  });

  it('a choice taken back by the shell leaves nothing behind', () => {
    const made = shell(SCENES['dig']!);
    const own = new Hand();
    own.follow(made);
    own.press([...own.lit(made)][0]!, made);
    expect(own.cells).toHaveLength(1);
    made.pencil = null;
    own.follow(made);
    expect(own.cells).toHaveLength(0);
  });

  it('what was sent and came back unplayed leaves nothing behind: a wrong try in a lesson', () => {
    const made = shell(SCENES['plan']!);
    const own = new Hand();
    own.follow(made);
    for (const key of [...own.lit(made)].slice(0, 3)) own.press(key, made);
    expect(own.slots.filter(Boolean)).toHaveLength(3);
    own.follow({ ...made, sending: true });
    own.follow({ ...made, pencil: null });
    expect([...own.held]).toEqual([]);
  });

  it('other players’ answers do not disturb a half-made plan', () => {
    const made = shell(SCENES['plan']!);
    const own = new Hand();
    own.follow(made);
    own.press([...own.lit(made)][0]!, made);
    own.follow({ ...made, legal: [...made.legal], view: { ...made.view, to_act: [made.me!] } });
    expect(own.slots.filter(Boolean)).toHaveLength(1);
  });

  it('a place that cannot be dug says why', () => {
    mount(Board, props(SCENES['dig']!));
    expect(document.querySelectorAll('.dl-dungeon .bad').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /2 × 2/ }).length).toBeGreaterThan(0);
  });

  it('asks before production ends while rooms could work, and before nothing else', () => {
    const made = props(SCENES['produce']!);
    expect(client.confirm?.({ kind: 'end' }, made)).not.toBeNull();
    expect(client.confirm?.({ kind: 'end' }, { ...made, legal: [{ kind: 'end' }] })).toBeNull();
    expect(client.confirm?.({ kind: 'decline' }, made)).toBeNull();
  });

  it('ink at once still waits where more can be added', () => {
    const made = props(SCENES['dig']!);
    for (const action of made.legal) if (action.kind === 'dig') expect(client.isFinal?.(action, made)).toBe(true);
    expect(client.isFinal?.({ kind: 'use' } as Action, made)).toBe(false);
    expect(client.isFinal?.({ kind: 'use', spy: 2 } as Action, made)).toBe(true);
  });
});

describe('a price in traps', () => {
  const hires = [
    { kind: 'hire', tile: 'golem_1', trap: 'pendulum', victim: null },
    { kind: 'hire', tile: 'golem_1', trap: 'trapdoor', victim: null },
    { kind: 'hire', tile: 'troll_1', trap: null, victim: null },
  ] as Action[];

  it('is asked for when the creature is chosen, and taken without a word where there is one trap', () => {
    const scene = SCENES['use']!;
    const asked = props({ ...scene, legal: hires });
    hand.press('offer:golem_1', asked);
    expect(client.ask?.(asked).question).toBe('Which trap do you pay with?');
    hand.forget();
    expect(client.ask?.(asked).question).toBe('Whom do you hire?');
    const single = props({ ...scene, legal: hires.slice(1) });
    hand.press('offer:golem_1', single);
    expect(single.act).toHaveBeenCalledWith(hires[1]);
    hand.forget();
  });
});

describe('combat', () => {
  it('a trap that may be laid says whom it would hit, and how hard', () => {
    mount(Board, props(SCENES['battle_plan']!));
    expect(document.querySelector('[data-trap="wall_of_fire"]')?.textContent).toContain('Thief: 1 of 3 damage');
    expect(document.querySelector('[data-trap="wall_of_fire"]')?.textContent).toContain('Priest: 2 of 3 damage');
    expect(document.querySelector('[data-trap="trapdoor"]')?.textContent).toContain('Priest: 1 of 3 damage');
  });

  it('previews every plan against every card that may come', () => {
    const { view, outlook, legal } = SCENES['battle_plan']!;
    const lord = view.seats[view.seat!]!;
    for (const plan of legal) {
      if (plan.kind !== 'plan_combat') continue;
      const found = planFor(outlook!, lord, plan);
      expect(found, JSON.stringify(plan)).not.toBeNull();
      const cards = found!.against.flatMap((one) => one.cards);
      expect(new Set(cards).size).toBe(cards.length);
      expect(cards.toSorted()).toEqual(outlook!.cards.map((one) => one.card).toSorted());
    }
  });

  it('shows where the wounds of a pencilled attack go', async () => {
    const scene = SCENES['attack']!;
    const action = scene.legal.find((one) =>
      scene.outlook!.answers.some(
        (answer) => isSame(answer.action, one) && answer.line.some((row) => row.falls || row.damage > 0),
      ),
    )!;
    mount(Board, props(scene, { pencil: action }));
    await tick();
    expect(document.querySelectorAll('.ahero .hp .p').length).toBeGreaterThan(0);
    expect(screen.getByText('Where every wound goes')).toBeTruthy();
    expect(client.ask?.(props(scene, { pencil: action })).consequence).toBeTruthy();
  });

  it('a lone combat of one seat looks right and can be answered', () => {
    mount(Board, props(SCENES['puzzle']!));
    expect(document.querySelectorAll('.dl-year')).toHaveLength(0);
    expect(document.querySelectorAll('.dl-combat .lords .pick')).toHaveLength(0);
    expect(document.querySelectorAll('.dl-combat [data-legal]').length).toBeGreaterThan(0);
  });

  it('tells the wounds of the running battle from its events', () => {
    const events: Event[] = [
      { kind: 'battle_started', seat: 1, cell: [2, 0] },
      { kind: 'hurt', seat: 1, adventurer: 'y1_warrior_1', amount: 1, damage: 2, cause: 'trap' },
      { kind: 'healed', seat: 1, adventurer: 'y1_warrior_1', amount: 2, damage: 0 },
      { kind: 'hurt', seat: 1, adventurer: 'y1_thief_1', amount: 3, damage: 3, cause: 'attack' },
      { kind: 'adventurer_fell', seat: 1, adventurer: 'y1_thief_1' },
    ];
    const [warrior, thief] = history(box, events, 1);
    expect(warrior).toMatchObject({
      before: 1,
      fell: false,
      steps: [
        { cause: 'trap', amount: 1 },
        { cause: 'healing', amount: -2 },
      ],
    });
    expect(thief).toMatchObject({ before: 0, fell: true });
    expect(history(box, events, 0)).toEqual([]);
  });

  it('says what each creature can do', () => {
    expect(optionTexts(box, 'troll_1')).toEqual(['3 to the first', 'pay 1 food: 4 to the first']);
    expect(optionTexts(box, 'ghost_2')).toEqual(['2 to anyone but the first']);
    expect(optionTexts(box, 'witch_1')[1]).toBe('2 × 1 to anyone');
  });
});

describe('playing of movements', () => {
  const happenings = (events: readonly Event[], from: number): Happening<Event>[] =>
    events.map((event, n) => ({ id: from + n, version: 1, event }));

  it('folding the events of an update leads to what the server says next', () => {
    let compared = 0;
    for (const [n, after] of MATCH.entries()) {
      const before = MATCH[n - 1];
      if (!before || before.view.year !== after.view.year) continue;
      const folded = after.events.reduce((view, event) => fold(box, view, event), before.view);
      after.view.seats.forEach((lord, seat) => {
        const made = folded.seats[seat]!;
        expect(made.evil).toBe(lord.evil);
        expect(made.tiles.filter((tile) => tile.conquered).length).toBe(
          lord.tiles.filter((tile) => tile.conquered).length,
        );
        expect(made.prison.toSorted()).toEqual(lord.prison.toSorted());
        expect(made.party.map((one) => `${one.adventurer} ${one.damage}`).toSorted()).toEqual(
          lord.party.map((one) => `${one.adventurer} ${one.damage}`).toSorted(),
        );
      });
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('orders that have turned over are watched in town, space by space', () => {
    const at = (update: Moment | undefined) => update?.events.filter(({ kind }) => kind === 'minion_placed') ?? [];
    const index = MATCH.findIndex((update, n) => at(update).length > 1 && MATCH[n - 1]?.view.phase === 'plan_orders');
    const placed = at(MATCH[index]);
    const before = { ...MATCH[index - 1]!.view, minions: [{ order: 'get_food', space: 1, seat: 0, dummy: null }] };
    const after = placed.map((_, n) =>
      placed.slice(0, n + 1).reduce((view, one) => fold(box, view, one), before as View),
    );
    expect(after.map(({ phase, minions }) => [phase, minions.length])).toEqual(
      placed.map((_, n) => ['execute', n + 1]),
    );
  });

  it('a battle is told step by step, in order', () => {
    const index = MATCH.findIndex((update) => update.events.filter((event) => event.kind === 'hurt').length > 2);
    const made = beats(box, MATCH[index - 1]!.view, null, MATCH[index]!.view, happenings(MATCH[index]!.events, 10));
    expect(made.length).toBeGreaterThan(2);
    expect(made.every((picture) => picture.ms <= 900)).toBe(true);
    expect(made.map((picture) => picture.id)).toEqual(made.map((picture) => picture.id).toSorted((a, b) => a - b));
    expect(made.some((picture) => picture.data !== null)).toBe(true);
    expect(made.every((picture) => picture.view.to_act.length === 0)).toBe(true);
  });

  it('a year that is followed by another one ends with its sums, as an outcome', () => {
    const [before, after] = MATCH.slice(0, 2) as [Moment, Moment];
    const ended = happenings([{ kind: 'combat_ended', year: 1 }], 10);
    const sums = { seats: [] } as unknown as Outlook;
    const [end, ...more] = beats(box, before.view, null, after.view, ended, sums);
    expect([end?.isOutcome, end?.outlook, isYearEnd(end!), more]).toEqual([true, sums, true, []]);
    const last = { ...after.view, phase: 'game_over' as const };
    expect(beats(box, before.view, null, last, ended)).toEqual([]);
  });

  it('in slow motion a battle waits for a press; a press elsewhere brings the present', async () => {
    vi.useFakeTimers();
    const index = MATCH.findIndex((update) => update.events.some((event) => event.kind === 'hurt'));
    const [before, after] = [MATCH[index - 1]!, MATCH[index]!];
    const match = new Watching('dungeon_lords');
    const { playback } = match;
    slow.on = true;
    watch(client, match);
    match.take(before);
    await tick();
    match.take(after);
    while (playback.beat && !playback.isHeld) await vi.advanceTimersByTimeAsync(1000);
    const first = playback.shownUpTo;
    expect(first).not.toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.shownUpTo).toBe(first);
    await fireEvent.keyDown(window, { key: ' ' });
    expect(playback.shownUpTo).not.toBe(first);
    slow.on = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(playback.beat).toBeNull();
  });

  it('a skip of a battle stops at what became of its tile', async () => {
    vi.useFakeTimers();
    const ends = ['tile_conquered', 'tile_held'];
    const isFight = ({ events }: Moment) =>
      events.some(({ kind }) => ends.includes(kind)) && !events.some(({ kind }) => kind === 'combat_ended');
    const index = MATCH.findIndex((update, n) => n > 0 && isFight(update));
    const match = new Watching('dungeon_lords');
    const { playback } = match;
    watch(client, match);
    match.take(MATCH[index - 1]!);
    await tick();
    match.take(MATCH[index]!);
    while (!playback.beat) await vi.advanceTimersByTimeAsync(100);
    playback.skip();
    expect(ends).toContain(playback.beat!.events[0]!.kind);
    expect(playback.isHeld).toBe(true);
    playback.skip();
    expect(playback.beat).toBeNull();
  });
});

describe('the end', () => {
  it('tells the reckoning line by line, and every figure opens what it counts', async () => {
    vi.useFakeTimers();
    const scene = SCENES['over']!;
    mount(Board, props(scene));
    const lines = () => document.querySelectorAll('.dl-end tbody tr').length;
    expect(lines()).toBe(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Next line' }));
    expect(lines()).toBe(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    const rows = (scene.result!.detail as { rows: Record<string, number>[] }).rows;
    const totals = [...document.querySelectorAll('.dl-end .total td')].map((cell) =>
      Number(cell.textContent?.replace('−', '-')),
    );
    expect(totals).toEqual(rows.map((row) => Object.values(row).reduce((sum, one) => sum + one, 0)));
    expect(document.querySelectorAll('.dl-end details').length).toBe(lines() * scene.view.seats.length);
    expect(document.querySelectorAll('.dl-end .titles li')).toHaveLength(7);
  });

  it('keeps the order of the seats, and crowns the winner with the last line', async () => {
    vi.useFakeTimers();
    const scene = SCENES['over']!;
    mount(Board, props(scene));
    const heads = () => [...document.querySelectorAll('.dl-end thead th')];
    expect(heads().map((one) => one.querySelector('span')?.textContent)).toEqual(
      NAMES.slice(0, scene.view.seats.length),
    );
    expect(document.querySelector('.dl-end thead .won')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    const crowned = heads().flatMap((one, seat) => (one.querySelector('.won') ? [seat] : []));
    expect(crowned).toEqual(scene.result!.ranking[0]);
  });
});

describe('components of a data pack', () => {
  it('change the figures on the board', () => {
    const other = structuredClone(standard) as unknown as {
      order: { id: string; space: { pay: Record<string, number>; gain: Record<string, number> }[] }[];
      evil_track: { paladin_line: number };
    };
    other.order.find((order) => order.id === 'get_food')!.space[0]!.gain = { food: 5 };
    other.evil_track.paladin_line = 7;
    const packed = createClient(other);
    expect(spaceText(new Box(other), 'get_food', 1)).toContain('5 food');
    mounting(() => packed)(Side, props(SCENES['dig']!));
    expect(
      screen
        .getAllByText(/paladin/)
        .some((note) => note.textContent?.includes('7') || note.textContent?.includes('with')),
    ).toBe(true);
  });

  it('marks what is ours', () => {
    expect(box.house.card('levitation')).toBe(true);
    expect(box.house.card('magic_shield')).toBe(false);
    expect(box.house.trap('pendulum', 2)).toBe(true);
    expect(box.house.trap('pendulum', 1)).toBe(false);
    expect(box.house.special('bad_press')).toBe(true);
    expect(box.house.special('witch_hunt')).toBe(false);
  });

  it('a pencilled hire shows where Evil goes', () => {
    const { view } = SCENES['hire']!;
    const me = view.seat!;
    expect(evilAfter(box, view, me, { kind: 'hire', tile: 'vampire_1' } as Action)).toBe(
      Math.min(14, view.seats[me]!.evil + 2),
    );
    expect(evilAfter(box, view, me, { kind: 'hire', tile: 'goblin_1' } as Action)).toBeNull();
  });
});
