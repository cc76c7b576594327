/**
 * What can be pressed on the board, and what it comes to. A choice is one legal action, or a walk:
 * a legal action with the steps that follow it, as the outlook found the way. Each choice names the
 * things that make it (`die:3` and `hero:rogue`); they may be pressed in any order (UI-5.2).
 */
import type { MineOutlook, PathOutlook } from '../../wire/generated/paper_dungeons.ts';
import type { Action, Room, View } from './box.ts';

export interface Choice {
  keys: string[];
  /** The first is legal now, the rest follows when the rules have answered. */
  actions: Action[];
  path: PathOutlook | null;
}

/** The things an action is made of. */
export function keysOf(action: Action): string[] {
  switch (action.kind) {
    case 'choose_cards':
      return [`power:${action.power}`, `goal:${action.goal}`];
    case 'setup_veteran':
      return [`hero:${action.hero1}`, `hero:${action.hero2}`];
    case 'setup_craftsman':
      return [`item:${action.item1}`, `item:${action.item2}`];
    case 'setup_assassin':
      return [`room:${action.room1}`, `room:${action.room2}`];
    case 'setup_treasure_hunter':
      return [`room:${action.room}`];
    case 'level_up':
      return [`die:${action.die}`, `hero:${action.hero}`];
    case 'craft':
      return [`die:${action.die}`, `item:${action.item}`];
    case 'brew':
      return [`die:${action.die}`, 'brew'];
    case 'move':
      return [`die:${action.die}`, 'move'];
    case 'step':
      return [`room:${action.to}`];
    case 'pick_hero':
      return [`hero:${action.hero}`];
    case 'pick_item':
      return [`item:${action.item}`];
    case 'pick_minions':
      return action.rooms.map((room) => `room:${room}`);
    default:
      return ['stop'];
  }
}

/** Whether a die with so many steps can pay for a way that was found with `most` of them. */
function canPay(path: PathOutlook, most: number, steps: number): boolean {
  const less = most - steps;
  return path.entries.every((entry, n) => entry.movement_left - less >= (n === path.entries.length - 1 ? 0 : 1));
}

function stepsOf(path: PathOutlook): Action[] {
  return path.entries.map((entry) => ({ kind: 'step', to: entry.room }));
}

/** Every choice there is, walks included. */
export function choices(legal: readonly Action[], mine: MineOutlook | null): Choice[] {
  const made: Choice[] = legal.map((action) => ({ keys: keysOf(action), actions: [action], path: null }));
  const paths = mine?.paths ?? [];
  const moves = legal.filter((action) => action.kind === 'move');
  const most = Math.max(0, ...moves.map((move) => mine?.dice[move.die]?.steps ?? 0));
  for (const path of paths) {
    const way = stepsOf(path);
    for (const move of moves) {
      if (canPay(path, most, mine?.dice[move.die]?.steps ?? 0)) {
        made.push({ keys: [`die:${move.die}`, `room:${path.room}`], actions: [move, ...way], path });
      }
    }
    const single = made.findIndex(
      (choice) => choice.actions[0]?.kind === 'step' && choice.keys[0] === `room:${path.room}`,
    );
    if (single >= 0 && path.steps === 1) made[single] = { ...made[single]!, path };
    else if (single < 0 && legal.some((action) => action.kind === 'step' && action.to === path.entries[0]?.room)) {
      made.push({ keys: [`room:${path.room}`], actions: way, path });
    }
  }
  return made;
}

function includes(choice: Choice, keys: readonly string[]): boolean {
  return keys.every((key) => choice.keys.includes(key));
}

/** The choices that are still open after these things were pressed. */
export function open(all: readonly Choice[], picked: readonly string[]): Choice[] {
  return all.filter((choice) => includes(choice, picked));
}

/** Every key that leads on: things of open choices, other dice, and what a whole choice may be changed to. */
export function lit(all: readonly Choice[], picked: readonly string[]): Set<string> {
  const held = made(all, picked) ? picked.filter((key) => key.startsWith('die:')) : picked;
  const keys = new Set(open(all, held).flatMap((choice) => choice.keys));
  if (picked.some((key) => key.startsWith('die:'))) {
    for (const key of all.flatMap((choice) => choice.keys)) if (key.startsWith('die:')) keys.add(key);
  }
  for (const key of picked) keys.delete(key);
  return keys;
}

/** What is pressed after one more press: the thing joins, is taken back, or begins anew. */
export function press(all: readonly Choice[], picked: readonly string[], key: string): string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  const family = key.split(':')[0];
  const ways = [[...picked, key], [...picked.filter((other) => other.split(':')[0] !== family), key], [key]];
  return ways.find((way) => open(all, way).length > 0) ?? [...picked];
}

/**
 * With the die that alone can pay for what was pressed, or one of several that show the same: one press is enough
 * then (UI-5.2). `face`: what the die of a key shows.
 */
export function withOnlyDie(
  all: readonly Choice[],
  picked: readonly string[],
  face: (key: string) => string = (key) => key,
): string[] {
  const ways = open(all, picked);
  const rests = ways.map((way) => way.keys.filter((key) => !picked.includes(key)));
  const isOne = rests.every(([die, ...more]) => die?.startsWith('die:') && more.length === 0);
  const faces = new Set(isOne ? rests.map(([die]) => face(die!)) : []);
  return faces.size === 1 ? ways[0]!.keys : [...picked];
}

/** What leads to something when it is pressed, be it that it takes the place of what was pressed before. */
export function pressable(all: readonly Choice[], picked: readonly string[]): Set<string> {
  return new Set([...picked, ...lit(all, picked), ...lit(all, [])]);
}

/** The choice that these things make up, if they make up one. */
export function made(all: readonly Choice[], picked: readonly string[]): Choice | null {
  return open(all, picked).find((choice) => choice.keys.length === picked.length) ?? null;
}

/** The best way to each room that is open now. */
export function ways(all: readonly Choice[], picked: readonly string[]): Map<Room, PathOutlook> {
  const others = picked.filter((key) => key.startsWith('die:'));
  const found = new Map<Room, PathOutlook>();
  for (const { path } of open(all, others)) if (path) found.set(path.room, path);
  return found;
}

/** The way to a room that was pressed before its die. */
export function aimed(all: readonly Choice[], picked: readonly string[]): PathOutlook | null {
  const [key] = picked;
  return picked.length === 1 && key?.startsWith('room:') ? (ways(all, picked).get(key.slice(5) as Room) ?? null) : null;
}

/** A stamp of the moment: when it changes, what was pressed is forgotten. */
export function stamp(view: View): string {
  return [view.chapter, view.round, view.phase].join('/');
}
