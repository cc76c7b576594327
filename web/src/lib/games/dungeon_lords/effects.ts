/** What a choice does to the goods, added up from the components' own figures. */
import { EVIL_MAX, monster, space, type Action, type Goods, type Order, type Outlook, type View } from './box.ts';

export interface Stop {
  order: Order;
  /** 0, 1, 2: which card it is. */
  position: number;
  /** The first space it can get; 0: none. */
  spot: number;
}

/** The planned orders with the first space each can get. */
export function stops(slots: readonly (Order | null)[], outlook: Outlook | null): Stop[] {
  return slots.flatMap((order, position) =>
    order
      ? [{ order, position, spot: outlook?.orders.find((one) => one.order === order)?.spaces[position]?.[0] ?? 1 }]
      : [],
  );
}

/** The sum of one figure over the spaces. */
export function sum(list: readonly Stop[], read: (pay: Goods, gain: Goods) => number): number {
  return list.reduce(
    (total, { order, spot }) => (spot ? total + read(space(order, spot).pay, space(order, spot).gain) : total),
    0,
  );
}

const within = (evil: number): number => Math.min(EVIL_MAX, Math.max(0, evil));

export function evilOfPlan(view: View, me: number, list: readonly Stop[]): number {
  return within(view.seats[me]!.evil + sum(list, (pay, gain) => (pay['evil'] ?? 0) - (gain['good'] ?? 0)));
}

/** Where the mark stands after the pencilled choice; null: nothing moves. */
export function evilAfter(view: View, me: number | null, pencil: Action | null): number | null {
  if (me === null || !pencil) return null;
  const move = evilMove(view, pencil);
  return move ? within(view.seats[me]!.evil + move) : null;
}

function evilMove(view: View, pencil: Action): number {
  switch (pencil.kind) {
    case 'use': {
      const row = view.space ? space(view.space.order, view.space.space) : null;
      return (row?.pay['evil'] ?? 0) - (row?.gain['good'] ?? 0);
    }
    case 'hire':
      return monster(pencil.tile)?.cost['evil'] ?? 0;
    case 'pay':
      return monster(pencil.creature)?.cost['evil'] ?? 0;
    case 'release':
      return 1;
    case 'event_choice':
      return pencil.monster == null && pencil.trap == null && pencil.amount == null && pencil.gold == null
        ? 3
        : pencil.pay === 'evil'
          ? 1
          : 0;
    case 'spell_choice':
      return pencil.withdraw === false ? 2 : 0;
    default:
      return 0;
  }
}
