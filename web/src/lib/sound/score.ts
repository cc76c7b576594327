/** Which sound belongs to what happens (design, section 8). Pure: `synth.ts` makes them heard. */
import type { Named } from '../games/board';

/** Pencil scratch, pen stroke, page turn, stone, match strike, low drum, wooden dice; and what gestures sound like. */
export type Sound =
  | 'pencil'
  | 'pen'
  | 'page'
  | 'stone'
  | 'match'
  | 'drum'
  | 'dice'
  | 'card'
  | 'whoosh'
  | 'step'
  | 'blade'
  | 'thud'
  | 'crack'
  | 'gate'
  | 'fall'
  | 'coin'
  | 'seal'
  | 'toll';
export type Score = Partial<Record<string, Sound>>;

/** What the table looks like to the ear. */
export interface Heard {
  /** Whether the reader is asked for a decision. */
  isMine: boolean;
  /** What is pencilled, as text; null: nothing. */
  pencil: string | null;
  isSending: boolean;
  /** The match is over. */
  isOver: boolean;
}

/** Of several events at once the weightiest is heard: one sound at a time. */
const WEIGHT: readonly Sound[] = ['page', 'pencil', 'pen', 'stone', 'dice', 'drum', 'match'];
const heaviest = (sounds: readonly Sound[]): Sound | null => WEIGHT.findLast((one) => sounds.includes(one)) ?? null;

/** Events that sound alike in every game. */
const COMMON: Score = { card_drawn: 'page', round_started: 'page', dice_rolled: 'dice' };

/** What the reader did sounds at once; nothing of it at the first look. */
export function ownSound(before: Heard | null, now: Heard): Sound | null {
  if (before === null) return null;
  if (now.isOver && !before.isOver) return 'drum';
  if (now.isMine && !before.isMine && !now.isOver) return 'match';
  if (now.isSending && !before.isSending) return 'pen';
  return now.pencil !== null && now.pencil !== before.pencil ? 'pencil' : null;
}

/** What the events of an update sound like; null: silence. */
export function eventSound(events: readonly Named[], own: Score = {}): Sound | null {
  return heaviest(events.flatMap(({ kind }) => own[kind] ?? COMMON[kind] ?? []));
}
