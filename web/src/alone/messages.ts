/** The messages between the page and its two workers. */
import type { Step } from '../lib/offline.svelte';
import type { Engine } from './engine';

/** To the worker of the table server. `from`: the page, of which several may speak to one worker. */
export type ToTable =
  | {
      kind: 'begin';
      from: string;
      home: string;
      engine: Engine;
      bus: string;
      folder: string;
      thinker: MessagePort;
      language: string;
    }
  | { kind: 'ask'; from: string; id: number; method: string; path: string; headers: string; body: string }
  | { kind: 'open'; from: string; id: number; path: string; headers: string }
  | { kind: 'say'; from: string; id: number; text: string }
  | { kind: 'leave'; from: string; id: number }
  | { kind: 'save'; from: string; id: number }
  | { kind: 'restore'; from: string; id: number; save: Uint8Array }
  | { kind: 'hello'; from: string };

/** To one page. `kept`: whether what is played stays here when the page is closed. */
export type ToPage =
  | { kind: 'progress'; to: string; done: number; total: number; step: Step }
  | { kind: 'ready'; to: string; session: string; kept: boolean }
  | { kind: 'answer'; to: string; id: number; status: number; headers: string; body: Uint8Array<ArrayBuffer> }
  | { kind: 'heard'; to: string; id: number; what: 'open' | 'message' | 'close'; value: string | number | null }
  | { kind: 'saved'; to: string; id: number; save: Uint8Array<ArrayBuffer> | null }
  | { kind: 'failed'; to: string; reason: string };

/** To the worker that thinks. */
export type ToThinker =
  | { kind: 'begin'; home: string; engine: Engine; program: WebAssembly.Module; language: string }
  | { kind: 'table'; port: MessagePort }
  | { kind: 'words'; language: string }
  | { kind: 'think'; id: number; work: Uint8Array };

export interface Thought {
  id: number;
  result: Uint8Array | null;
}

/** The lock that the page holds as long as it is there. */
export const pageLock = (bus: string, page: string) => `${bus}:${page}`;
/** A page that all pages of a bus hear. */
export const EVERYBODY = 'everybody';
