/** What everybody has to hear when a round has ended: the fights, gems and missions of that moment. */
import type { Happening } from '../board.ts';
import type { Event } from './box.ts';

const TOLD = new Set<Event['kind']>([
  'gem_claimed',
  'boss_met',
  'boss_fought',
  'boss_fled',
  'boss_rewarded',
  'boss_unrewarded',
  'mission_scored',
  'mission_closed',
  'gems_vanished',
  'resurrected',
  'chapter_won',
]);

/** The latest moment with such events; empty when nothing of the kind is recent. */
export function news(events: readonly Happening<Event>[]): Happening<Event>[] {
  const told = events.filter((happening) => TOLD.has(happening.event.kind));
  const last = told.at(-1)?.version;
  return told.filter((happening) => happening.version === last);
}
