/** Which choice hands the round in: after it nothing can be taken back. */
import type { PathOutlook } from '../../wire/generated/paper_dungeons.ts';
import { isSame } from '../shared/same.ts';
import { type Action, type Box } from './box.ts';
import type { Choice } from './choices.ts';
import type { Props } from './desk.ts';
import { gainOf, type Bonus } from './words.ts';

const asks = (bonus: Bonus): boolean => bonus !== 'potion' && bonus !== 'gem';

/** Whether walking there asks for something on the way. */
function pathAsks(path: PathOutlook): boolean {
  return path.entries.some((entry) => [...entry.treasure, ...entry.bonus].some(asks));
}

/** The way uses up every point of the move. */
function usesAll(path: PathOutlook, steps: number, { outlook }: Props): boolean {
  const most = Math.max(steps, ...(outlook?.mine?.dice ?? []).filter((die) => !die.refusal).map((die) => die.steps));
  return (path.entries.at(-1)?.movement_left ?? 0) - (most - steps) <= 0;
}

/** Certain: no decision of this round follows. `choice` is what the action belongs to. */
export function handsIn(box: Box, action: Action, choice: Choice | null, props: Props): boolean {
  const sheet = props.view.mine?.sheet;
  const outlook = props.outlook;
  if (!sheet || !outlook || props.view.phase !== 'actions') return false;
  const used = sheet.dice_used.length;
  const own = choice && isSame(choice.actions[0], action) ? choice : { keys: [], actions: [action], path: null };
  if ('die' in action) {
    if (used !== box.DICE_PER_ROUND - 1) return false;
    if (action.kind === 'move') {
      const steps = outlook.mine?.dice[action.die]?.steps ?? 0;
      return own.path !== null && !pathAsks(own.path) && usesAll(own.path, steps, props);
    }
    const more = action.kind === 'brew' ? (outlook.mine?.brews ?? []) : (gainOf(own, outlook)?.bonus ?? []);
    return !more.some(asks);
  }
  if (used !== box.DICE_PER_ROUND) return false;
  if (action.kind === 'stop') return true;
  if (action.kind === 'step') {
    const path = outlook.mine?.paths.find((one) => one.room === action.to && one.steps === 1) ?? null;
    return path !== null && !pathAsks(path) && (path.entries[0]?.movement_left ?? 0) === 0;
  }
  if (action.kind === 'pick_minions' || sheet.movement_left > 0) return false;
  const waits = sheet.pending.slice(0, -1).some((one) => one.effect !== 'potion' && one.effect !== 'trap');
  return !waits && !(gainOf(own, outlook)?.bonus ?? []).some(asks);
}

/** Whether "ink at once" asks first: what hands the round in, or may; what is not a matter of dice at all. */
export function asksFirst(box: Box, action: Action, choice: Choice | null, props: Props): boolean {
  const sheet = props.view.mine?.sheet;
  if (!sheet || props.view.phase !== 'actions') return true;
  const isLast = sheet.dice_used.length === box.DICE_PER_ROUND && sheet.movement_left === 0;
  return handsIn(box, action, choice, props) || (isLast && action.kind === 'pick_minions');
}
