import { fireEvent } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asUsual, mounting, NAMES, propsOf, type Scene } from '../../../../tests/support/board';
import { tips } from '../../ui/tip.svelte';
import type { Happening } from '../board.ts';
import Board from './Board.svelte';
import standard from '../../wire/generated/paper_dungeons.components.json';
import { Box, type Action, type Event, type Outlook, type View } from './box.ts';
import { choices, keysOf, lit, made, press, ways } from './choices.ts';
import createClient from './client.ts';
import type { Paper as Owned } from './own.ts';
import { looking, type Props } from './desk.ts';
import scenes from './fixtures/scenes.json';
import steps from './fixtures/walk.json';
import { handsIn } from './end.ts';
import { borders, centre, corner, legs, strokes, WIDTH } from './map.ts';
import { news } from './news.ts';
import { documentOf, lines } from './paper.ts';
import Paper from './Paper.svelte';
import SeatExtra from './SeatExtra.svelte';
import Side from './Side.svelte';
import { bossRule, consequence, dieText, signed, wayConsequence } from './words.ts';

type Moment = Scene<View, Action, Event, Outlook> & {
  /** For each legal action: it ends the seat's round. */
  ends: boolean[];
};
const SCENES = scenes as unknown as Record<string, Moment>;
const WALK = steps as unknown as Moment[];
const props = (scene: Moment, more: Partial<Props> = {}): Props => propsOf<Props>(scene, { names: NAMES, ...more });
const box = new Box(standard);
const client = createClient(standard);
const { hand, later } = client.own as Owned;
const mount = mounting(() => client);

const lights = () => [...document.querySelectorAll<HTMLElement>('[data-stop][data-legal]')];
const thing = (start: string) => document.querySelector<HTMLElement>(`.pd button[aria-label^="${start}"]`)!;
const everything = (scene: Moment) => choices(scene.legal, scene.outlook.mine);

asUsual();
beforeAll(() => later.load());
beforeEach(() => hand.forget());

describe('every scene', () => {
  it.each(Object.entries(SCENES))(
    '%s: draws without a missing word, lights exactly what can be chosen, is one tab stop',
    (_, scene) => {
      const errors = vi.spyOn(console, 'error');
      const given = props(scene);
      mount(Board, given);
      mount(Side, given);
      scene.view.seats.forEach((_, seat) => mount(SeatExtra, { view: scene.view, seat, names: NAMES }));
      expect(errors).not.toHaveBeenCalled();
      expect(document.body.textContent).not.toMatch(/pdb?-[a-z]/);
      const keys = new Set(everything(scene).flatMap((choice) => choice.keys));
      keys.delete('move'); // stands for the rooms it leads to
      keys.delete('stop'); // has its button in the ask bar
      expect(lights()).toHaveLength(keys.size);
      for (const stop of document.querySelectorAll('button[data-stop]')) {
        expect((stop.getAttribute('aria-label') ?? stop.textContent)?.trim()).not.toBe('');
      }
      const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
      expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1);
    },
  );

  it.each(Object.entries(SCENES))('%s: the words of the ask bar', (_, scene) => {
    const given = props(scene);
    expect(client.ask!(given).question).not.toMatch(/pdb?-/);
    for (const action of scene.legal) {
      const pencilled = client.ask!({ ...given, pencil: action });
      expect(pencilled.consequence).toBeTruthy();
      expect(pencilled.consequence + pencilled.question).not.toMatch(/pdb?-|none|undefined/);
      expect(client.label!(action, given)).not.toMatch(/pdb?-/);
    }
    expect(client.crumb!(scene.view, null).length).toBeGreaterThan(1);
    scene.view.seats.forEach((_, seat) => expect(client.status!(scene.view, seat, NAMES, null).text).toBeTruthy());
  });

  it.each(Object.entries(SCENES))('%s: every legal action can be reached by presses', (_, scene) => {
    const all = everything(scene);
    for (const action of scene.legal) {
      if (action.kind === 'stop') continue;
      if (action.kind === 'move') {
        expect(all.some((choice) => choice.path && JSON.stringify(choice.actions[0]) === JSON.stringify(action))).toBe(
          true,
        );
        continue;
      }
      for (const keys of [keysOf(action), keysOf(action).toReversed()]) {
        const picked = keys.reduce<string[]>((sofar, key) => press(all, sofar, key), []);
        expect(made(all, picked)?.actions[0]).toEqual(action);
      }
    }
  });
});

describe('choosing', () => {
  it('a die lights its uses; the hero then pencils, the second press inks', async () => {
    const scene = SCENES['second_die']!;
    const given = props(scene);
    const { rerender } = mount(Board, given);
    const action = scene.legal.find((one) => one.kind === 'level_up')!;
    await fireEvent.click(document.querySelectorAll<HTMLElement>('.die')[action.die]!);
    expect(given.act).not.toHaveBeenCalled();
    const hero = document.querySelector<HTMLElement>(`.pd-heroes .legal`)!;
    await fireEvent.click(hero);
    expect(given.act).toHaveBeenCalledWith(action);
    await rerender({ ...given, pencil: action });
    expect(document.querySelector('.pd-heroes .lv .pl')).not.toBeNull();
    await fireEvent.click(hero);
    expect(given.ink).toHaveBeenCalledOnce();
  });

  it('the room first: only the dice that reach it stay lit, and the die pencils the walk', async () => {
    const scene = SCENES['second_die']!;
    const given = props(scene);
    mount(Board, given);
    const near = scene.outlook.mine!.paths.find((path) => path.points === 1)!;
    const able = everything(scene).filter((choice) => choice.path === near);
    expect(able.length).toBeGreaterThan(1);
    await fireEvent.click(thing(`Room ${near.room}`));
    expect(document.querySelectorAll('.pd-map .plan circle')).toHaveLength(near.entries.length);
    expect(client.ask!(given)).toEqual({
      question: 'Which die pays for it?',
      consequence: wayConsequence(near, scene.outlook),
    });
    expect(lights().filter((light) => light.classList.contains('die'))).toHaveLength(able.length);
    const [die] = able[0]!.keys;
    hand.press(die!, given);
    expect(given.act).toHaveBeenCalledWith(able[0]!.actions[0]);
    expect(client.ask!({ ...given, pencil: able[0]!.actions[0]! as Action }).question).toContain(near.room);
  });

  it('the room first, and one die alone that reaches it: one press pencils the walk', async () => {
    const scene = SCENES['second_die']!;
    const boots = { kind: 'move', die: scene.view.dice.indexOf('boots') } as const;
    const given = props(scene);
    mount(Board, given);
    const far = scene.outlook.mine!.paths.find((path) => path.points === 3)!;
    await fireEvent.click(thing(`Room ${far.room}`));
    expect(given.act).toHaveBeenCalledWith(boots);
  });

  it('who takes back a press that found its only die is where the press was', async () => {
    const scene = SCENES['second_die']!;
    const pencilled = { act: (pencil: Action) => void rerender({ pencil }) };
    const { rerender } = mount(Board, { ...props(scene), ...pencilled });
    const far = scene.outlook.mine!.paths.find((path) => path.points === 3)!;
    await fireEvent.click(thing(`Room ${far.room}`));
    expect(hand.picked).toContain(`die:${scene.view.dice.indexOf('boots')}`);
    await rerender({ pencil: null });
    expect(hand.picked).toEqual([]);
  });

  it('who takes back what a pressed die was for still holds the die', async () => {
    const scene = SCENES['second_die']!;
    const pencilled = { act: (pencil: Action) => void rerender({ pencil }) };
    const { rerender } = mount(Board, { ...props(scene), ...pencilled });
    const action = scene.legal.find((one) => one.kind === 'level_up')!;
    await fireEvent.click(document.querySelectorAll<HTMLElement>('.die')[action.die]!);
    await fireEvent.click(document.querySelector<HTMLElement>('.pd-heroes .legal')!);
    expect(hand.picked).toHaveLength(2);
    await rerender({ pencil: null });
    expect(hand.picked).toEqual([`die:${action.die}`]);
  });

  it('what was pressed before its die is marked, can be let go, and gives way to another thing', async () => {
    const scene = SCENES['second_die']!;
    const given = props(scene);
    mount(Board, given);
    const [one, other] = scene.outlook.mine!.paths.filter(
      (path) => everything(scene).filter((choice) => choice.path === path).length > 1,
    );
    await fireEvent.click(thing(`Room ${one!.room}`));
    expect(thing(`Room ${one!.room}`).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(thing(`Room ${other!.room}`));
    expect(hand.picked).toEqual([`room:${other!.room}`]);
    client.begun!()!();
    expect(hand.picked).toEqual([]);
    expect(client.begun!()).toBeNull();
  });

  it('after a whole choice another thing of the same die can still be pressed', () => {
    const all = everything(SCENES['second_die']!);
    const whole = all.find((choice) => choice.path)!;
    const other = all.find((choice) => choice.keys[0] === whole.keys[0] && choice.path && choice !== whole)!;
    expect(lit(all, whole.keys).has(other.keys[1]!)).toBe(true);
    expect(press(all, whole.keys, other.keys[1]!)).toEqual(other.keys);
  });

  it('a pressed thing that is not lit says why instead of acting', async () => {
    const scene = SCENES['second_die']!;
    const given = props(scene);
    mount(Board, given);
    const used = scene.view.mine!.sheet.dice_used[0]!;
    await fireEvent.click(document.querySelectorAll<HTMLElement>('.die')[used]!);
    expect(given.act).not.toHaveBeenCalled();
    expect(hand.picked).toEqual([]);
  });

  it('a room that cannot be reached says why: a wall, the water, or the distance', async () => {
    const scene = SCENES['second_die']!;
    const { position } = scene.view.mine!.sheet;
    const barred = [...scene.outlook.board.walls, ...scene.outlook.board.water]
      .map((id) => id.split('|'))
      .find((pair) => pair.includes(position));
    const sheet = {
      ...scene.view.mine!.sheet,
      items: { ...scene.view.mine!.sheet.items, khar_medallion: 0, cloak_of_passage: 0 },
    };
    const far = scene.outlook.mine!.paths.filter((path) => !barred?.includes(path.room));
    const outlook = { ...scene.outlook, mine: { ...scene.outlook.mine!, paths: far } };
    mount(Board, props({ ...scene, outlook, view: { ...scene.view, mine: { ...scene.view.mine!, sheet } } }));
    const room = barred?.find((one) => one !== position) ?? '';
    await fireEvent.click(thing(`Room ${room}`));
    expect(document.body.textContent).not.toMatch(/undefined/);
    expect(tips.shown?.words()?.rule).toMatch(/bars the way/);
  });

  it.each(['veteran', 'craftsman', 'assassin', 'pick_minions', 'cards'])(
    '%s: two presses make the pair',
    async (name) => {
      const scene = SCENES[name]!;
      const given = props(scene);
      mount(Board, given);
      await fireEvent.click(lights()[0]!);
      expect(given.act).not.toHaveBeenCalled();
      await fireEvent.click(lights().at(-1)!);
      expect(given.act).toHaveBeenCalledOnce();
      expect(scene.legal).toContainEqual(vi.mocked(given.act).mock.calls[0]![0]);
    },
  );

  it('looting: one press takes a gem, and everything says which Treasure Hunter it is', async () => {
    const scene = SCENES['looting']!;
    const given = props(scene);
    mount(Board, given);
    mount(Side, given);
    const rule = 'Set-up: choose 1 gem of the map and take it; the others can still find it.';
    expect(document.querySelector('.pd-mine')?.textContent).toContain(rule);
    expect(client.ask!(given).question).toBe('Which gem do you loot?');
    expect(lights()).toHaveLength(8);
    await fireEvent.click(thing('Room A2'));
    const action: Action = { kind: 'setup_treasure_hunter', room: 'A2' };
    expect(given.act).toHaveBeenCalledExactlyOnceWith(action);
    expect(client.ask!({ ...given, pencil: action }).consequence).toBe(
      'The gem in A2 is yours; the others can still find it.',
    );
  });

  it.each([
    ['cards', undefined, 'Set-up: gain 1 bonus gem.'],
    ['cards', 'looted', 'Set-up: choose 1 gem of the map and take it; the others can still find it.'],
  ])('a dealt Treasure Hunter says what he brings at this table (%s, %s)', (name, treasure_hunter, rule) => {
    const scene = SCENES[name]!;
    const outlook = {
      ...scene.outlook,
      mine: {
        ...scene.outlook.mine!,
        powers: [{ ...scene.outlook.mine!.powers[0]!, power: 'treasure_hunter' as const }],
      },
    };
    const options = { ...scene.view.options, ...(treasure_hunter && { treasure_hunter }) };
    mount(Board, props({ ...scene, outlook, view: { ...scene.view, options } }));
    expect(document.querySelector('.pd-cards')?.textContent).toContain(rule);
  });

  it.each([
    ['solo', true],
    ['second_die', false],
  ])('%s: the card of a boss says whether anybody gets the reward', (name, isAlone) => {
    const { view } = SCENES[name]!;
    expect(bossRule(box, view.bosses[0]!, view).rule.includes('Alone nobody gets the reward.')).toBe(isAlone);
  });

  it('a button of the ask bar is shown on the sheet too', async () => {
    const scene = SCENES['pick_hero']!;
    const given = props(scene, { pencil: scene.legal[0]! });
    mount(Board, given);
    await Promise.resolve();
    expect(document.querySelector('.pd-heroes .lv .pl')).not.toBeNull();
  });

  it.each(Object.entries(SCENES))('%s: what hands the round in says so and asks first', (_, scene) => {
    const given = props(scene);
    scene.legal.forEach((action, n) => {
      const says = handsIn(box, action, null, given);
      if (action.kind === 'pick_minions') return expect(says).toBe(false);
      expect(says).toBe(scene.ends[n]);
      if (says) expect(client.isFinal!(action, given)).toBe(true);
      return expect(client.label!(action, { ...given, pencil: action })).toBeTruthy();
    });
  });

  it('the scenes hold both: choices that hand the round in and choices that do not', () => {
    const all = Object.values(SCENES).flatMap((scene) => scene.ends);
    expect(all.filter(Boolean).length).toBeGreaterThan(5);
    expect(all.filter((end) => !end).length).toBeGreaterThan(20);
  });

  it('a walk with the last die hands the round in when it uses every step and asks nothing', () => {
    const scene = SCENES['last_die']!;
    const given = props(scene);
    const walks = everything(scene).filter((choice) => choice.path);
    for (const walk of walks) {
      const steps = scene.outlook.mine!.dice[Number(walk.keys[0]!.slice(4))]!.steps;
      const isAsked = walk.path!.entries.some((entry) =>
        [...entry.treasure, ...entry.bonus].some((one) => one === 'level_up' || one === 'craft'),
      );
      expect(handsIn(box, walk.actions[0]!, walk, given)).toBe(walk.path!.points >= steps && !isAsked);
    }
    expect(walks.some((walk) => handsIn(box, walk.actions[0]!, walk, given))).toBe(true);
    const [whole] = walks.filter((walk) => handsIn(box, walk.actions[0]!, walk, given));
    for (const key of whole!.keys) hand.press(key, given);
    const pencilled = { ...given, pencil: whole!.actions[0]! };
    expect(client.label!(pencilled.pencil, pencilled)).toMatch(/finish the round/);
    expect(client.ask!(pencilled).consequence).toMatch(/ends your round/);
  });
});

describe('a walk', () => {
  it('is planned at once and sent step by step; a reward on the way asks first', () => {
    const sent: Action[] = [];
    let given = props(WALK[0]!, { act: (action) => sent.push(action) });
    const done = WALK.slice(1).map((scene) => scene.view.mine!.deeds.at(-1)!);
    const route = done.filter((action) => action.kind === 'step').map((action) => action.to);
    const move = done[0]!;
    hand.follow(given);
    const walk = everything(WALK[0]!).find(
      (choice) =>
        choice.path &&
        JSON.stringify(choice.actions[0]) === JSON.stringify(move) &&
        choice.path.entries[0]!.room === route[0],
    )!;
    for (const key of walk.keys) hand.press(key, given);
    expect(sent).toEqual([move]);
    given = { ...given, pencil: move, sending: true, legal: [] };
    hand.follow(given);
    expect(hand.walk?.rest).toEqual(walk.actions.slice(1));
    // the answer is accepted before the update is here: nothing may be sent yet
    hand.follow({ ...given, pencil: null, sending: false, legal: WALK[0]!.legal });
    expect(sent).toHaveLength(1);
    given = props(WALK[1]!, { act: (action) => sent.push(action) });
    hand.follow(given);
    expect(sent[1]).toEqual({ kind: 'step', to: route[0] });
    expect(given.ink).toHaveBeenCalledOnce();
  });

  it('waits while a reward is chosen and is forgotten when the round ends', () => {
    const asked = WALK.find((scene) => scene.legal.some((action) => action.kind === 'pick_hero'))!;
    hand.follow(props(asked));
    hand.walk = {
      rest: [{ kind: 'step', to: 'A1' }],
      choice: everything(WALK[0]!)[0]!,
      done: 0,
      stamp: '',
      isLast: false,
    };
    hand.follow(props(asked));
    expect(hand.walk).not.toBeNull();
    hand.follow(props(SCENES['game_over']!));
    expect(hand.walk).toBeNull();
  });
});

describe('another question', () => {
  it('lets go of a die that was pressed before it came', () => {
    const asked = WALK.find((scene) => scene.legal.some((action) => action.kind === 'pick_hero'))!;
    const die = everything(WALK[0]!)
      .flatMap((choice) => choice.keys)
      .find((key) => key.startsWith('die:'))!;
    hand.follow(props(WALK[0]!));
    hand.press(die, props(WALK[0]!));
    hand.follow(props(asked));
    expect(lit(everything(asked), hand.picked).size).toBeGreaterThan(0);
  });
});

describe('previews', () => {
  it('the ask bar says the wounds of a pencilled way', async () => {
    const scene = Object.values(SCENES).find((one) => everything(one).some((choice) => (choice.path?.track ?? 0) > 0))!;
    const choice = everything(scene).find((one) => (one.path?.track ?? 0) > 0)!;
    const given = props(scene);
    mount(Board, given);
    for (const key of choice.keys) hand.press(key, { ...given, pencil: null });
    await Promise.resolve();
    expect(consequence(choice, scene.view, scene.outlook)).toMatch(/wound/);
  });

  it('a die with two steps does not light what only boots reach', () => {
    const scene = SCENES['second_die']!;
    const two = scene.outlook.mine!.dice.find((die) => die.steps === 2 && !die.refusal)!;
    const reach = ways(everything(scene), [`die:${two.die}`]);
    expect(Math.max(...[...reach.values()].map((path) => path.points))).toBeLessThanOrEqual(2);
    expect(reach.size).toBeGreaterThan(0);
  });

  it('house values are marked where the data says so', () => {
    mount(Board, props(SCENES['eight']!));
    expect(document.querySelectorAll('.pd-house').length).toBeGreaterThan(2);
    expect(box.house.boss('minotaur')).toBe(true);
  });

  it('the score of the end has all twelve boxes of every sheet', () => {
    mount(Board, props(SCENES['game_over']!));
    expect(document.querySelectorAll('.pd-scores tbody tr')).toHaveLength(13);
    expect(document.querySelectorAll('.pd-scores tbody .total td')).toHaveLength(4);
  });

  it('a campaign shows the sum and each chapter', () => {
    mount(Board, props(SCENES['campaign_over']!));
    expect(document.querySelectorAll('.pd-scores')).toHaveLength(4);
  });
});

describe('on paper', () => {
  it.each(['cards', 'second_die', 'spectator', 'game_over', 'campaign_over'])(
    '%s: a sheet is one drawing, in words that exist, inside its page',
    (name) => {
      const scene = SCENES[name]!;
      [0, 1].forEach((seat) => {
        const desk = looking(scene.view, scene.outlook, NAMES, scene.view.seat, seat);
        mount(Paper, { desk, place: 1 });
      });
      const drawings = [...document.querySelectorAll('svg.pd-paper')];
      expect(drawings).toHaveLength(2);
      for (const [seat, drawing] of drawings.entries()) {
        expect(drawing.textContent).not.toMatch(/pdb?-[a-z]|undefined|NaN/);
        expect(drawing.textContent).toContain(NAMES[seat]);
        expect(drawing.outerHTML).not.toMatch(/ style=|var\(--/);
        for (const text of drawing.querySelectorAll('text'))
          expect(Number(text.getAttribute('y'))).toBeLessThanOrEqual(1405);
      }
    },
  );

  it('text breaks between words and fits', () => {
    expect(lines('one two three', 60, 13)).toEqual(['one two', 'three']);
    expect(lines('unbreakable', 10, 13)).toEqual(['unbreakable']);
  });

  it('the file is a document of its own', async () => {
    const scene = SCENES['game_over']!;
    mount(Paper, { desk: looking(scene.view, scene.outlook, NAMES, 0, 0), place: 2 });
    const text = await documentOf(document.querySelector<SVGSVGElement>('svg.pd-paper')!);
    const read = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.documentElement.getAttribute('width')).toBe('194mm');
  });

  it('the printer gets the pages as children of the body, and they go when the board goes', () => {
    const scene = SCENES['game_over']!;
    const { unmount } = mount(Board, props(scene));
    expect(document.querySelectorAll('body > .pd-print svg')).toHaveLength(1);
    unmount();
    expect(document.querySelector('.pd-print')).toBeNull();
  });
});

describe('another box', () => {
  it('other components change what is drawn', async () => {
    const other = {
      ...standard,
      dice_used_per_round: 2,
      wound_track: { ...standard.wound_track, hearts: 30, source: 'R' },
    };
    expect(new Box(other).house.wounds).toBe(false);
    const packed = createClient(other);
    await (packed.own as Owned).later.load();
    mounting(() => packed)(Board, props(SCENES['second_die']!));
    expect(document.querySelectorAll('.wtrack > i')).toHaveLength(30);
  });

  it('belongs to one table, and changes nothing at another', () => {
    const packed = createClient({ ...standard, rounds: 9 });
    const { view } = SCENES['second_die']!;
    expect(packed.crumb!(view, null).map(({ text }) => text)).toContain('Round 5 of 9');
    expect(client.crumb!(view, null).map(({ text }) => text)).toContain('Round 5 of 8');
  });
});

describe('taking back', () => {
  it('forgets the rest of a walk when a decision is gone', () => {
    const walking = WALK.find((scene) => (scene.view.mine?.deeds.length ?? 0) > 0)!;
    hand.follow(props(walking));
    hand.walk = {
      rest: [{ kind: 'step', to: 'A1' }],
      choice: everything(WALK[0]!)[0]!,
      done: 99,
      stamp: '',
      isLast: false,
    };
    const before = { ...walking.view, mine: { ...walking.view.mine!, deeds: [] } };
    hand.follow(props({ ...walking, view: before }));
    expect(hand.walk).toBeNull();
  });
});

describe('the map', () => {
  it('row 1 is at the bottom, column A on the left', () => {
    expect(corner('A1').y).toBeGreaterThan(corner('A7').y);
    expect(centre('F1').x).toBeGreaterThan(centre('A1').x);
  });

  it('knows every border and its kind', () => {
    const edges = borders(SCENES['first_round']!.outlook.board);
    expect(edges).toHaveLength(5 * 7 + 6 * 6);
    expect(edges.find((edge) => edge.id === 'A1|A2')!.kind).toBe('water');
    expect(edges.find((edge) => edge.id === 'C3|C4')!.kind).toBe('wall');
  });

  it('a side passage leaves on one side and comes in on the other', () => {
    const [out, back] = legs('A2', ['F2']);
    expect(out!.to.x).toBeLessThan(10);
    expect(back!.from.x).toBeGreaterThan(WIDTH - 10);
  });

  it('strokes join from round to round', () => {
    const drawn = strokes(SCENES['second_die']!.view.mine!.sheet);
    for (let n = 1; n < drawn.length; n++) expect(drawn[n]!.legs[0]!.from).toEqual(drawn[n - 1]!.legs.at(-1)!.to);
  });
});

describe('small things', () => {
  it('a hint calls a die by what it shows', () => {
    const given = props(SCENES['first_round']!);
    const move = given.legal.find((action) => action.kind === 'move')!;
    const die = given.outlook!.mine!.dice[move.die]!;
    expect(client.named!(move, given)).toBe(`Walk (${dieText(die.symbol, die.colour)})`);
    expect(client.named!({ kind: 'stop' }, given)).toBe('Stop here');
  });

  it('news are the latest moment with something for all', () => {
    const happening = (id: number, version: number, event: Event): Happening<Event> => ({ id, version, event });
    const told = SCENES['news']!.events.map((event, n) => happening(n + 1, 9, event));
    const heard = news(told, 0);
    expect(heard.told.length).toBeGreaterThan(2);
    expect(heard.turns.map((turn) => turn.seat)).toEqual([1, 2, 3]);
    expect(heard.id).toBe(Math.max(...heard.told.map(({ id }) => id), heard.id));
    expect(news([], 0)).toEqual({ id: 0, round: 0, turns: [], told: [] });
  });

  it('acts are three, three and two rounds', () => {
    expect([1, 3, 4, 6, 7, 8].map((round) => box.actOf(round))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('minus signs are real', () => expect(signed(-3)).toBe('−3'));
});
