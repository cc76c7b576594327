/** Whether the page has brought its server with it (`src/alone`), and how far that one is. */

/** The list of the engine's files; empty: a server answers. */
export const engineList = document.querySelector<HTMLMetaElement>('meta[name="podzemi-server"]')?.content ?? '';

/** The steps of a start: files, then Python, then the table server. */
export type Step = 'files' | 'engine' | 'table';
export type Stage = 'begun' | 'waiting' | 'ready' | 'failed';

let stage = $state<Stage>(engineList ? 'begun' : 'ready');
let step = $state<Step>('files');
let share = $state(0);
let size = $state(0);
let kept = $state(true);

/** The megabytes that playing offline takes; 0: this server does not offer it. */
const offered = Number(document.querySelector<HTMLMetaElement>('meta[name="podzemi-offline"]')?.content ?? 0);

export const offline = {
  offered,
  /** Whether nobody else is there: no server, no network. */
  here: engineList !== '',
  get stage(): Stage {
    return stage;
  },
  /** The step that the start is waiting for. */
  get step(): Step {
    return step;
  },
  /** The part of the files that has arrived, from 0 to 1. */
  get share(): number {
    return share;
  },
  /** The bytes of all files. */
  get size(): number {
    return size;
  },
  /** Whether what is played stays when the page is closed. */
  get kept(): boolean {
    return kept;
  },
};

export function noteProgress(at: Step, done: number, total: number): void {
  step = at;
  size = total;
  share = total > 0 ? done / total : 0;
}

export function noteStage(now: Stage): void {
  stage = now;
}

export function noteKept(isKept: boolean): void {
  kept = isKept;
}
