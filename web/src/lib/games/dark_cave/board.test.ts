import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asUsual, mounting, NAMES, propsOf, watch, Watching, type Scene } from '../../../../tests/support/board';
import { cover } from '../../table/cover.svelte.ts';
import components from '../../wire/generated/dark_cave.components.json';
import type { Action, Event, Outlook, View } from '../../wire/generated/dark_cave.ts';
import { Camera } from '../shared/camera.svelte.ts';
import Board from './Board.svelte';
import { Box, shapeOf } from './box.ts';
import createClient from './client.ts';
import type { Cave } from './own.ts';
import type { Props } from './desk.ts';
import matchJson from './fixtures/match.json';
import scenesJson from './fixtures/scenes.json';
import { distance, drawingOf, padOf, SIZE } from './geometry.ts';
import {
  clearSide,
  FINGER,
  focusFrame,
  homeAbove,
  homeFrame,
  isMiniHigh,
  POINTER,
  raised,
  serves,
  smallestGap,
} from './framing.ts';
import { notesOf } from './notes.ts';
import { outcomes, possible } from './sums.ts';
import { cardOf, discardOf, onlyLair, placeOf, playable, targets, turned } from './legal.ts';
import { routeTo } from './picks.svelte.ts';
import { bounds, cellKey, spaceKey } from './places.ts';
import SeatExtra from './SeatExtra.svelte';
import Side from './Side.svelte';
import { cardText, roleText, tollTexts } from './words.ts';

type Moment = Scene<View, Action, Event, Outlook | null>;
const SCENES = scenesJson as unknown as Record<string, Moment>;
const MATCH = matchJson as unknown as Moment[];
const box = new Box(components);
const client = createClient(components);
const own = client.own as Cave;
const { picks } = own;
const mount = mounting(() => client);
const props = (scene: Moment, more: Partial<Props> = {}): Props => propsOf<Props>(scene, more);
const CARDS = [components.start_card, ...components.goal_card, ...components.path_card].map((row) =>
  box.pathCard(row.id)!,
);

const lit = () => [...document.querySelectorAll<HTMLElement>('[data-stop][data-legal]')];
const onMap = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
const inHand = (card: string) =>
  screen.getAllByRole('button', { name: new RegExp(`^${cardText(box, card)}, card`) })[0]!;
const kinds = (scene: Moment) => new Set(scene.legal.map((action) => action.kind));

asUsual();
beforeEach(() => picks.clear());

describe('cards draw themselves from their space graph', () => {
  it.each(CARDS.map((card) => [card.id, card] as const))(
    '%s: every space has a pad of its own inside the card',
    (_, card) => {
      const { pads } = drawingOf(card);
      expect([...pads.keys()].toSorted()).toEqual(card.spaces.toSorted());
      const points = [...pads.values()];
      for (const { x, y } of points) {
        expect(Math.min(x, y)).toBeGreaterThan(8);
        expect(Math.max(x, y)).toBeLessThan(SIZE - 8);
      }
      points.forEach((one, n) =>
        points.slice(n + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(14)),
      );
    },
  );

  it.each(CARDS.map((card) => [card.id, card] as const))(
    '%s: a corridor for every opening and every link, the same each time',
    (_, card) => {
      const { corridors } = drawingOf(card);
      expect(corridors).toHaveLength(Object.keys(card.openings).length + card.links.length);
      expect(drawingOf({ ...card }).corridors).toEqual(corridors);
    },
  );

  it('half a turn puts a pad on the opposite side', () => {
    const card = CARDS.find((one) => one.spaces.includes('n'))!;
    const [up, down] = [padOf(card, 'n', 0)!, padOf(card, 'n', 180)!];
    expect(up.y).toBeLessThan(SIZE / 2);
    expect(down).toEqual({ x: SIZE - up.x, y: SIZE - up.y });
  });

  it('draws a card that no deck of ours has', () => {
    const strange = {
      ...CARDS[0]!,
      id: 'X-1',
      openings: { N: 'n', S: 's' },
      spaces: ['n', 'a', 'b', 's'],
      links: [
        ['n', 'a'],
        ['a', 'b'],
        ['b', 's'],
      ] as [string, string][],
      marks: {},
    };
    expect(drawingOf(strange).pads.size).toBe(4);
  });
});

describe('cards that are the same after half a turn', () => {
  const bare = { back: 'I', marks: {} };
  const CROSS = { ...bare, id: 'cross', openings: { N: 'a', E: 'a', S: 'a', W: 'a' }, spaces: ['a'], links: [] };
  const BEND = { ...bare, id: 'bend', openings: { N: 'a', E: 'a' }, spaces: ['a'], links: [] };
  const DOUBLE = { ...bare, id: 'double', openings: { N: 'a', E: 'a', S: 'b', W: 'b' }, spaces: ['a', 'b'], links: [] };
  const LAIR = { ...DOUBLE, id: 'lair', marks: { a: 'lair' } };
  it('are known by their paths and marks', () => {
    const box = new Box({ ...components, path_card: [CROSS, BEND, DOUBLE, LAIR] });
    expect([CROSS, BEND, DOUBLE, LAIR].map((card) => box.isSymmetric(card.id))).toEqual([true, false, true, false]);
  });

  it('offer no turning, and say nothing of two ways', () => {
    const box = new Box({ ...components, path_card: [CROSS, BEND] });
    const both = (card: string): Action[] =>
      [0, 180].map((rot) => ({ kind: 'play_path', card, x: 1, y: 0, rot }) as Action);
    expect(turned(box, both('cross'), both('cross')[0]!)).toBeNull();
    expect(turned(box, both('bend'), both('bend')[0]!)).toEqual(both('bend')[1]);
  });
});

describe('every scene', () => {
  it.each(Object.entries(SCENES))('%s: draws without a missing word', (_, scene) => {
    const errors = vi.spyOn(console, 'error');
    const given = props(scene);
    mount(Board, given);
    mount(Side, given);
    scene.view.seats.forEach((_, seat) => mount(SeatExtra, { view: scene.view, seat, names: given.names }));
    expect(errors).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toMatch(/\bdcb?-[a-z]/);
    for (const stop of document.querySelectorAll('[data-stop]')) {
      expect(stop.getAttribute('aria-label') ?? stop.textContent?.trim()).not.toBe('');
      expect(stop.getAttribute('aria-label') ?? '').not.toMatch(/\bdcb?-|undefined|none/);
    }
    expect(document.querySelectorAll('.dc-card').length).toBeGreaterThanOrEqual(scene.view.cards.length);
  });

  it.each(Object.entries(SCENES))('%s: the words of the ask bar for every legal action', (_, scene) => {
    const given = props(scene);
    expect(client.ask!(given).question).not.toMatch(/dcb?-/);
    for (const action of scene.legal) {
      const said = client.ask!({ ...given, pencil: action });
      expect(said.question).toBeTruthy();
      expect(said.consequence).toBeTruthy();
      expect(`${said.question} ${said.consequence}`).not.toMatch(/dcb?-|undefined|NaN|none/);
      expect(client.label!(action, given)).not.toMatch(/dcb?-/);
    }
    expect(client.crumb!(scene.view, null).length).toBeGreaterThan(0);
    scene.view.seats.forEach((_, seat) =>
      expect(client.status!(scene.view, seat, given.names, null).text).toBeTruthy(),
    );
  });

  it.each(Object.entries(SCENES))('%s: one tab stop, the rest by arrows', (_, scene) => {
    mount(Board, props(scene));
    const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
    expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1);
  });

  it.each(Object.entries(SCENES))(
    '%s: every legal action can be reached on the board or has a button',
    async (_, scene) => {
      mount(Board, props(scene));
      for (const action of scene.legal) {
        picks.clear();
        const card = cardOf(action);
        if (card) picks.take(card, scene.legal);
        if (action.kind === 'play_monster' && action.lair) picks.lair = action.lair;
        const place = placeOf(action, picks.lair);
        if (place) expect(targets(scene.legal, picks).get(place)).toContain(action);
        else if (action.kind === 'discard') expect(discardOf(scene.legal, action.cards)).toBe(action);
        else if (action.kind !== 'orient_goal') expect(client.buttons!(props(scene))).toContain(action);
      }
    },
  );
});

describe('choosing a card', () => {
  const scene = SCENES['act']!;
  const path = scene.legal.find((action) => action.kind === 'play_path')!;

  it('lights the cards that can be played, and nothing on the map before one is chosen', () => {
    mount(Board, props(scene));
    expect(lit()).toHaveLength(playable(scene.legal, null).size);
  });

  it('card first: its places light up, a click pencils, the second click inks', async () => {
    const given = props(scene);
    const { rerender } = mount(Board, given);
    await fireEvent.click(inHand(path.card));
    const cells = new Set(
      scene.legal
        .filter((action) => action.kind === 'play_path' && action.card === picks.card)
        .map((action) => placeOf(action, null)),
    );
    expect(lit().filter((stop) => stop.dataset['place']).length).toBe(cells.size);
    const place = [...cells][0]!;
    await fireEvent.click(onMap(place));
    const chosen = vi.mocked(given.act).mock.lastCall![0];
    expect(placeOf(chosen, null)).toBe(place);
    await rerender({ ...given, pencil: chosen });
    expect(onMap(place).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(onMap(place));
    expect(given.ink).toHaveBeenCalledOnce();
  });

  it('place first: the cards for it light up, and choosing one pencils it there', async () => {
    const shared = ({ legal }: Moment) =>
      legal
        .map((action) => placeOf(action, null))
        .find((key) => key?.startsWith('cell:') && playable(legal, key).size > 1);
    const choice = Object.values(SCENES).find((one) => shared(one) !== undefined)!;
    const place = shared(choice)!;
    const given = props(choice);
    mount(Board, given);
    await fireEvent.click(onMap(place));
    const cards = playable(choice.legal, place);
    expect(given.act).not.toHaveBeenCalled();
    expect(document.querySelectorAll('.hcard[data-legal]')).toHaveLength(cards.size);
    await fireEvent.click(inHand([...cards][0]!));
    expect(placeOf(vi.mocked(given.act).mock.lastCall![0], null)).toBe(place);
  });

  it('Enter and Space choose on the map as a click does', async () => {
    const given = props(scene);
    mount(Board, given);
    await fireEvent.click(inHand(path.card));
    const stop = lit().find((one) => one.dataset['place']?.startsWith('cell:'))!;
    await fireEvent.keyDown(stop, { key: 'Enter' });
    expect(given.act).toHaveBeenCalledOnce();
  });

  it('R turns the pencilled card where both ways are legal', async () => {
    const twice = scene.legal.find((action) => turned(box, scene.legal, action) !== null)!;
    const given = props(scene, { pencil: twice });
    picks.take(cardOf(twice), scene.legal);
    mount(Board, given);
    await fireEvent.keyDown(window, { key: 'r' });
    expect(given.act).toHaveBeenCalledWith(turned(box, scene.legal, twice));
  });

  it('says why a cell does not take the card', async () => {
    mount(Board, props(scene));
    await fireEvent.click(inHand(path.card));
    const row = scene.outlook!.placements.find((one) => one.card === picks.card)!;
    const said = [...document.querySelectorAll('[data-place^="not:"]')];
    expect(said.filter((spot) => spot.matches('[data-stop]'))).toHaveLength(
      row.edges_differ.length + row.extends_nothing.length,
    );
    const rest = said.filter((spot) => !spot.matches('[data-stop]'));
    expect(rest.length).toBeGreaterThan(0);
    for (const spot of rest) expect(spot.getAttribute('aria-label')).toContain('must touch a card');
  });

  it('marks one or two cards for discarding', async () => {
    const given = props(scene);
    mount(Board, given);
    await fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const [one, two] = document.querySelectorAll('.hcard');
    await fireEvent.click(one!);
    await fireEvent.click(two!);
    expect(vi.mocked(given.act).mock.calls.map(([action]) => (action as { cards: string[] }).cards.length)).toEqual([
      1, 2,
    ]);
  });

  it('a lair first, then where the monster goes', () => {
    const hunts = scene.legal.filter((action) => action.kind === 'play_monster');
    const card = hunts[0]!.card;
    const only = onlyLair(scene.legal, card);
    const open = targets(scene.legal, { card, place: null, lair: hunts[0]!.lair });
    expect(open.size).toBeGreaterThan(0);
    if (only)
      expect(hunts.every((action) => action.card !== card || spaceKey(action.lair!) === spaceKey(only))).toBe(true);
  });
});

describe('players, edges and votes', () => {
  it('a swap names the players and says both hand sizes', () => {
    const scene = SCENES['swap']!;
    const swap = scene.legal.find((action) => action.kind === 'play_swap')!;
    const row = scene.outlook!.swaps.find((one) => one.player === swap.player)!;
    const said = client.ask!(props(scene, { pencil: swap }));
    expect(said.consequence).toContain(String(row.mine));
    expect(said.consequence).toContain(NAMES[swap.player]);
  });

  it('a cobweb lights every legal edge', async () => {
    const scene = SCENES['cobweb']!;
    mount(Board, props(scene));
    const web = scene.legal.find((action) => action.kind === 'play_cobweb')!;
    await fireEvent.click(inHand(web.card));
    const edges = scene.legal.filter((action) => action.kind === 'play_cobweb' && action.card === web.card);
    expect(lit().filter((stop) => stop.dataset['place']?.startsWith('edge:'))).toHaveLength(edges.length);
  });

  it('boots and axes go to players', async () => {
    const scene = SCENES['gear']!;
    mount(Board, props(scene));
    const boots = scene.legal.find((action) => action.kind === 'play_boots')!;
    await fireEvent.click(inHand(boots.card));
    const open = scene.legal.filter((action) => action.kind === 'play_boots' && action.card === boots.card);
    expect(document.querySelectorAll('.dc-who.legal')).toHaveLength(open.length);
    const refused = [...document.querySelectorAll('.dc-who.no')].map((button) => button.getAttribute('aria-label'));
    expect(refused).toEqual(
      NAMES.slice(0, scene.view.seats.length)
        .filter((_, seat) => scene.view.seats[seat]!.boots)
        .map((name) => `${name} has boots already.`),
    );
  });

  it('axe, vote and stopping are buttons; agreeing to end asks once more', () => {
    for (const name of ['axe', 'axe_entry', 'vote']) expect(client.buttons!(props(SCENES[name]!)).length).toBe(2);
    expect(client.confirm!({ kind: 'vote_end', accept: true }, props(SCENES['vote']!))).not.toBeNull();
    expect(client.confirm!({ kind: 'vote_end', accept: false }, props(SCENES['vote']!))).toBeNull();
  });

  it('a turned-up goal is drawn both ways', () => {
    const scene = SCENES['orient']!;
    mount(Board, props(scene));
    expect(document.querySelectorAll('.dc-way')).toHaveLength(scene.legal.length);
  });
});

describe('walking', () => {
  const scene = SCENES['walk']!;
  const me = scene.view.seat!;
  const from = scene.view.seats[me]!.dwarf!;
  const far = scene.outlook!.reach.toSorted((a, b) => b.cost - a.cost)[0]!;

  it('shows every space in reach with its cost, and lights the next steps', () => {
    mount(Board, props(scene));
    const steps = scene.legal.filter((action) => action.kind === 'step');
    expect(document.querySelectorAll('.dc-spot.pad')).toHaveLength(scene.outlook!.reach.length);
    expect(lit()).toHaveLength(steps.length);
  });

  it('a far space pencils the first step of the way there', async () => {
    const given = props(scene);
    mount(Board, given);
    await fireEvent.click(onMap(spaceKey(far.space)));
    const way = routeTo(scene.outlook!.reach, from, far.space);
    expect(way).toHaveLength(far.cost + 1);
    expect(given.act).toHaveBeenCalledWith({ kind: 'step', to: way[1] });
  });

  it('goes on by itself after a step, and stops when the way is gone', async () => {
    const way = routeTo(scene.outlook!.reach, from, far.space);
    const first: Action = { kind: 'step', to: [...way[1]!] };
    const given = props(scene, { pencil: first });
    const { rerender } = mount(Board, given);
    await fireEvent.click(onMap(spaceKey(far.space)));
    expect(client.label!(first, given)).toContain(String(far.cost));
    await rerender({ ...given, sending: true });
    const seats = scene.view.seats.map((side, seat) => (seat === me ? { ...side, dwarf: [...way[1]!] } : side));
    const next: Action = { kind: 'step', to: [...way[2]!] };
    await rerender({
      ...given,
      view: { ...scene.view, seats },
      legal: [next, { kind: 'end_move' }],
      pencil: null,
      sending: false,
    });
    expect(given.act).toHaveBeenLastCalledWith(next);
    expect(given.ink).toHaveBeenCalled();
    await rerender({
      ...given,
      view: { ...scene.view, seats },
      legal: [{ kind: 'end_move' }],
      pencil: null,
      sending: false,
    });
    expect(picks.route).toHaveLength(0);
  });

  it('says the tolls before they are paid', () => {
    const toll = scene.outlook!.reach.find((row) => row.gold > 0 || row.cards > 0)!;
    picks.route = routeTo(scene.outlook!.reach, from, toll.space);
    const said = client.ask!(props(scene, { pencil: { kind: 'step', to: [...picks.route[1]!] } }));
    expect(said.consequence).toMatch(/tunnel|bridge/);
  });
});

describe('the toll of bridges', () => {
  const scene = Object.values(SCENES).find(({ view, outlook }) => view.seat !== null && outlook!.reach.length > 0)!;
  const row = { ...scene.outlook!.reach[0]!, cards: 2, gold: 0, monsters: [], goal: false, nugget: false, exit: false };
  const seat = (limit: number) => scene.view.seats.map((one, n) => (n === scene.view.seat ? { ...one, limit } : one));

  it.each([
    ['move', 3, 5, ['bridges take 2 random cards', 'the bridge lowers your hand limit by 2 for good']],
    ['move', 1, 1, ['the bridge takes a random card', 'the bridge lowers your hand limit by 1 for good']],
    ['move', 0, 2, ['the bridge lowers your hand limit by 2 for good']],
    ['act', 1, 0, []],
  ] as const)('takes what there is: %s, %i cards, limit %i', (phase, cards, limit, said) => {
    const view: View = { ...scene.view, phase, hand: Array<string>(cards).fill('P1-01'), seats: seat(limit) };
    expect(tollTexts(view, row)).toEqual(said);
  });
});

describe('the walk after a card', () => {
  const all = Object.values(SCENES).flatMap((scene) =>
    (scene.outlook?.placements ?? []).flatMap(({ card, walks }) => walks.map((walk) => ({ scene, card, walk }))),
  );

  it('numbers what the pencilled card would bring into reach, on the card itself', () => {
    const { scene, card, walk } = all.find(({ walk }) =>
      walk.reach.some((row) => row.space[0] === walk.x && row.space[1] === walk.y),
    )!;
    picks.take(card, scene.legal);
    mount(Board, props(scene, { pencil: { kind: 'play_path', card, x: walk.x, y: walk.y, rot: walk.rot } }));
    const before = scene.outlook!.reach.map((row) => spaceKey(row.space));
    const fresh = walk.reach.filter((row) => !before.includes(spaceKey(row.space)));
    expect(document.querySelectorAll('.dc-preview')).toHaveLength(before.length + fresh.length);
  });
});

describe('the reader’s notes', () => {
  const scene = SCENES['waiting']!;
  const deed = (turn: number, seat: number, target: number | number[]) => ({
    turn,
    seat,
    hits: [],
    action: {
      kind: 'play_secret' as const,
      card: 'A1-01',
      mode: typeof target === 'number' ? ('clan' as const) : ('goal' as const),
      target,
    },
  });
  const [goal] = scene.view.goals;
  const seen = (more: Partial<View>): View => ({ ...scene.view, memory: [], aside: [], deeds: [], ...more });
  const down = scene.view.goals.map((one) => ({ ...one, face_up: false, goal: one === goal ? 'G-EXIT' : null }));
  const seats = scene.view.seats.map((side, seat) => ({
    ...side,
    face_up: false,
    role: seat === 2 ? ('saboteur' as const) : null,
  }));

  it('tell what was seen and when, in the order of happening', () => {
    const view = seen({
      goals: down,
      seats,
      deeds: [deed(3, 0, [goal!.x, goal!.y]), deed(7, 0, 2), deed(9, 1, 0), deed(11, 1, [goal!.x, goal!.y])],
    });
    expect(notesOf(box, view, NAMES, 0).map(({ text, isMine }) => [text, isMine])).toEqual([
      ['Turn 3: you looked at the north-west goal: exit', true],
      [
        `Turn 7: you looked at the clan card of Zofia: saboteur, works for the ${seats[2]!.clan === 'blue' ? 'yellow' : 'blue'} clan`,
        true,
      ],
      ['Turn 9: Marek looked at your clan card', false],
      ['Turn 11: Marek looked at the north-west goal', false],
    ]);
  });

  it('forget what lies open for all', () => {
    const view = seen({
      goals: down.map((one) => ({ ...one, face_up: true })),
      seats: seats.map((side) => ({ ...side, face_up: true })),
      deeds: [deed(3, 0, [goal!.x, goal!.y]), deed(7, 0, 2)],
    });
    expect(notesOf(box, view, NAMES, 0)).toEqual([]);
  });

  it('the sums follow what the reader supposes', async () => {
    const readings = [
      { saboteurs: [1], chance: 50, blue: 6, yellow: 0, winner: 'blue' as const },
      { saboteurs: [2], chance: 25, blue: 0, yellow: 8, winner: 'yellow' as const },
      { saboteurs: [1, 2], chance: 25, blue: 6, yellow: 0, winner: 'blue' as const },
    ];
    expect(outcomes(readings)).toEqual([
      { chance: 75, blue: 6, yellow: 0, winner: 'blue' },
      { chance: 25, blue: 0, yellow: 8, winner: 'yellow' },
    ]);
    expect(outcomes(possible(readings, { 1: 'loyal' }))).toEqual([
      { chance: 100, blue: 0, yellow: 8, winner: 'yellow' },
    ]);
    const view = seen({ goals: down, seats: seats.map((side) => ({ ...side, role: null })) });
    mount(Side, props({ ...scene, view, outlook: { ...scene.outlook!, readings } }));
    const choice = screen.getByLabelText('Your assumption about Marek');
    await fireEvent.change(choice, { target: { value: 'loyal' } });
    expect(
      [...document.querySelectorAll('.dc-notes details table:last-of-type tbody tr')].map((row) => row.textContent),
    ).toEqual([expect.stringContaining('yellow clan')]);
    await fireEvent.change(screen.getByLabelText('Your assumption about Zofia'), { target: { value: 'loyal' } });
    expect(screen.getByRole('status').textContent).toContain('cannot be');
  });
});

describe('another deck', () => {
  it('brings its own cards, names and figures', () => {
    const path = {
      ...components.path_card[0]!,
      id: 'Z-1',
      openings: { N: 'n', E: 'e' },
      spaces: ['n', 'e', 'm'],
      links: [
        ['n', 'm'],
        ['e', 'm'],
      ],
      marks: { m: 'lair' },
    };
    const box = new Box({
      ...components,
      path_card: [path],
      monster: components.monster.map((row) => ({ ...row, move: 9 })),
      rules: { ...components.rules, moves_per_turn: 5 },
    });
    expect(cardText(box, 'Z-1')).toBe('Bend with a lair');
    expect(drawingOf(box.pathCard('Z-1')!).pads.size).toBe(3);
    expect(cardText(box, components.action_card.find((row) => row.type === 'rat')!.id)).toContain('9');
    expect(box.BOOTED).toBe(6);
    expect(box.pathCard(components.path_card[1]!.id)).toBeNull();
  });

  it('is named by its paths as ours is', () => {
    for (const card of CARDS)
      expect(shapeOf(card), card.id).toBe(card.shape.replace(/-(NE|NW|vertical|horizontal)$/, ''));
  });
});

describe('secrets', () => {
  const looked = Object.values(SCENES).find((scene) => scene.view.goals.some((goal) => goal.goal && !goal.face_up))!;

  it('what the reader saw of a goal is on the map, and H covers it with the hand', async () => {
    mount(Board, props(looked));
    expect(document.querySelectorAll('.dc-map .peek').length).toBeGreaterThan(0);
    cover.toggle();
    await tick();
    expect(document.querySelectorAll('.dc-map .peek')).toHaveLength(0);
    for (const card of looked.view.hand)
      expect(document.querySelector('.dc-hand')!.textContent).not.toContain(cardText(box, card));
  });

  it('the own loyalty shows only while it is held', async () => {
    const scene = Object.values(SCENES).find(
      (one) => one.view.seat !== null && !one.view.seats[one.view.seat]!.face_up && one.view.seats[one.view.seat]!.role,
    )!;
    const me = scene.view.seat!;
    mount(Board, props(scene));
    mount(SeatExtra, { view: scene.view, seat: me, names: NAMES });
    mount(Side, props(scene));
    const word = roleText(scene.view.seats[me]!.role!);
    const button = document.querySelector<HTMLElement>('.dc-loyal')!;
    const said = () => document.querySelector('.dc-row')!.textContent + button.textContent!;
    expect(said().toLowerCase()).not.toContain(word.split(' ')[0]!.toLowerCase() + ':');
    await fireEvent.pointerDown(button);
    expect(button.textContent).toMatch(/Loyal|Saboteur/);
    await fireEvent.pointerUp(window);
    expect(button.textContent).not.toMatch(/Loyal:|Saboteur/);
  });

  it('the log does not tell the own loyalty either', () => {
    const dealt = { kind: 'clan_dealt' as const, seat: 0, clan: 'blue' as const, role: 'saboteur' as const };
    expect(client.told!(dealt, 0)).toEqual({ ...dealt, role: null });
    expect(client.isPrivate!(dealt, 0)).toBe(false);
    const seen = { kind: 'clan_revealed' as const, seat: 0, clan: 'blue' as const, role: 'saboteur' as const };
    expect(client.told!(seen, 0)).toBe(seen);
  });

  it('a spectator has no hand, no notes and no loyalty', () => {
    const scene = SCENES['spectator']!;
    mount(Board, props(scene));
    mount(Side, props(scene));
    expect(document.querySelector('.dc-hand, .dc-notes, .dc-loyal, .peek')).toBeNull();
  });
});

describe('the end', () => {
  it('adds the treasures up as the engine does', () => {
    const scene = SCENES['over']!;
    mount(Board, props(scene));
    const tables = [...document.querySelectorAll('.dc-end table')];
    expect(tables.map((table) => table.querySelector('.total td')!.textContent)).toEqual(
      ['blue', 'yellow'].map((clan) => String(scene.view.end!.treasure[clan])),
    );
    expect(client.resultLine!(scene.result!, scene.view, NAMES, null)).toMatch(/Treasures/);
  });
});

describe('what happens', () => {
  const n = MATCH.findIndex(
    (moment, at) => at > 0 && moment.events.some((event) => event.kind === 'path_laid' && event.seat !== 0),
  );
  async function happen(): Promise<Watching> {
    vi.useFakeTimers();
    const match = new Watching('dark_cave');
    watch(client, match);
    match.take(MATCH[n - 1]!);
    await tick();
    match.take(MATCH[n]!);
    await tick();
    return match;
  }

  it('is played, offers nothing meanwhile, and ends in the present', async () => {
    const { playback } = await happen();
    expect(playback.shownUpTo).toBe(playback.now!.queue.at(-1)!.id);
    expect(lit()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(playback.shownUpTo).toBeNull();
  });

  it('is over at once with any key', async () => {
    const { playback } = await happen();
    await fireEvent.keyDown(window, { key: 'x' });
    expect(playback.shownUpTo).toBeNull();
  });
});

describe('the camera', () => {
  it('fits an area, keeps the point under the pointer, and stays within its bounds', () => {
    const camera = new Camera(0.2, 2.6);
    camera.width = 600;
    camera.height = 400;
    camera.fit(bounds(SCENES['opening']!.view));
    const area = bounds(SCENES['opening']!.view);
    expect(camera.area.top).toBeLessThanOrEqual(area.top + 0.01);
    expect(camera.area.bottom).toBeGreaterThanOrEqual(area.bottom - 0.01);
    const at = () => camera.area.left + 150 / camera.zoom;
    const before = at();
    camera.zoomAt({ x: 150, y: 100 }, 1.7);
    expect(at()).toBeCloseTo(before);
    for (let n = 0; n < 40; n++) camera.closer();
    expect(camera.zoom).toBe(2.6);
    camera.reveal({ x: 5000, y: 0 }, 10);
    expect(camera.area.right).toBeCloseTo(5010);
  });

  it('plus, minus, nought and Shift with arrows are its keys', () => {
    const camera = new Camera(0.2, 2.6);
    const home = vi.fn();
    const key = (init: KeyboardEventInit) => camera.key(new KeyboardEvent('keydown', init), home);
    expect(key({ key: '+' })).toBe(true);
    expect(key({ key: '0' })).toBe(true);
    expect(home).toHaveBeenCalledOnce();
    const { x } = camera.centre;
    expect(key({ key: 'ArrowRight', shiftKey: true })).toBe(true);
    expect(camera.centre.x).toBeGreaterThan(x);
    expect(key({ key: 'ArrowRight' })).toBe(false);
  });

  it('a finger that left unheard does not swallow the next tap', () => {
    const [pane, spot, pressed] = [document.createElement('div'), document.createElement('button'), vi.fn()];
    pane.append(spot);
    spot.addEventListener('click', pressed);
    new Camera(0.2, 2.6).hands()(pane);
    const pointer = (kind: string, pointerId: number, clientX: number) =>
      spot.dispatchEvent(new PointerEvent(kind, { pointerId, clientX, isPrimary: true, bubbles: true }));
    const click = () => spot.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    pointer('pointerdown', 1, 0);
    pointer('pointermove', 1, 80);
    click();
    expect(pressed).not.toHaveBeenCalled();
    pointer('pointerdown', 2, 0);
    pointer('pointerup', 2, 0);
    click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  const area = { left: -450, top: -450, right: 550, bottom: 550 };
  const heart = { x: 50, y: 50 };

  it('shows the whole cave while it can be read, and the own dwarf where it cannot', () => {
    expect(homeFrame({ width: 900, height: 800 }, area, heart)).toEqual({ at: { x: 50, y: 50 }, zoom: 0.8 });
    const phone = homeFrame({ width: 390, height: 400 }, area, { x: 450, y: 50 });
    expect(phone.zoom).toBe(0.66);
    expect(phone.at.x + 390 / phone.zoom / 2).toBeCloseTo(area.right);
    expect(phone.at.y).toBe(50);
  });

  it('shows above a row of players what it showed without one', () => {
    const pane = { width: 900, height: 400 };
    const [low, row] = [{ ...area, top: -400, bottom: 400 }, 100];
    const { at, zoom } = raised(homeAbove(pane, row, low, heart), row);
    expect(zoom).toBeCloseTo(homeFrame(pane, low, heart).zoom * 0.75);
    expect((low.bottom - at.y) * zoom + pane.height / 2).toBeCloseTo(pane.height - row);
    expect(homeAbove(pane, 0, low, heart)).toEqual(homeFrame(pane, low, heart));
  });

  it('comes as near as fingers need, and no nearer than the targets fit', () => {
    const pane = { width: 390, height: 400 };
    const home = homeFrame(pane, area, heart);
    const near = {
      points: [
        { x: 50, y: 19 },
        { x: 50, y: 50 },
        { x: 50, y: 81 },
      ],
      heart,
    };
    const frame = focusFrame(pane, home, near, FINGER);
    expect(smallestGap(near.points) * frame.zoom).toBeCloseTo(37.2);
    const roomy = {
      points: [
        { x: 50, y: 0 },
        { x: 50, y: 45 },
      ],
      heart,
    };
    expect(focusFrame(pane, home, roomy, FINGER).zoom * 45).toBeCloseTo(44);
    const wide = { points: [...near.points, { x: 350, y: 50 }], heart };
    const wider = focusFrame(pane, home, wide, FINGER);
    expect(smallestGap(wide.points) * wider.zoom).toBeGreaterThanOrEqual(31.9);
    expect(wider.zoom).toBeLessThan(frame.zoom);
    expect(focusFrame({ width: 900, height: 900 }, { at: heart, zoom: 0.9 }, near, POINTER)).toEqual({
      at: heart,
      zoom: 0.9,
    });
  });

  it('a mark beside a target stays off its neighbours', () => {
    expect(clearSide(heart, [heart, { x: 70, y: 70 }], 14)).toEqual({ x: -14, y: -14 });
    expect(clearSide(heart, [heart, { x: 30, y: 70 }, { x: 70, y: 30 }], 14)).toEqual({ x: 14, y: 14 });
  });

  it('the small map moves up where it would lie on a target, unless it would lie on one there too', () => {
    const pane = { width: 390, height: 400 };
    const frame = { at: { x: 0, y: 0 }, zoom: 1 };
    const [low, high] = [
      { x: -150, y: 150 },
      { x: -150, y: -150 },
    ];
    expect(isMiniHigh(pane, frame, [{ x: 0, y: 0 }])).toBe(false);
    expect(isMiniHigh(pane, frame, [low])).toBe(true);
    expect(isMiniHigh(pane, frame, [low, high])).toBe(false);
  });

  it('a window the reader chose is kept unless nothing can be chosen in it', () => {
    const pane = { width: 390, height: 400 };
    const focus = { points: [heart, { x: 150, y: 50 }], heart };
    expect(serves({ at: heart, zoom: 0.7 }, pane, focus, FINGER)).toBe(true);
    expect(serves({ at: { x: 2000, y: 0 }, zoom: 0.7 }, pane, focus, FINGER)).toBe(false);
    expect(serves({ at: heart, zoom: 0.2 }, pane, focus, FINGER)).toBe(false);
  });

  it('cannot lose what it shows, and glides unless little motion is wanted', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const camera = new Camera(0.2, 2.6);
    camera.limits = area;
    camera.pan(-90_000, 0);
    expect(camera.centre.x).toBe(area.right);
    camera.glide({ x: 0, y: 0 }, 2);
    expect(camera.centre.x).toBe(area.right);
    await vi.advanceTimersByTimeAsync(100);
    expect(camera.centre.x).toBeGreaterThan(0);
    expect(camera.centre.x).toBeLessThan(area.right);
    await vi.advanceTimersByTimeAsync(400);
    expect([camera.centre, camera.zoom]).toEqual([{ x: 0, y: 0 }, 2]);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    camera.glide({ x: 100, y: 0 }, 1);
    expect([camera.centre, camera.zoom]).toEqual([{ x: 100, y: 0 }, 1]);
    vi.unstubAllGlobals();
  });

  it('knows cells by their keys', () => {
    expect(cellKey(-1, 2)).toBe('cell:-1,2');
    expect(kinds(SCENES['act']!).has('play_path')).toBe(true);
  });
});

describe('the line under a result', () => {
  const end = (winner: string | null, blue: number, yellow: number) =>
    client.resultLine?.(
      {
        ranking: [[0], [1]],
        scores: [blue, yellow],
        detail: { reason: 'cards', winner, first_out: 1, treasure: { blue, yellow } },
      } as never,
      {} as never,
      ['Anežka', 'Marek'],
      null,
    );

  it('says who decides where the treasures are equal, and nothing twice', () => {
    expect(end('blue', 12, 12)).toBe(
      'Treasures: blue 12, yellow 12. The treasures are equal, so the first one out decides: Marek.',
    );
    expect(end('blue', 12, 10)).toBe('Treasures: blue 12, yellow 10.');
    expect(end(null, 0, 0)).toBe('Treasures: blue 0, yellow 0.');
  });
});
