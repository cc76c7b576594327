/**
 * The teacher's remarks in a first match: what is worth looking at now, one at a time and each once. What was said, and
 * that somebody wants to hear no more, is kept in this browser.
 */
import { Refused } from '../api';
import { coach } from '../coach/api';
import type { RemarkInfo } from '../wire/generated/wire';

const FIRST = 'podzemi.first';
const SILENT = 'podzemi.first.silent';
const MOST = 20;

type Said = Record<string, string[]>;

function read(): Said {
  try {
    return (JSON.parse(localStorage.getItem(FIRST) ?? '{}') ?? {}) as Said;
  } catch {
    return {};
  }
}

function write(said: Said): void {
  try {
    localStorage.setItem(FIRST, JSON.stringify(Object.fromEntries(Object.entries(said).slice(-MOST))));
  } catch {
    // a browser that keeps nothing hears it again
  }
}

/** This table is somebody's first match: the teacher stands by. */
export function noteFirst(table: string): void {
  write({ ...read(), [table]: [] });
}

export class Remarks {
  now = $state.raw<RemarkInfo | null>(null);
  #silent = localStorage.getItem(SILENT) !== null;
  #asked = -1;
  #told = false;

  constructor(readonly table: string) {}

  get isOn(): boolean {
    return !this.#silent && this.table in read();
  }

  /**
   * The reader decides at this moment of the table: is there something to say? Asked once for each moment, and said once
   * for each decision: while the others go on, the reader reads.
   */
  async look(version: number): Promise<void> {
    if (!this.isOn || this.#told || version === this.#asked) return;
    this.#asked = version;
    try {
      const { remark } = await coach.remark(this.table, read()[this.table] ?? []);
      if (remark && version === this.#asked && this.isOn) this.#say(remark);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // where nobody may teach, nothing is said
    }
  }

  /** The reader has decided: what was said belonged to that decision, and at the next there may be something else. */
  decided(): void {
    this.#told = false;
    this.now = null;
  }

  close(): void {
    this.now = null;
  }

  /** In no match any more. */
  silence(): void {
    this.#silent = true;
    this.now = null;
    try {
      localStorage.setItem(SILENT, 'yes');
    } catch {
      // until the page is loaded again
    }
  }

  #say(remark: RemarkInfo): void {
    this.now = remark;
    this.#told = true;
    const said = read();
    write({ ...said, [this.table]: [...(said[this.table] ?? []), remark.id] });
  }
}
