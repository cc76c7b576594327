/** The tasks a lone player can have a best result in, and the best of each. */
import standard from '../../wire/generated/paper_dungeons.components.json';
import type { BestInfo } from '../../wire/generated/wire';
import { ALL, CAMPAIGNS } from './story.ts';

export interface Task {
  id: string;
  /** The key of its name. */
  name: string;
  options: Record<string, string>;
}

export function tasksOf(part: 'dungeons' | 'stories'): Task[] {
  return part === 'dungeons'
    ? standard.dungeon.map(({ id }) => ({ id, name: `pd-dungeon-${id}`, options: { dungeon: id } }))
    : CAMPAIGNS.map(({ id }) => ({
        id,
        name: id === ALL ? 'pds-grand' : `pd-option-campaign-${id}`,
        options: { campaign: id },
      }));
}

/** The dungeon of a single game, or the story that was played. */
export function taskOf(best: BestInfo): string {
  const campaign = best.options['campaign'];
  const { dungeon } = best.detail as { dungeon?: string };
  return String(campaign === 'none' ? (dungeon ?? best.options['dungeon']) : campaign);
}

/** The best result in a task and how many there are; the server lists the best first. */
export function bestOf(all: readonly BestInfo[], task: string): { first: BestInfo; count: number } | null {
  const mine = all.filter((best) => taskOf(best) === task);
  return mine.length ? { first: mine[0]!, count: mine.length } : null;
}
