/** What the reader has seen, in the order of happening: only what the view itself tells (UI-10.4). */
import type { View } from '../../wire/generated/dark_cave.ts';
import { t } from '../../speak.svelte';
import type { Box, Clan, Role } from './box.ts';
import { nameOf } from './desk.ts';
import { cardText, clanText, cornerText, goalText, roleText } from './words.ts';

export interface Note {
  turn: number;
  text: string;
  icon: string;
  /** Only the reader knows it. */
  isMine: boolean;
}

export function worksFor(clan: Clan, role: Role | null): Clan {
  const other = clan === 'blue' ? 'yellow' : 'blue';
  return role === 'saboteur' ? other : clan;
}

export function notesOf(box: Box, view: View, names: string[], me: number): Note[] {
  return [...looks(box, view, names, me), ...handedOver(box, view, names), ...setAside(view)].toSorted(
    (a, b) => a.turn - b.turn,
  );
}

/** Looks at what still lies face down: the own ones with what was seen, those of others without. */
function looks(box: Box, view: View, names: string[], me: number): Note[] {
  return view.deeds.flatMap(({ turn, seat, action }): Note[] => {
    if (action.kind !== 'play_secret') return [];
    const { target } = action;
    const isMine = seat === me;
    const name = nameOf({ names }, seat);
    const text =
      typeof target === 'number'
        ? clanLook(view, names, me, { turn, name, isMine, player: target })
        : goalLook(box, view, { turn, name, isMine, cell: target });
    return text ? [{ turn, text, icon: 'spyglass', isMine }] : [];
  });
}

function goalLook(
  box: Box,
  view: View,
  look: { turn: number; name: string; isMine: boolean; cell: readonly number[] },
): string | null {
  const { turn, name, isMine } = look;
  const goal = view.goals.find((one) => one.x === look.cell[0] && one.y === look.cell[1]);
  if (!goal || goal.face_up) return null;
  const corner = cornerText(goal.x, goal.y);
  return isMine && goal.goal
    ? t('dcb-note-goal', { turn, corner, goal: goalText(box, goal.goal) })
    : t('dcb-note-looked-goal', { turn, name, goal: corner });
}

function clanLook(
  view: View,
  names: string[],
  me: number,
  look: { turn: number; name: string; isMine: boolean; player: number },
): string | null {
  const { turn, name, isMine, player } = look;
  const side = view.seats[player]!;
  if (side.face_up) return null;
  const owner = nameOf({ names }, player);
  if (isMine && side.role) {
    return t('dcb-note-clan', {
      turn,
      name: owner,
      role: roleText(side.role),
      clan: clanText(worksFor(side.clan, side.role)),
    });
  }
  return player === me ? t('dcb-note-looked-you', { turn, name }) : t('dcb-note-looked-clan', { turn, name, owner });
}

/** Cards that went to another hand in a swap (DC-13.3). */
function handedOver(box: Box, view: View, names: string[]): Note[] {
  return view.memory.map(({ card, seat, swap }) => {
    const turn = view.swaps[swap]?.turn ?? 0;
    const values = { turn, card: cardText(box, card) };
    const text =
      seat === null
        ? t('dcb-note-memory-gone', values)
        : t('dcb-note-memory', { ...values, name: nameOf({ names }, seat) });
    return { turn, text, icon: 'swap-bag', isMine: true };
  });
}

/** What the first one out has seen (DC-9.4): after everything else. */
function setAside(view: View): Note[] {
  return view.aside
    .filter(({ role }) => role !== null)
    .map(({ clan, role }) => ({
      turn: Infinity,
      text: t('dcb-note-aside', { clan: clanText(clan), role: roleText(role!) }),
      icon: 'spyglass',
      isMine: true,
    }));
}
