/** Bots by how strong they are. */
import { coach } from './coach/api';
import { settings, SUITED } from './settings.svelte';
import type { GameInfo } from './wire/generated/wire';

/** What may sit down beside people: the levels, gentlest first, and the others, which are there for study. */
export type BotOffer = Pick<GameInfo, 'bots' | 'levels'>;

/** Who goes on for somebody who is away. */
export const SUBSTITUTE = 'adventurer';

/** Plays where the levels cannot: a server without native code. */
export const STAND_IN = 'greedy';

/** Who plays against people: the levels, or the one bot that plays without native code. */
export const forPeople = (offer: BotOffer): string[] => (offer.levels.length > 0 ? offer.levels : [STAND_IN]);

export const forStudy = (offer: BotOffer): string[] => offer.bots.filter((bot) => !forPeople(offer).includes(bot));

/** Who goes on for somebody, of those that there are. */
export const substitute = (offer: BotOffer): string =>
  forPeople(offer).includes(SUBSTITUTE) ? SUBSTITUTE : (forPeople(offer)[0] ?? STAND_IN);

/** The level of the reader's opponents: as it was set, or as suits by the last match against bots. */
export async function levelFor(game: string, offer?: BotOffer): Promise<string> {
  const isSet = settings.level !== SUITED && (offer?.levels.includes(settings.level) ?? true);
  return isSet ? settings.level : (await coach.level(game)).level;
}
