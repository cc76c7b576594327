/** A match against bots at one press. */
import { api } from '../api';
import { forPeople, levelFor } from '../levels';
import { noteFirst } from './remarks.svelte';
import type { GameInfo } from '../wire/generated/wire';

export type Kind = 'usual' | 'first' | 'alone';

/** Players of a quick match: enough company, not a crowd. */
const COMPANY = 4;
/** Players of a first match, where another number teaches more: both clans of The Dark Cave, a short wait on paper. */
const FIRST: Readonly<Record<string, number>> = { dark_cave: 5, paper_dungeons: 3 };

/** The table's id. A first match has the gentlest bots and the rulebook's options for it; others the level that was chosen, or suits. */
export async function quickTable(game: GameInfo, kind: Kind): Promise<string> {
  const first = kind === 'first';
  const wanted = first ? (FIRST[game.name] ?? COMPANY) : COMPANY;
  const company = kind === 'alone' ? 0 : Math.min(game.max_players, wanted) - 1;
  const bot = company === 0 ? '' : first ? (forPeople(game)[0] ?? 'random') : await levelFor(game.name, game);
  const seats = ['me', ...Array<string>(company).fill(bot)];
  const options = first ? game.first_match : {};
  const { id } = await api.create({ game: game.name, seats, options, public: false });
  if (first) noteFirst(id);
  return id;
}
