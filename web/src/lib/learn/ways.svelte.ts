/** The guided ways and how far the reader is with them. Kept by the server, for guests as well. */
import { api } from '../api';
import { whoAmI } from '../person.svelte';
import { complain } from '../problem';
import { language } from '../speak.svelte';
import { hasSeen } from '../play/paces';
import type { LearnGame, LearnScene } from '../wire/generated/wire';

export type How = 'done' | 'skipped';
/** The question about the first match is kept like a scene. */
const FIRST_MATCH = 'first_match';

let known = $state.raw<LearnGame[] | null>(null);
let spoken = '';
let failed = $state(false);

export const ways = {
  get all(): LearnGame[] | null {
    return known;
  },
  /** They did not come; `lookUp` asks once more. */
  get failed(): boolean {
    return failed;
  },
  /** The reader has been taught something, or has been asked about a first match. */
  get begun(): boolean {
    return known?.some(({ asked, scenes }) => asked || scenes.some(({ how }) => how !== 'ahead')) ?? false;
  },
  of: (game: string): LearnGame | null => known?.find((one) => one.game === game) ?? null,
};

let asking: Promise<void> = Promise.resolve();

/** Ask for them, in the language on the screen; called inside an effect. */
export function lookUp(): void {
  const wanted = language();
  if (wanted === spoken) return;
  spoken = wanted;
  failed = false;
  asking = whoAmI()
    .then(() => api.ways(wanted))
    .then((found) => void (known = found))
    .catch((error: unknown) => {
      spoken = '';
      failed = true;
      complain(error);
    });
}

/** Keep how a scene ended. The page goes on whether it could be kept or not. */
export async function keep(game: string, scene: string, how: How): Promise<void> {
  const kept = await api.keepLesson(game, scene, how, language());
  known = known?.map((one) => (one.game === game ? kept : one)) ?? null;
}

/** The scenes of the way itself, without those for whoever wants to know more. */
export const onTheWay = (way: LearnGame | null): LearnScene[] => way?.scenes.filter((scene) => !scene.optional) ?? [];

/** The scene to go on with: the first that is still ahead, or the first of all. */
export function nextScene(way: LearnGame): string | null {
  return (onTheWay(way).find((scene) => scene.how === 'ahead') ?? way.scenes[0])?.id ?? null;
}

export const doneCount = (scenes: readonly LearnScene[]): number =>
  scenes.filter((scene) => scene.how !== 'ahead').length;

/** Nobody knows yet whether the reader has played this game before. */
export async function isNewcomer(game: string): Promise<boolean> {
  if (hasSeen(game)) return false;
  await asking;
  return ways.of(game)?.asked === false;
}

export function noteAsked(game: string): void {
  keep(game, FIRST_MATCH, 'done').catch(complain);
}
