/** How long what happens in the cave stays on the screen (design, section 7). */
import type { Event } from '../../wire/generated/dark_cave.ts';

const TIMES: Partial<Record<Event['kind'], number>> = {
  path_laid: 420,
  goal_looked: 420,
  clan_looked: 420,
  caved_in: 600,
  hands_swapped: 500,
  web_laid: 420,
  boots_given: 380,
  axe_given: 380,
  monster_played: 600,
  monster_slain: 500,
  card_lost: 420,
  gold_lost: 420,
  dwarf_laid: 450,
  dwarf_stepped: 330,
  goal_turned: 700,
  nugget_taken: 450,
  clan_revealed: 600,
  dwarf_out: 700,
  web_struck: 420,
  cards_discarded: 320,
};

/** The reader's own steps and cards need no second look; what befalls somebody does. */
const OWN: readonly Event['kind'][] = [
  'path_laid',
  'dwarf_stepped',
  'cards_discarded',
  'web_laid',
  'boots_given',
  'axe_given',
];

export function time(event: Event, me: number | null): number {
  const isOwn = 'seat' in event && event.seat === me && OWN.includes(event.kind);
  return isOwn ? 0 : (TIMES[event.kind] ?? 0);
}
