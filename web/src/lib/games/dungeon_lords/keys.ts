/**
 * What can be pressed, and what it comes to. An action is made of things on the board (`offer:witch_1`,
 * `cell:2,1`); they may be pressed in any order (UI-5.2). What is dug, mined, planned and sent into battle
 * is collected in drafts of its own (`hand.svelte.ts`).
 */
import { cellKey, type Action, type Special } from './box.ts';

/** The things an action is made of, the most telling first. */
export function keysOf(action: Action, special: Special | null): string[] {
  switch (action.kind) {
    case 'choose_blocked':
      return action.cards.map((card) => `order:${card}`);
    case 'use':
      return [action.spy == null ? 'use' : `spy:${action.spy}`];
    case 'discard_trap':
      return [`trap:${action.trap}`];
    case 'hire':
      return [`offer:${action.tile}`, ...given(action)];
    case 'build':
      return [`room:${action.room}`, `cell:${cellKey(action.cell)}`];
    case 'activate':
      return [
        `cell:${cellKey(action.cell)}`,
        ...(action.dig_cell ? [`cell:${cellKey(action.dig_cell)}`] : []),
        `work:${action.imps}+${action.trolls}`,
      ];
    case 'recover':
      return [`order:${action.card}`];
    case 'pay':
      return [`pay:${action.creature}`, ...given(action)];
    case 'release':
      return [`release:${action.creature}`];
    case 'pay_taxes':
      return [`amount:${action.amount}`];
    case 'event_choice':
      return eventKeys(action, special);
    case 'order_traps':
      return [`first:${action.traps[0]}`];
    case 'target':
      return [`hero:${action.adventurer}`];
    case 'spell_choice':
      return spellKeys(action);
    case 'attack':
      return [
        `creature:${action.creature}`,
        `option:${action.option}`,
        ...(action.targets ?? []).map((target, n) => `${n ? 'second' : 'hero'}:${target}`),
      ];
    case 'free_prisoner':
      return [`prisoner:${action.prisoner}`];
    default:
      return [action.kind];
  }
}

function given({ trap, victim }: { trap?: string | null; victim?: string | null }): string[] {
  return [...(trap ? [`trap:${trap}`] : []), ...(victim ? [`victim:${victim}`] : [])];
}

function eventKeys(action: Action & { kind: 'event_choice' }, special: Special | null): string[] {
  if (action.amount != null) return [`amount:${action.amount}`];
  if (action.gold != null) return ['coin'];
  if (action.monster == null) return action.trap ? [`trap:${action.trap}`] : ['evil'];
  if (special !== 'monster_strike') return [`monster:${action.monster}`];
  return [`monster:${action.monster}`, `unit:${action.pay ?? 'strike'}`, ...given(action)];
}

function spellKeys(action: Action & { kind: 'spell_choice' }): string[] {
  if (action.prisoner) return [`prisoner:${action.prisoner}`];
  if (action.withdraw != null) return [`withdraw:${action.withdraw}`];
  if (!action.monster) return [`trap:${action.trap}`];
  return [
    `creature:${action.monster}`,
    ...(action.pay == null ? [] : [`answer:${action.pay ? 'pay' : 'withdraw'}`]),
    ...given(action),
  ];
}

export interface Choice {
  keys: string[];
  action: Action;
}

export function choices(legal: readonly Action[], special: Special | null): Choice[] {
  return legal.map((action) => ({ keys: keysOf(action, special), action }));
}

/** Families that mean the same thing twice in one action count each press: first target, second target. */
function holds(choice: Choice, picked: readonly string[]): boolean {
  return picked.every((key) => choice.keys.includes(key));
}

export function open(all: readonly Choice[], picked: readonly string[]): Choice[] {
  return all.filter((choice) => holds(choice, picked));
}

export const familyOf = (key: string): string => key.split(':')[0]!;
export const nameIn = (key: string): string => key.slice(key.indexOf(':') + 1);

/** A room or its place, a creature or its target, either blocked card: what may be pressed first. */
const EITHER = /^(order|room|cell|creature|hero):/;

function beginnings({ keys, action }: Choice): string[] {
  return action.kind === 'activate' ? keys.slice(0, 1) : keys.filter((key, n) => n === 0 || EITHER.test(key));
}

/** Every key that leads on from here, or begins anew. */
export function lit(all: readonly Choice[], picked: readonly string[]): Set<string> {
  if (picked.length === 0) return new Set(all.flatMap(beginnings));
  const keys = new Set<string>();
  for (const choice of open(all, picked)) for (const key of choice.keys) keys.add(key);
  const begun = picked.length ? familyOf(picked[0]!) : null;
  for (const choice of all)
    if (begun === null || familyOf(choice.keys[0]!) === begun || made(all, picked)) keys.add(choice.keys[0]!);
  // what was pressed may be changed for another of its family
  picked.forEach((key, n) => {
    const others = picked.filter((_, m) => m < n);
    for (const choice of open(all, others))
      for (const other of choice.keys) if (familyOf(other) === familyOf(key)) keys.add(other);
  });
  for (const key of picked) keys.delete(key);
  return keys;
}

/** What is pressed after one more press: the thing joins, changes places with another, is taken back, or begins anew. */
export function press(all: readonly Choice[], picked: readonly string[], key: string): string[] {
  if (picked.includes(key)) return picked.slice(0, picked.indexOf(key));
  const family = familyOf(key);
  const same = picked.findIndex((other) => familyOf(other) === family);
  const ways = [[...picked, key], ...(same >= 0 ? [[...picked.slice(0, same), key]] : []), [key]];
  return ways.find((way) => open(all, way).length > 0) ?? [...picked];
}

/** The choice these things make up: all of its things are pressed, or no other is left. */
export function made(all: readonly Choice[], picked: readonly string[]): Choice | null {
  if (picked.length === 0) return null;
  const left = open(all, picked);
  if (left.length === 1) return left[0]!;
  return left.find((choice) => choice.keys.length === picked.length) ?? usual(left, picked);
}

/** What every way on from here still wants besides what is pressed: a price in traps or creatures has its own question. */
export function wanted(all: readonly Choice[], picked: readonly string[]): 'trap' | 'victim' | null {
  if (picked.length === 0 || made(all, picked)) return null;
  const left = open(all, picked);
  const lacks = (family: string) =>
    left.every(({ keys }) => keys.some((key) => familyOf(key) === family && !picked.includes(key)));
  return (['trap', 'victim'] as const).find(lacks) ?? null;
}

/** What need not be said is taken as usual: the first way to attack, and Trolls work before imps. It can be changed. */
const USUAL = /^(option|work):/;

function usual(left: readonly Choice[], picked: readonly string[]): Choice | null {
  const whole = left.filter((choice) => choice.keys.every((key) => picked.includes(key) || USUAL.test(key)));
  return whole.reduce<Choice | null>((best, one) => (best && rank(best) >= rank(one) ? best : one), null);
}

function rank({ action }: Choice): number {
  if (action.kind === 'activate') return action.trolls;
  return action.kind === 'attack' ? -action.option : 0;
}
