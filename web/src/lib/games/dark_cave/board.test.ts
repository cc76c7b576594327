import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { cover } from '../../table/cover.svelte.ts';
import { loadLanguage } from '../../text';
import components from '../../wire/generated/dark_cave.components.json';
import type { Action, Event, Outlook, View } from '../../wire/generated/dark_cave.ts';
import type { Happening, MatchResult } from '../board.ts';
import { Camera } from '../shared/camera.svelte.ts';
import Board from './Board.svelte';
import { pathCard } from './box.ts';
import client from './client.ts';
import type { Props } from './desk.ts';
import matchJson from './fixtures/match.json';
import scenesJson from './fixtures/scenes.json';
import { distance, drawingOf, padOf, SIZE } from './geometry.ts';
import { cardOf, discardOf, onlyLair, placeOf, playable, targets, turned } from './legal.ts';
import { picks, routeTo } from './picks.svelte.ts';
import { bounds, cellKey, spaceKey } from './places.ts';
import SeatExtra from './SeatExtra.svelte';
import Side from './Side.svelte';
import { stage } from './stage.ts';
import { cardText, roleText } from './words.ts';

interface Scene {
  version: number;
  view: View;
  legal: Action[];
  events: Event[];
  outlook: Outlook | null;
  result?: MatchResult | null;
}
const SCENES = scenesJson as unknown as Record<string, Scene>;
const MATCH = matchJson as unknown as Scene[];
const NAMES = ['Anežka', 'Marek', 'Zofia', 'Tomáš', 'Ela', 'Piotr', 'Jana', 'Wit'];
const CARDS = [components.start_card, ...components.goal_card, ...components.path_card].map((row) => pathCard(row.id)!);

function props(scene: Scene, more: Partial<Props> = {}): Props {
  return {
    view: scene.view,
    legal: scene.legal,
    outlook: scene.outlook,
    names: NAMES.slice(0, scene.view.seats.length),
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

const lit = () => [...document.querySelectorAll<HTMLElement>('[data-stop][data-legal]')];
const onMap = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
const inHand = (card: string) => screen.getAllByRole('button', { name: new RegExp(`^${cardText(card)}, card`) })[0]!;
const kinds = (scene: Scene) => new Set(scene.legal.map((action) => action.kind));

beforeAll(async () => {
  settings.language = 'en';
  await loadLanguage('en');
});
beforeEach(() => {
  picks.clear();
  if (cover.on) cover.toggle();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('cards draw themselves from their space graph', () => {
  it.each(CARDS.map((card) => [card.id, card] as const))('%s: every space has a pad of its own inside the card', (_, card) => {
    const { pads } = drawingOf(card);
    expect([...pads.keys()].toSorted()).toEqual(card.spaces.toSorted());
    const points = [...pads.values()];
    for (const { x, y } of points) {
      expect(Math.min(x, y)).toBeGreaterThan(8);
      expect(Math.max(x, y)).toBeLessThan(SIZE - 8);
    }
    points.forEach((one, n) => points.slice(n + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(14)));
  });

  it.each(CARDS.map((card) => [card.id, card] as const))('%s: a corridor for every opening and every link, the same each time', (_, card) => {
    const { corridors } = drawingOf(card);
    expect(corridors).toHaveLength(Object.keys(card.openings).length + card.links.length);
    expect(drawingOf({ ...card }).corridors).toEqual(corridors);
  });

  it('half a turn puts a pad on the opposite side', () => {
    const card = CARDS.find((one) => one.spaces.includes('n'))!;
    const [up, down] = [padOf(card, 'n', 0)!, padOf(card, 'n', 180)!];
    expect(up.y).toBeLessThan(SIZE / 2);
    expect(down).toEqual({ x: SIZE - up.x, y: SIZE - up.y });
  });

  it('draws a card that no deck of ours has', () => {
    const strange = { ...CARDS[0]!, id: 'X-1', openings: { N: 'n', S: 's' }, spaces: ['n', 'a', 'b', 's'], links: [['n', 'a'], ['a', 'b'], ['b', 's']] as [string, string][], marks: {} };
    expect(drawingOf(strange).pads.size).toBe(4);
  });
});

describe('every scene', () => {
  it.each(Object.entries(SCENES))('%s: draws without a missing word', (_, scene) => {
    const errors = vi.spyOn(console, 'error');
    const given = props(scene);
    render(Board, { props: given });
    render(Side, { props: given });
    scene.view.seats.forEach((_, seat) => render(SeatExtra, { props: { view: scene.view, seat, names: given.names } }));
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
    expect(client.crumb!(scene.view).length).toBeGreaterThan(0);
    scene.view.seats.forEach((_, seat) => expect(client.status!(scene.view, seat, given.names).text).toBeTruthy());
  });

  it.each(Object.entries(SCENES))('%s: one tab stop, the rest by arrows', (_, scene) => {
    render(Board, { props: props(scene) });
    const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
    expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1);
  });

  it.each(Object.entries(SCENES))('%s: every legal action can be reached on the board or has a button', async (_, scene) => {
    render(Board, { props: props(scene) });
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
  });
});

describe('choosing a card', () => {
  const scene = SCENES['act']!;
  const path = scene.legal.find((action) => action.kind === 'play_path')!;

  it('lights the cards that can be played, and nothing on the map before one is chosen', () => {
    render(Board, { props: props(scene) });
    expect(lit()).toHaveLength(playable(scene.legal, null).size);
  });

  it('card first: its places light up, a click pencils, the second click inks', async () => {
    const given = props(scene);
    const { rerender } = render(Board, { props: given });
    await fireEvent.click(inHand(path.card));
    const cells = new Set(scene.legal.filter((action) => action.kind === 'play_path' && action.card === picks.card).map((action) => placeOf(action, null)));
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
    const shared = ({ legal }: Scene) => legal.map((action) => placeOf(action, null)).find((key) => key?.startsWith('cell:') && playable(legal, key).size > 1);
    const choice = Object.values(SCENES).find((one) => shared(one) !== undefined)!;
    const place = shared(choice)!;
    const given = props(choice);
    render(Board, { props: given });
    await fireEvent.click(onMap(place));
    const cards = playable(choice.legal, place);
    expect(given.act).not.toHaveBeenCalled();
    expect(document.querySelectorAll('.hcard[data-legal]')).toHaveLength(cards.size);
    await fireEvent.click(inHand([...cards][0]!));
    expect(placeOf(vi.mocked(given.act).mock.lastCall![0], null)).toBe(place);
  });

  it('Enter and Space choose on the map as a click does', async () => {
    const given = props(scene);
    render(Board, { props: given });
    await fireEvent.click(inHand(path.card));
    const stop = lit().find((one) => one.dataset['place']?.startsWith('cell:'))!;
    await fireEvent.keyDown(stop, { key: 'Enter' });
    expect(given.act).toHaveBeenCalledOnce();
  });

  it('R turns the pencilled card where both ways are legal', async () => {
    const twice = scene.legal.find((action) => turned(scene.legal, action) !== null)!;
    const given = props(scene, { pencil: twice });
    picks.take(cardOf(twice), scene.legal);
    render(Board, { props: given });
    await fireEvent.keyDown(window, { key: 'r' });
    expect(given.act).toHaveBeenCalledWith(turned(scene.legal, twice));
  });

  it('says why a cell does not take the card', async () => {
    render(Board, { props: props(scene) });
    await fireEvent.click(inHand(path.card));
    const row = scene.outlook!.placements.find((one) => one.card === picks.card)!;
    expect(document.querySelectorAll('[data-place^="not:"]')).toHaveLength(row.edges_differ.length + row.extends_nothing.length);
  });

  it('marks one or two cards for discarding', async () => {
    const given = props(scene);
    render(Board, { props: given });
    await fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const [one, two] = document.querySelectorAll('.hcard');
    await fireEvent.click(one!);
    await fireEvent.click(two!);
    expect(vi.mocked(given.act).mock.calls.map(([action]) => (action as { cards: string[] }).cards.length)).toEqual([1, 2]);
  });

  it('a lair first, then where the monster goes', () => {
    const hunts = scene.legal.filter((action) => action.kind === 'play_monster');
    const card = hunts[0]!.card;
    const only = onlyLair(scene.legal, card);
    const open = targets(scene.legal, { card, place: null, lair: hunts[0]!.lair });
    expect(open.size).toBeGreaterThan(0);
    if (only) expect(hunts.every((action) => action.card !== card || spaceKey(action.lair!) === spaceKey(only))).toBe(true);
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
    render(Board, { props: props(scene) });
    const web = scene.legal.find((action) => action.kind === 'play_cobweb')!;
    await fireEvent.click(inHand(web.card));
    const edges = scene.legal.filter((action) => action.kind === 'play_cobweb' && action.card === web.card);
    expect(lit().filter((stop) => stop.dataset['place']?.startsWith('edge:'))).toHaveLength(edges.length);
  });

  it('boots and axes go to players', async () => {
    const scene = SCENES['gear']!;
    render(Board, { props: props(scene) });
    const boots = scene.legal.find((action) => action.kind === 'play_boots')!;
    await fireEvent.click(inHand(boots.card));
    expect(document.querySelectorAll('.dc-who')).toHaveLength(scene.legal.filter((action) => action.kind === 'play_boots' && action.card === boots.card).length);
  });

  it('axe, vote and stopping are buttons; agreeing to end asks once more', () => {
    for (const name of ['axe', 'axe_entry', 'vote']) expect(client.buttons!(props(SCENES[name]!)).length).toBe(2);
    expect(client.confirm!({ kind: 'vote_end', accept: true }, props(SCENES['vote']!))).not.toBeNull();
    expect(client.confirm!({ kind: 'vote_end', accept: false }, props(SCENES['vote']!))).toBeNull();
  });

  it('a turned-up goal is drawn both ways', () => {
    const scene = SCENES['orient']!;
    render(Board, { props: props(scene) });
    expect(document.querySelectorAll('.dc-way')).toHaveLength(scene.legal.length);
  });
});

describe('walking', () => {
  const scene = SCENES['walk']!;
  const me = scene.view.seat!;
  const from = scene.view.seats[me]!.dwarf!;
  const far = scene.outlook!.reach.toSorted((a, b) => b.cost - a.cost)[0]!;

  it('shows every space in reach with its cost, and lights the next steps', () => {
    render(Board, { props: props(scene) });
    const steps = scene.legal.filter((action) => action.kind === 'step');
    expect(document.querySelectorAll('.dc-spot.pad')).toHaveLength(scene.outlook!.reach.length);
    expect(lit()).toHaveLength(steps.length);
  });

  it('a far space pencils the first step of the way there', async () => {
    const given = props(scene);
    render(Board, { props: given });
    await fireEvent.click(onMap(spaceKey(far.space)));
    const way = routeTo(scene.outlook!.reach, from, far.space);
    expect(way).toHaveLength(far.cost + 1);
    expect(given.act).toHaveBeenCalledWith({ kind: 'step', to: way[1] });
  });

  it('goes on by itself after a step, and stops when the way is gone', async () => {
    const way = routeTo(scene.outlook!.reach, from, far.space);
    const first: Action = { kind: 'step', to: [...way[1]!] };
    const given = props(scene, { pencil: first });
    const { rerender } = render(Board, { props: given });
    await fireEvent.click(onMap(spaceKey(far.space)));
    expect(client.label!(first, given)).toContain(String(far.cost));
    await rerender({ ...given, sending: true });
    const seats = scene.view.seats.map((side, seat) => (seat === me ? { ...side, dwarf: [...way[1]!] } : side));
    const next: Action = { kind: 'step', to: [...way[2]!] };
    await rerender({ ...given, view: { ...scene.view, seats }, legal: [next, { kind: 'end_move' }], pencil: null, sending: false });
    expect(given.act).toHaveBeenLastCalledWith(next);
    expect(given.ink).toHaveBeenCalled();
    await rerender({ ...given, view: { ...scene.view, seats }, legal: [{ kind: 'end_move' }], pencil: null, sending: false });
    expect(picks.route).toHaveLength(0);
  });

  it('says the tolls before they are paid', () => {
    const toll = scene.outlook!.reach.find((row) => row.gold > 0 || row.cards > 0)!;
    picks.route = routeTo(scene.outlook!.reach, from, toll.space);
    const said = client.ask!(props(scene, { pencil: { kind: 'step', to: [...picks.route[1]!] } }));
    expect(said.consequence).toMatch(/tunnel|bridge/);
  });
});

describe('secrets', () => {
  const looked = Object.values(SCENES).find((scene) => scene.view.goals.some((goal) => goal.goal && !goal.face_up))!;

  it('what the reader saw of a goal is on the map, and H covers it with the hand', async () => {
    render(Board, { props: props(looked) });
    expect(document.querySelectorAll('.dc-map .peek').length).toBeGreaterThan(0);
    await fireEvent.keyDown(window, { key: 'h' });
    expect(document.querySelectorAll('.dc-map .peek')).toHaveLength(0);
    for (const card of looked.view.hand) expect(document.querySelector('.dc-hand')!.textContent).not.toContain(cardText(card));
  });

  it('the own loyalty shows only while it is held', async () => {
    const scene = Object.values(SCENES).find((one) => one.view.seat !== null && !one.view.seats[one.view.seat]!.face_up && one.view.seats[one.view.seat]!.role)!;
    const me = scene.view.seat!;
    render(Board, { props: props(scene) });
    render(SeatExtra, { props: { view: scene.view, seat: me, names: NAMES } });
    render(Side, { props: props(scene) });
    const word = roleText(scene.view.seats[me]!.role!);
    const button = document.querySelector<HTMLElement>('.dc-loyal')!;
    const said = () => document.querySelector('.dc-row')!.textContent + button.textContent!;
    expect(said().toLowerCase()).not.toContain(word.split(' ')[0]!.toLowerCase() + ':');
    await fireEvent.pointerDown(button);
    expect(button.textContent).toMatch(/Loyal|Saboteur/);
    await fireEvent.pointerUp(window);
    expect(button.textContent).not.toMatch(/Loyal:|Saboteur/);
  });

  it('a spectator has no hand, no notes and no loyalty', () => {
    const scene = SCENES['spectator']!;
    render(Board, { props: props(scene) });
    render(Side, { props: props(scene) });
    expect(document.querySelector('.dc-hand, .dc-notes, .dc-loyal, .peek')).toBeNull();
  });
});

describe('the end', () => {
  it('adds the treasures up as the engine does', () => {
    const scene = SCENES['over']!;
    render(Board, { props: props(scene) });
    const tables = [...document.querySelectorAll('.dc-end table')];
    expect(tables.map((table) => table.querySelector('.total td')!.textContent)).toEqual(['blue', 'yellow'].map((clan) => String(scene.view.end!.treasure[clan])));
    expect(client.resultLine!(scene.result!, scene.view, NAMES)).toMatch(/Treasures/);
  });
});

describe('what happens', () => {
  const queue = (scene: Scene, id: number): Happening<Event>[] => scene.events.map((event, n) => ({ id: id + n, version: scene.version, event }));

  it('plays an update, offers nothing meanwhile, and ends in the present', async () => {
    vi.useFakeTimers();
    const n = MATCH.findIndex((moment, at) => at > 0 && moment.events.some((event) => event.kind === 'path_laid' && event.seat !== 0));
    const [before, after] = [MATCH[n - 1]!, MATCH[n]!];
    const old = queue(before, 1);
    const fresh = queue(after, 100);
    const { rerender } = render(Board, { props: props({ ...before, outlook: null }, { events: old }) });
    await rerender(props({ ...after, outlook: null }, { events: [...old, ...fresh] }));
    expect(stage.shownUpTo).toBe(fresh.at(-1)!.id);
    expect(client.buttons!(props(after))).toEqual([]);
    expect(lit()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(stage.shownUpTo).toBeNull();
  });

  it('any key brings the present', async () => {
    vi.useFakeTimers();
    const n = MATCH.findIndex((moment, at) => at > 0 && moment.events.some((event) => event.kind === 'path_laid' && event.seat !== 0));
    const old = queue(MATCH[n - 1]!, 1);
    const { rerender } = render(Board, { props: props({ ...MATCH[n - 1]!, outlook: null }, { events: old }) });
    await rerender(props({ ...MATCH[n]!, outlook: null }, { events: [...old, ...queue(MATCH[n]!, 100)] }));
    await fireEvent.keyDown(window, { key: 'x' });
    expect(stage.shownUpTo).toBeNull();
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

  it('knows cells by their keys', () => {
    expect(cellKey(-1, 2)).toBe('cell:-1,2');
    expect(kinds(SCENES['act']!).has('play_path')).toBe(true);
  });
});
