/** What previews say about the people in a line. All figures are the engine's. */
import { kindOf, type Action, type HeroView, type Outlook, type SeatView } from './box.ts';
import { isCell } from './box.ts';

export interface Fate {
  /** Damage after it. */
  damage: number;
  /** How much more than now; less than nothing: healed. */
  more: number;
  falls: boolean;
}

type Line = readonly { adventurer: string; damage: number; falls: boolean }[];

export function wounds(one: HeroView, line: Line): Fate | null {
  const after = line.find((row) => row.adventurer === one.adventurer);
  if (!after) return null;
  const damage = after.falls ? one.hp : after.damage;
  return { damage, more: damage - one.damage, falls: after.falls };
}

export function fates(party: readonly HeroView[], line: Line): Map<string, Fate | null> {
  return new Map(party.map((one) => [one.adventurer, wounds(one, line)]));
}

export type PlanOutlook = Outlook['plans'][number];

/** The preview of a plan: tunnels are alike, and so are creatures of one kind. */
export function planFor(outlook: Outlook, lord: SeatView, plan: Action & { kind: 'plan_combat' }): PlanOutlook | null {
  const room = lord.tiles.find((tile) => isCell(tile.cell, plan.tile))?.room ?? null;
  const kinds = (list: readonly string[]) => list.map(kindOf).toSorted().join();
  const traps = plan.traps.toSorted().join();
  return (
    outlook.plans.find(
      (one) =>
        one.room === room && one.traps.toSorted().join() === traps && kinds(one.creatures) === kinds(plan.creatures),
    ) ?? null
  );
}
