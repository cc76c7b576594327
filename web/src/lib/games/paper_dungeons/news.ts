/** The news of a round for everybody: what the others did, and the fights, gems and missions. */
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

export type Turn = Extract<Event, { kind: 'turn_shown' }>;

export interface News {
  /** The id of the last event told; 0: there is no news. */
  id: number;
  /** The round that ended; 0: the set-up. */
  round: number;
  turns: Turn[];
  told: Happening<Event>[];
}

/** The latest moment with such events; the rounds of the others alone, one's own is known. */
export function news(events: readonly Happening<Event>[], me: number | null): News {
  const isNews = ({ event }: Happening<Event>) =>
    TOLD.has(event.kind) || (event.kind === 'turn_shown' && event.seat !== me);
  const last = events.findLast(isNews)?.version;
  const fresh = events.filter((happening) => happening.version === last && isNews(happening));
  const turns = fresh.flatMap(({ event }) => (event.kind === 'turn_shown' ? [event] : []));
  const told = fresh.filter(({ event }) => event.kind !== 'turn_shown');
  return { id: fresh.at(-1)?.id ?? 0, round: turns[0]?.round ?? 0, turns, told };
}

/** The news that the reader has not closed yet; null: there are none. */
export function unread(events: readonly Happening<Event>[], me: number | null, told: number): News | null {
  const latest = news(events, me);
  return latest.id > told ? latest : null;
}
