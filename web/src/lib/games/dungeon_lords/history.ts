/** The wounds of the running battle, told by its events. */
import { type Adventurer, type Event, type Box } from './box.ts';

export interface Told {
  adventurer: Adventurer;
  hp: number;
  /** Damage when the battle began. */
  before: number;
  /** By cause; less than nothing: healed. */
  steps: { cause: string; amount: number }[];
  fell: boolean;
}

/** Everybody of whom something is told since this seat's battle began. */
export function history(box: Box, events: readonly Event[], seat: number): Told[] {
  const start = events.findLastIndex((event) => event.kind === 'battle_started');
  const begun = events[start];
  if (!begun || begun.kind !== 'battle_started' || begun.seat !== seat) return [];
  const found = new Map<Adventurer, Told>();
  for (const event of events.slice(start)) {
    if (event.kind === 'illusion_vanished' && found.has('illusion')) found.get('illusion')!.fell = true;
    if (event.kind !== 'hurt' && event.kind !== 'healed' && event.kind !== 'adventurer_fell') continue;
    const known = found.get(event.adventurer) ?? {
      adventurer: event.adventurer,
      hp: box.hero(event.adventurer)?.hp ?? 1,
      before: beforeOf(event),
      steps: [],
      fell: false,
    };
    if (event.kind === 'adventurer_fell') known.fell = true;
    else
      known.steps.push(
        event.kind === 'hurt'
          ? { cause: event.cause, amount: event.amount }
          : { cause: 'healing', amount: -event.amount },
      );
    found.set(event.adventurer, known);
  }
  return [...found.values()];
}

function beforeOf(event: Event): number {
  if (event.kind === 'hurt') return event.damage - event.amount;
  return event.kind === 'healed' ? event.damage + event.amount : 0;
}
