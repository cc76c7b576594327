import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, GameClient, Happening, Named } from '../src/lib/games/board';
import caveScenes from '../src/lib/games/dark_cave/fixtures/scenes.json';
import cave, { hunt, loyalties } from '../src/lib/games/dark_cave/show';
import { reveal } from '../src/lib/games/dungeon_lords/show';
import paperScenes from '../src/lib/games/paper_dungeons/fixtures/scenes.json';
import { Box } from '../src/lib/games/paper_dungeons/box';
import { battle, sharesOf } from '../src/lib/games/paper_dungeons/battle';
import { showOf } from '../src/lib/games/paper_dungeons/show';
import components from '../src/lib/wire/generated/paper_dungeons.components.json';
import type { GameShow, Scene } from '../src/lib/games/show';
import welcome from '../src/lib/games/welcome_dungeon/show';
import { settings } from '../src/lib/settings.svelte';
import { Banners } from '../src/lib/table/banners.svelte';
import { Forced, forcedAnswer } from '../src/lib/table/forced.svelte';
import { lines, since, turns } from '../src/lib/table/lines';
import { lastOwn, marks, placesTold, seatPlace } from '../src/lib/table/marks';
import type { Shown } from '../src/lib/play/beats';
import type { Pace } from '../src/lib/play/paces';
import { Playback } from '../src/lib/play/playback.svelte';
import { loadLanguage } from '../src/lib/text';

const paper = showOf(new Box(components));
let pace: Pace;
let calm: boolean;
beforeAll(async () => {
  settings.language = 'en';
  await loadLanguage('en');
});
beforeEach(() => {
  vi.useFakeTimers();
  [pace, calm] = ['normal', false];
});
afterEach(() => vi.useRealTimers());

const scene = (...ms: number[]): Scene => ({
  title: 'The Dragon',
  lead: '',
  steps: ms.map((one, n) => ({ ms: one, told: `step ${n}` })),
  data: null,
});

describe('a scene', () => {
  const make = (...scenes: Scene[]) => {
    const playback = new Playback<Shown>({ isUrgent: () => true });
    const view = { seat: 0, to_act: [] };
    const queue: Happening[] = [{ id: 1, version: 0, event: { kind: 'before' } }];
    const now = { view, outlook: null, legal: [], seat: 0, result: null };
    playback.reader = { pace: () => pace, isCalm: () => calm };
    playback.take({ ...now, queue }, false);
    for (const [n, scene] of scenes.entries()) {
      playback.sceneOf = () => scene;
      queue.push({ id: n + 2, version: n + 1, event: { kind: 'told' } });
      playback.take({ ...now, queue: [...queue] }, true);
    }
    return playback;
  };

  it('goes step by step and closes by itself; nobody hears of it before', () => {
    const playback = make(scene(900, 500));
    expect([playback.step, playback.isTold, playback.shownUpTo]).toEqual([0, false, 1]);
    vi.advanceTimersByTime(900);
    expect(playback.step).toBe(1);
    vi.advanceTimersByTime(500);
    expect(playback.isTold).toBe(true);
    vi.advanceTimersByTime(1400);
    expect([playback.scene, playback.shownUpTo]).toEqual([null, null]);
  });

  it('is told at the pace of the reader: slow waits for him, at once shows none', () => {
    pace = 'slow';
    const playback = make(scene(1000));
    vi.advanceTimersByTime(1500);
    expect(playback.isTold).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(playback.isTold).toBe(true);
    playback.goOn();
    expect(playback.scene).toBeNull();
    pace = 'at-once';
    expect(make(scene(1000)).scene).toBeNull();
  });

  it('is a still picture of its end for who wants less motion', () => {
    calm = true;
    expect(make(scene(900, 900)).isTold).toBe(true);
  });

  it('can be held, gone through and skipped; the next one follows', () => {
    const playback = make(scene(900), scene(300));
    playback.pause();
    vi.advanceTimersByTime(10_000);
    expect([playback.paused, playback.step]).toEqual([true, 0]);
    playback.pause();
    playback.goOn();
    expect(playback.isTold).toBe(true);
    playback.goOn();
    expect(playback.scene?.steps[0]?.ms).toBe(300);
    playback.endScene();
    expect(playback.scene).toBeNull();
  });
});

describe('what concerns the reader', () => {
  const banner = (key: string) => ({ key, seat: 1, title: key, body: '' });

  it('comes as at most two banners, the newest on top, and goes by itself', () => {
    const banners = new Banners(() => pace);
    for (const key of ['a', 'b', 'c']) banners.show(banner(key));
    expect(banners.all.map(({ key }) => key)).toEqual(['c', 'b']);
    vi.advanceTimersByTime(7000);
    expect(banners.all).toEqual([]);
  });

  it('stays in a slow pace until it is closed', () => {
    const banners = new Banners(() => pace);
    pace = 'slow';
    banners.show(banner('a'));
    vi.advanceTimersByTime(60_000);
    expect(banners.all).toHaveLength(1);
    banners.close('a');
    expect(banners.all).toEqual([]);
  });

  it.each([
    ['my hand is swapped', { kind: 'hands_swapped', seat: 1, player: 0 }, true],
    ['another hand is swapped', { kind: 'hands_swapped', seat: 1, player: 2 }, false],
    [
      'I am webbed in',
      {
        kind: 'web_laid',
        seat: 1,
        edge: [
          [0, 0],
          [1, 0],
        ],
      },
      true,
    ],
    [
      'a cobweb elsewhere',
      {
        kind: 'web_laid',
        seat: 1,
        edge: [
          [4, 0],
          [5, 0],
        ],
      },
      false,
    ],
    [
      'my own cobweb',
      {
        kind: 'web_laid',
        seat: 0,
        edge: [
          [0, 0],
          [1, 0],
        ],
      },
      false,
    ],
    ['the Rat bites me', { kind: 'card_lost', seat: 0, by: 'rat' }, true],
    ['I cross a bridge', { kind: 'card_lost', seat: 0, by: 'bridge' }, false],
  ])('The Dark Cave: %s', (_, event, isTold) => {
    const view = { seats: [{ dwarf: [1, 0, 'c'] }] };
    expect(typeof cave.concerns!(event as never, 0, view as never) === 'string').toBe(isTold);
  });

  it('Paper Dungeons: a gem or a mission that somebody else has taken', () => {
    const view = {
      mine: { sheet: { gem_state: { A: 'crossed', B: 'circled' }, missions_scored: [{ mission: 'mine' }] } },
    };
    const told = (event: object) => paper.concerns!(event as never, 0, view as never) !== null;
    expect(told({ kind: 'gem_claimed', gem: 'A' })).toBe(true);
    expect(told({ kind: 'gem_claimed', gem: 'B' })).toBe(false);
    expect(told({ kind: 'boss_rewarded', seat: 1 })).toBe(false);
    expect(told({ kind: 'mission_closed', mission: 'theirs' })).toBe(true);
    expect(told({ kind: 'mission_closed', mission: 'mine' })).toBe(false);
  });

  it('a failure in Welcome to the Dungeon says by itself what it means: nothing is said twice', () => {
    expect(welcome.concerns!({ kind: 'aid_turned', seat: 0, left: 1 } as never, 0, {} as never)).toBe('');
  });
});

describe('what changed since my last decision', () => {
  const moment = (version: number, ...events: object[]) => ({ version, at: 0, events: events as Named[] });
  const added = (seat: number, slot: number) => ({ kind: 'monster_added', seat, slot, monster: null });
  const history = [
    moment(1, added(0, 1)),
    moment(2, { kind: 'card_drawn', seat: 1 }),
    moment(3, added(1, 2)),
    moment(4, { kind: 'passed', seat: 2 }),
  ];
  const reader = { me: 0, view: { seat: 0, to_act: [0] }, places: welcome.places };
  const teller = { names: ['A', 'B', 'C'], sentence: (event: Named) => event.kind, isSecret: () => false };
  const told = since(turns(lines(history, teller)), 0).turns;

  it('is marked where it can be seen, with the number of its sentence', () => {
    expect(lastOwn(history, 0)).toBe(1);
    expect(marks(history, 1, told, reader)).toEqual([
      { place: '.wd-slot[data-slot="2"]', number: 1 },
      { place: seatPlace(2), number: 2 },
    ]);
  });

  it('is nothing right after it', () => {
    expect(marks(history, 4, [], reader)).toEqual([]);
  });

  it('is nothing before I have decided anything: the set-up is nobody’s deed', () => {
    const opening = [moment(0, { kind: 'cards_dealt', seat: 0 }), moment(1, added(1, 1))];
    expect(lastOwn(opening, 0)).toBeNull();
    expect(marks(opening, null, told, reader)).toEqual([]);
    expect(marks(opening, 0, told, reader)).toHaveLength(1);
  });

  it('is pointed at sentence by sentence; where no place is known, who did it is', () => {
    const found = marks(history, 1, told, reader);
    expect(placesTold(found, { number: 1, seat: 1, times: 1 })).toEqual([
      { place: '.wd-slot[data-slot="2"]', number: 1 },
    ]);
    expect(placesTold(found, { number: 3, seat: 2, times: 1 })).toEqual([{ place: seatPlace(2), number: 3 }]);
    expect(placesTold(found, { number: 3, seat: null, times: 1 })).toEqual([]);
  });

  it('leaves out what I did myself', () => {
    expect(marks([moment(5, { kind: 'passed', seat: 0 })], 4, [], { ...reader, places: undefined })).toEqual([]);
  });
});

describe('a decision with one answer', () => {
  const board = (...kinds: string[]) =>
    ({ legal: kinds.map((kind) => ({ kind })), pencil: null, sending: false }) as unknown as BoardProps;
  const show: GameShow = { isForced: () => true };
  const client: GameClient = {};
  const answer = { kind: 'pass' };
  const moments = (...versions: number[]) => versions.map((version) => ({ version, at: 0, events: [] }));

  it('is the only one, open to all, and asks nothing', () => {
    expect(forcedAnswer(board('pass'), client, show)).toEqual(answer);
    expect(forcedAnswer(board('pass', 'draw'), client, show)).toBeNull();
    expect(forcedAnswer(board('pass'), client, {})).toBeNull();
    expect(forcedAnswer(board('pass'), { confirm: () => ({ title: '', body: '', yes: '', no: '' }) }, show)).toBeNull();
    expect(forcedAnswer({ ...board('pass'), pencil: answer }, client, show)).toBeNull();
  });

  it.each([
    ['the deck is empty', welcome, 'pass', true],
    ['a drawn card wants to be seen', welcome, 'add', false],
    ['nobody can walk', cave, 'end_move', true],
    ['the last card is nobody’s business', cave, 'discard', false],
  ])('%s', (_, own, kind, isForced) => {
    expect(forcedAnswer(board(kind), client, own as GameShow) !== null).toBe(isForced);
  });

  it('is made after a moment, not if something else happens first', () => {
    const [forced, give] = [new Forced(() => pace), vi.fn()];
    forced.look(3, moments(3), answer, give);
    forced.look(4, moments(3, 4), null, give);
    vi.advanceTimersByTime(5000);
    expect(give).not.toHaveBeenCalled();
    forced.look(5, moments(5), answer, give);
    vi.advanceTimersByTime(800);
    expect(give).toHaveBeenCalledExactlyOnceWith(answer);
    expect([forced.isOwn(5), forced.isOwn(4)]).toEqual([true, false]);
  });

  it('is not made again for who took it back, until he has decided something', () => {
    const [forced, give] = [new Forced(() => pace), vi.fn()];
    forced.look(5, moments(5), answer, give);
    vi.advanceTimersByTime(800);
    forced.look(6, moments(5, 6), null, give);
    forced.look(7, moments(5, 7), answer, give);
    vi.advanceTimersByTime(5000);
    expect(give).toHaveBeenCalledTimes(1);
    forced.free();
    forced.look(8, moments(5, 7, 8), answer, give);
    vi.advanceTimersByTime(800);
    expect(give).toHaveBeenCalledTimes(2);
  });
});

const length = ({ steps }: Scene) => steps.reduce((sum, { ms }) => sum + ms, 0);
const isSaid = ({ title, steps }: Scene) =>
  [title, ...steps.map(({ told }) => told)].every((text) => text !== '' && !/[{}]|^[a-z]+-[a-z-]+$/.test(text));
const names = ['Anna', 'Marek', 'Nina', 'Tom', 'Ela', 'Piotr', 'Eva', 'Jan'];

describe('the scenes of the games', () => {
  it('Dungeon Lords: three orders of everybody, the one that found no space too', () => {
    const events = [1, 2, 3].flatMap((position) => [
      { kind: 'minion_placed', seat: 0, position, order: 'get_food', space: 1 },
      position === 2
        ? { kind: 'minion_waits', seat: 1, position, order: 'mine_gold', full: true }
        : { kind: 'minion_placed', seat: 1, position, order: 'mine_gold', space: 2 },
    ]);
    const made = reveal(events as never, { view: { first: 1, seats: [{}, {}] } as never, names, me: 0 })!;
    expect(length(made)).toBe(3300);
    expect(made.data.rows.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(made.data.rows[0]!.orders.map((placed) => placed?.space)).toEqual([2, null, 2]);
    expect(made.steps[1]!.told).toMatch(/Marek.*all spaces are taken/);
    expect(isSaid(made)).toBe(true);
    expect(
      reveal([{ kind: 'tunnels_dug', seat: 0 }] as never, { view: { first: 0, seats: [] } as never, names, me: 0 }),
    ).toBeNull();
  });

  it('Paper Dungeons: everybody before the boss, and who takes the reward', () => {
    const { events, outlook, view } = paperScenes.news as unknown as {
      events: Named[];
      outlook: never;
      view: { seat: number };
    };
    const made = battle(events as never, { view: view as never, outlook, names, me: view.seat })!;
    expect(length(made)).toBeGreaterThanOrEqual(2000);
    expect(length(made)).toBeLessThanOrEqual(4000);
    expect(made.data.parties.map(({ fate }) => fate)).toEqual(['fought', 'lost', 'fought', 'fought']);
    expect(made.data.parties.filter(({ isBest }) => isBest)).toHaveLength(1);
    for (const { shares, strength } of made.data.parties)
      expect(shares.reduce((sum, { points }) => sum + points, 0)).toBe(strength);
    expect(isSaid(made)).toBe(true);
  });

  it('Paper Dungeons: a strength is heroes, the weakness once more and what is left', () => {
    const levels = { warrior: 3, wizard: 5, cleric: 2, rogue: 3 };
    expect(sharesOf(19, levels, 'rogue').map(({ what, points }) => `${what} ${points}`)).toEqual([
      'warrior 3',
      'wizard 5',
      'cleric 2',
      'rogue 3',
      'again 3',
      'bonus 3',
    ]);
    expect(sharesOf(16, levels, 'rogue').at(-1)!.what).toBe('again');
    expect(sharesOf(15, levels, 'rogue')).toEqual([]);
  });

  it('The Dark Cave: a monster, whom it meets and what it costs', () => {
    const { events, view } = caveScenes.axe_web as unknown as { events: never[]; view: never };
    const made = hunt(events, { view, names, me: 0 })!;
    expect([made.data.monster, made.data.fates.length, made.steps.length]).toEqual(['rat', 1, 2]);
    expect(length(made)).toBe(2000);
    expect(isSaid(made)).toBe(true);
    expect(hunt([{ kind: 'card_lost', seat: 0, by: 'bridge' }] as never, { view, names, me: 0 })).toBeNull();
    expect(
      hunt([{ kind: 'monster_played', seat: 0, monster: 'rat', moved: false }] as never, { view, names, me: 0 }),
    ).toBeNull();
  });

  it('The Dark Cave: hidden loyalties turn over one by one, then the treasures', () => {
    const { events, view } = caveScenes.over as unknown as { events: { kind: string }[]; view: never };
    const made = loyalties(events as never, { view, names, me: 0 })!;
    const hidden = events.filter(({ kind }) => kind === 'clan_revealed').length;
    expect(made.steps).toHaveLength(hidden + 3);
    expect(made.data.cards.slice(0, hidden).every(({ isNew }) => isNew)).toBe(true);
    expect(isSaid(made)).toBe(true);
    expect(loyalties([], { view, names, me: 0 })).toBeNull();
  });
});
