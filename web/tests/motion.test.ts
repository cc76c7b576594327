/** Gestures: every event of every game has some answer, nothing in them tells what is hidden, and they end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inOrder, type Gesture } from '../src/lib/games/gestures';
import { score as cave } from '../src/lib/games/dark_cave/score';
import { score as lords } from '../src/lib/games/dungeon_lords/score';
import { score as paper } from '../src/lib/games/paper_dungeons/score';
import { score as welcome } from '../src/lib/games/welcome_dungeon/score';
import { Motion } from '../src/lib/motion/motion';

type AnyScore = Record<string, (event: never, seen: { me: number | null }) => Gesture[]>;
const SCORES = {
  dark_cave: cave,
  dungeon_lords: lords,
  paper_dungeons: paper,
  welcome_dungeon: welcome,
} as unknown as Record<string, AnyScore>;

interface Named {
  kind: string;
}
interface Schema {
  $defs: Record<string, { anyOf?: { $ref: string }[]; properties?: { kind?: { enum?: string[] } } }>;
}

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The names of all events, as the schema has them. */
function kindsOf(game: string): string[] {
  const { $defs } = read(join(ROOT, `../schema/${game}.json`)) as Schema;
  return $defs.Event!.anyOf!.flatMap(({ $ref }) => $defs[$ref.split('/').at(-1)!]!.properties!.kind!.enum!);
}

/** The events of a game's recorded matches. */
function eventsOf(game: string): Named[] {
  const folder = join(ROOT, 'src/lib/games', game, 'fixtures');
  const found: Named[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (value === null || typeof value !== 'object') return;
    for (const [name, inside] of Object.entries(value)) {
      if (name === 'events') found.push(...(inside as Named[]).filter((event) => event?.kind));
      else walk(inside);
    }
  };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) walk(read(join(folder, file)));
  return found;
}

/** Everything that is drawn where the game is played, as it is written. */
const drawnAt = (game: string): string =>
  [`src/lib/games/${game}`, 'src/lib/games/shared', 'src/lib/table', 'src/lib/ui']
    .map((folder) => join(ROOT, folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
/** Classes and attributes that a selector names. */
const namesIn = (place: string): string[] => [
  ...[...place.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!),
  ...[...place.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!),
];

describe.each(Object.keys(SCORES))('the score of %s', (game) => {
  const score = SCORES[game]!;

  it('names places that are drawn somewhere', () => {
    const drawn = drawnAt(game);
    const places = new Set<string>();
    for (const event of eventsOf(game))
      for (const me of [null, 0, 1])
        for (const gesture of score[event.kind]!(event as never, { me }))
          for (const name of ['from', 'to', 'on'] as const) {
            const place = (gesture as unknown as Record<string, string>)[name];
            if (place !== undefined) places.add(place);
          }
    const named = new Set([...places].flatMap(namesIn));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !new RegExp(`\\b${name}\\b`).test(drawn))).toEqual([]);
  });

  it('answers every event', () => {
    expect(Object.keys(score).toSorted()).toEqual(kindsOf(game).toSorted());
  });

  it('names places that are selectors, and lasts no longer than a moment', () => {
    const events = eventsOf(game);
    expect(events.length).toBeGreaterThan(20);
    for (const event of events)
      for (const me of [null, 0, 1])
        for (const gesture of inOrder([score[event.kind]!(event as never, { me })])) {
          for (const name of ['from', 'to', 'on'] as const) {
            const place = (gesture as unknown as Record<string, string>)[name];
            if (place !== undefined) expect(() => document.querySelector(place)).not.toThrow();
          }
          expect((gesture.at ?? 0) + (gesture.ms ?? 500)).toBeLessThan(2_500);
        }
  });
});

describe('what is hidden', () => {
  /** A field that only some seats are told, as null and as something (UI-10.5). */
  const HIDDEN: [game: string, event: Named, shown: object][] = [
    ['welcome_dungeon', { kind: 'card_drawn', seat: 1 } as Named, { monster: 'orc' }],
    ['welcome_dungeon', { kind: 'monster_added', seat: 1, slot: 2 } as Named, { monster: 'orc' }],
    ['welcome_dungeon', { kind: 'equipment_sacrificed', seat: 1, tile: 'cloak', hp: 3 } as Named, { monster: 'lich' }],
    ['dark_cave', { kind: 'card_drawn', seat: 1, back: 'I' } as Named, { card: 'p1' }],
    ['dark_cave', { kind: 'card_lost', seat: 1, by: 'rat' } as Named, { card: 'p1', back: 'II' }],
    ['dark_cave', { kind: 'goal_looked', seat: 1, x: 1, y: 2 } as Named, { goal: 'g1' }],
    ['dark_cave', { kind: 'clan_looked', seat: 1, player: 2 } as Named, { role: 'saboteur' }],
    ['dungeon_lords', { kind: 'spied', seat: 1, position: 2 } as Named, { spell: 'tremor' }],
    ['dungeon_lords', { kind: 'trap_discarded', seat: 1 } as Named, { trap: 'pendulum' }],
    ['dungeon_lords', { kind: 'trap_returned', seat: 1 } as Named, { trap: 'pendulum' }],
  ];
  it.each(HIDDEN)('%s: nobody sees it in a gesture', (game, event, shown) => {
    const score = SCORES[game]![event.kind]!;
    const fields = Object.fromEntries(Object.keys(shown).map((name) => [name, null]));
    const hidden = score({ ...event, ...fields } as never, { me: 0 });
    expect(score({ ...event, ...shown } as never, { me: 0 })).toEqual(hidden);
  });
});

describe('motion', () => {
  const cancelled = vi.fn();
  const animate = vi.fn(() => ({ cancel: cancelled, onfinish: null }) as unknown as Animation);
  const rect = { left: 10, top: 10, width: 50, height: 70 } as DOMRect;

  beforeEach(() => {
    vi.clearAllMocks();
    document.body.innerHTML = '<div id="deck"></div><div id="hand"></div>';
    Element.prototype.animate = animate;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    document.body.innerHTML = '';
  });

  const travel: Gesture = { do: 'travel', from: '#deck', to: '#hand', look: 'back' };
  const ghosts = () => document.querySelectorAll('.motion .ghost').length;

  it('begins when the board has changed', async () => {
    const motion = new Motion();
    motion.play([travel]);
    expect(animate).not.toHaveBeenCalled();
    await Promise.resolve();
    await vi.waitFor(() => expect(ghosts()).toBe(1));
    expect(document.querySelector('.motion')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('leaves nothing behind when it is over', async () => {
    const motion = new Motion();
    motion.play([travel, { do: 'shake', on: '#hand' }]);
    await vi.waitFor(() => expect(ghosts()).toBe(1));
    motion.clear();
    expect(ghosts()).toBe(0);
    expect(cancelled).toHaveBeenCalledTimes(animate.mock.calls.length);
  });

  it('stands still while it is held', async () => {
    const [pause, play] = [vi.fn(), vi.fn()];
    animate.mockReturnValue({ cancel: cancelled, pause, play, playState: 'running' } as unknown as Animation);
    const motion = new Motion();
    motion.play([{ ...travel, sound: 'page' }]);
    await vi.waitFor(() => expect(ghosts()).toBe(1));
    motion.hold(true);
    expect(pause).toHaveBeenCalledTimes(animate.mock.calls.length);
    motion.hold(false);
    expect(play).toHaveBeenCalledTimes(animate.mock.calls.length);
  });

  it('begins nothing that was skipped before it could', async () => {
    const motion = new Motion();
    motion.play([travel]);
    motion.clear();
    await new Promise((done) => setTimeout(done));
    expect(animate).not.toHaveBeenCalled();
  });

  it('misses a place that is not there, and plays the rest', async () => {
    const motion = new Motion();
    motion.play([{ do: 'shake', on: '#nowhere' }, travel]);
    await vi.waitFor(() => expect(ghosts()).toBe(1));
    expect(motion.lost).toEqual(['#nowhere']);
  });

  it('is as long as the moment', async () => {
    const motion = new Motion();
    motion.play([{ ...travel, ms: 800 }], 200);
    await vi.waitFor(() => expect(ghosts()).toBe(1));
    const timings = (animate.mock.calls as unknown as [unknown, KeyframeAnimationOptions][]).map(([, given]) => given);
    expect(timings[0]).toMatchObject({ delay: 0, duration: 200 });
  });

  it('runs backwards, in silence, what the board goes back over', async () => {
    const heard = vi.fn();
    const motion = new Motion(heard);
    motion.play(
      [
        { ...travel, ms: 400, sound: 'page' },
        { do: 'shake', on: '#hand', at: 500, ms: 100 },
      ],
      300,
      true,
    );
    await vi.waitFor(() => expect(ghosts()).toBe(1));
    const timings = (animate.mock.calls as unknown as [unknown, KeyframeAnimationOptions][]).map(([, given]) => given);
    expect(timings).toMatchObject([
      { delay: 100, duration: 200, direction: 'reverse' },
      { delay: 0, duration: 50, direction: 'reverse' },
    ]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('moves by transform and opacity alone', async () => {
    const motion = new Motion();
    const all: Gesture[] = (['shake', 'fall', 'stamp', 'appear', 'turn', 'sparks', 'tumble'] as const).map((what) => ({
      do: what,
      on: '#hand',
    }));
    motion.play([...all, travel, { do: 'strike', from: '#deck', on: '#hand', look: 'back' }]);
    await vi.waitFor(() => expect(ghosts()).toBeGreaterThan(5));
    const frames = (animate.mock.calls as unknown as [Keyframe[]][]).flatMap(([given]) => given);
    const moved = new Set(frames.flatMap((frame) => Object.keys(frame)));
    for (const name of ['offset', 'easing', 'transform', 'opacity', 'scale', 'rotate', 'translate']) moved.delete(name);
    expect([...moved]).toEqual([]);
  });
});
