/** Which thing on the board stands for which legal action. Nothing here decides what is legal. */
import type { Action, Discard, PlayMonster, Step } from '../../wire/generated/dark_cave.ts';
import { type Box } from './box.ts';
import { cellKey, edgeKey, seatKey, spaceKey, type Space } from './places.ts';

/** The card an action plays; null for walking, striking, voting and discarding. */
export function cardOf(action: Action): string | null {
  return 'card' in action ? action.card : null;
}

/** What the reader has in mind so far; the rest of the choice is still open. */
export interface Pick {
  card: string | null;
  place: string | null;
  lair: Space | null;
}

/** The thing on the board that stands for an action; null: it has a button. */
export function placeOf(action: Action, lair: Space | null): string | null {
  switch (action.kind) {
    case 'play_path':
    case 'play_cave_in':
      return cellKey(action.x, action.y);
    case 'play_secret':
      return typeof action.target === 'number' ? seatKey(action.target) : cellKey(action.target[0]!, action.target[1]!);
    case 'play_swap':
    case 'play_boots':
    case 'play_axe':
      return seatKey(action.player);
    case 'play_cobweb':
    case 'axe_web':
      return edgeKey(action.edge);
    case 'play_monster':
      return huntPlace(action, lair);
    case 'step':
      return spaceKey(action.to);
    default:
      return null;
  }
}

/** Before a lair is chosen its ways lie behind it. */
function huntPlace(action: PlayMonster, lair: Space | null): string | null {
  if (action.lair === null) return action.to && spaceKey(action.to);
  if (!lair || spaceKey(lair) !== spaceKey(action.lair)) return spaceKey(action.lair);
  return spaceKey(action.to ?? action.lair);
}

/** The lair that needs no choosing, because the card knows only this one. */
export function onlyLair(legal: readonly Action[], card: string): Space | null {
  const lairs = new Map<string, Space>();
  for (const action of legal) {
    if (action.kind === 'play_monster' && action.card === card && action.lair)
      lairs.set(spaceKey(action.lair), action.lair);
  }
  return lairs.size === 1 ? [...lairs.values()][0]! : null;
}

/** What lies open on the board for the pick: actions by place. Without a card: what needs none. */
export function targets(legal: readonly Action[], pick: Pick): Map<string, Action[]> {
  return byPlace(
    legal.filter((action) => cardOf(action) === pick.card),
    pick.lair,
  );
}

/** Everything that some card of the hand could do, by place: for those who point at the place first. */
export function anyCard(legal: readonly Action[]): Map<string, Action[]> {
  return byPlace(
    legal.filter((action) => cardOf(action) !== null),
    null,
  );
}

function byPlace(legal: readonly Action[], lair: Space | null): Map<string, Action[]> {
  const made = new Map<string, Action[]>();
  for (const action of legal) {
    const place = placeOf(action, lair);
    if (place === null) continue;
    const known = made.get(place);
    if (known) known.push(action);
    else made.set(place, [action]);
  }
  return made;
}

/** The cards of the hand that can be played; with a place: that can be played there. */
export function playable(legal: readonly Action[], place: string | null): Set<string> {
  const cards = legal.filter((action) => place === null || placeOf(action, null) === place).map(cardOf);
  return new Set(cards.filter((card) => card !== null));
}

export function discards(legal: readonly Action[]): Discard[] {
  return legal.filter((action) => action.kind === 'discard');
}

/** The discard of exactly these cards. */
export function discardOf(legal: readonly Action[], cards: readonly string[]): Discard | null {
  const wanted = cards.toSorted().join();
  return discards(legal).find((action) => action.cards.toSorted().join() === wanted) ?? null;
}

export function stepTo(legal: readonly Action[], space: Space): Step | null {
  const key = spaceKey(space);
  return legal.find((action): action is Step => action.kind === 'step' && spaceKey(action.to) === key) ?? null;
}

/** The same card on the same cell, turned; null: it lies only one way, or looks the same turned. */
export function turned(box: Box, legal: readonly Action[], action: Action | null): Action | null {
  if (action?.kind !== 'play_path' || box.isSymmetric(action.card)) return null;
  const { card, x, y, rot } = action;
  return (
    legal.find(
      (other) =>
        other.kind === 'play_path' && other.card === card && other.x === x && other.y === y && other.rot !== rot,
    ) ?? null
  );
}
