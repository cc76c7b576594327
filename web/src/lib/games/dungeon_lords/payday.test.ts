/** Payday is one decision: everybody is marked, then confirmed at once, and sent one after the other. */
import { describe, expect, it } from 'vitest';
import type { Action, View } from './box.ts';
import type { Props } from './desk.ts';
import { Hand, PAY_ALL } from './hand.svelte.ts';

const of = (...creatures: string[]): Action[] =>
  creatures.flatMap((creature) => [{ kind: 'pay', creature } as Action, { kind: 'release', creature } as Action]);

/** A table that plays whatever is inked. */
function table(creatures: string[]) {
  const played: Action[] = [];
  const hand = new Hand();
  let left = creatures;
  let pencil: Action | null = null;
  const props = (sending = false): Props =>
    ({
      view: { year: 1, round: 2, combat: 0, phase: 'payday', place: 0, battle: null, special: null } as unknown as View,
      legal: sending ? [] : of(...left),
      outlook: null,
      names: [],
      me: 0,
      events: [],
      pencil,
      sending,
      act: (action: Action) => (pencil = action),
      drop: () => (pencil = null),
      ink,
    }) as unknown as Props;
  function ink(): void {
    const action = pencil as Action & { creature: string };
    hand.follow(props(true));
    played.push(action);
    pencil = null;
    left = left.filter((one) => one !== action.creature);
    hand.follow(props());
  }
  hand.follow(props());
  return { hand, props, ink, played, press: (key: string) => hand.press(key, props()), pencil: () => pencil };
}

describe('payday', () => {
  it('keeps every mark until all are confirmed at once', () => {
    const { hand, ink, played, press } = table(['witch_1', 'troll_1', 'ghost_1']);
    press('pay:witch_1');
    press('release:troll_1');
    press('pay:ghost_1');
    press('release:ghost_1'); // a second thought
    expect([...hand.held].toSorted()).toEqual(['pay:witch_1', 'release:ghost_1', 'release:troll_1']);
    expect(played).toEqual([]);
    ink();
    expect(played.map((one) => one.kind)).toEqual(['pay', 'release', 'release']);
  });

  it('pays everybody with one press and one confirmation', () => {
    const { ink, played, press, props, hand } = table(['witch_1', 'troll_1']);
    expect(hand.lit(props()).has(PAY_ALL)).toBe(true);
    press(PAY_ALL);
    ink();
    expect(played.map((one) => one.kind)).toEqual(['pay', 'pay']);
  });

  it('takes a mark back with a second press', () => {
    const { hand, press, pencil } = table(['witch_1', 'troll_1']);
    press('pay:witch_1');
    press('pay:witch_1');
    expect(hand.held.size).toBe(0);
    expect(pencil()).toBeNull();
  });
});
