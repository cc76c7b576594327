/** The worker that thinks: bots, hints, reviews, puzzles. The table never waits for it. */
import { start, Supplies } from './engine';
import type { ToThinker, Thought } from './messages';

/** A value of Python's. */
interface Proxy {
  toJs: () => Uint8Array;
  destroy: () => void;
}

type Think = (work: Uint8Array) => Proxy;

let port: MessagePort | null = null;
let think: Promise<Think> | null = null;

let speak: (language: string) => Promise<void> = () => Promise.resolve();

async function begin({ home, engine, program, language }: Extract<ToThinker, { kind: 'begin' }>): Promise<Think> {
  const supplies = new Supplies(home, engine);
  const python = await start(supplies, Promise.resolve(program), supplies.packs(supplies.first(language)));
  speak = (other) => supplies.words(python, other);
  return python.pyimport('podzemi.alone.thought').think as Think;
}

async function work({ id, work: asked }: Extract<ToThinker, { kind: 'think' }>): Promise<Thought> {
  try {
    const proxy = (await think!)(asked);
    const result = Uint8Array.from(proxy.toJs());
    proxy.destroy();
    return { id, result };
  } catch (error) {
    console.error(error);
    return { id, result: null };
  }
}

/** Thoughts from now on wait for these words. */
async function learn(language: string): Promise<Think> {
  const thinking = await think!;
  await speak(language).catch(console.error);
  return thinking;
}

function take(message: ToThinker): void {
  if (message.kind === 'begin') think = begin(message);
  else if (message.kind === 'words') think = learn(message.language);
  else if (message.kind === 'think') void work(message).then((thought) => port!.postMessage(thought));
}

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind !== 'table') return;
  port = data.port;
  port.onmessage = (message: MessageEvent<ToThinker>) => take(message.data);
};
