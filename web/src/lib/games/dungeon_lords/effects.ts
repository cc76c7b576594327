/** What a choice does to the goods, added up from the components' own figures. */
import { type Action, type Goods, type Order, type Outlook, type View, type Box } from './box.ts';

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
export function sum(box: Box, list: readonly Stop[], read: (pay: Goods, gain: Goods) => number): number {
  return list.reduce(
    (total, { order, spot }) => (spot ? total + read(box.space(order, spot).pay, box.space(order, spot).gain) : total),
    0,
  );
}

const within = (box: Box, evil: number): number => Math.min(box.EVIL_MAX, Math.max(0, evil));

export function evilOfPlan(box: Box, view: View, me: number, list: readonly Stop[]): number {
  return within(box, view.seats[me]!.evil + sum(box, list, (pay, gain) => (pay['evil'] ?? 0) - (gain['good'] ?? 0)));
}

/** Where the mark stands after the pencilled choice; null: nothing moves. */
export function evilAfter(box: Box, view: View, me: number | null, pencil: Action | null): number | null {
  if (me === null || !pencil) return null;
  const move = evilMove(box, view, pencil);
  return move ? within(box, view.seats[me]!.evil + move) : null;
}

function evilMove(box: Box, view: View, pencil: Action): number {
  switch (pencil.kind) {
    case 'use': {
      const row = view.space ? box.space(view.space.order, view.space.space) : null;
      return (row?.pay['evil'] ?? 0) - (row?.gain['good'] ?? 0);
    }
    case 'hire':
      return box.monster(pencil.tile)?.cost['evil'] ?? 0;
    case 'pay':
      return box.monster(pencil.creature)?.cost['evil'] ?? 0;
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
