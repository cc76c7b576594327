/**
 * The sounds themselves, made of noise and tones: no file is fetched. Short and dry, none longer than 400 ms. Nothing
 * is heard before the reader has pressed something, as browsers want it, and nothing of that time is made up for.
 */
import { settings } from '../settings.svelte';
import type { Sound } from './score';

/** A burst of filtered noise: when it begins and ends, in seconds, where it lies, in hertz, and how loud it is. */
interface Burst {
  from: number;
  to: number;
  filter: BiquadFilterType;
  hertz: number;
  /** Where the filter goes until the end. */
  until?: number;
  gain: number;
}
/** A tone that falls from one pitch to another. */
interface Tone {
  from: number;
  to: number;
  hertz: number;
  until: number;
  gain: number;
}

const SOUNDS: Record<Sound, { bursts?: Burst[]; tones?: Tone[] }> = {
  pencil: {
    bursts: [
      { from: 0, to: 0.07, filter: 'bandpass', hertz: 4200, gain: 0.25 },
      { from: 0.08, to: 0.13, filter: 'bandpass', hertz: 5200, gain: 0.18 },
    ],
  },
  pen: { bursts: [{ from: 0, to: 0.2, filter: 'bandpass', hertz: 2400, until: 3600, gain: 0.35 }] },
  page: { bursts: [{ from: 0, to: 0.22, filter: 'highpass', hertz: 1800, until: 5200, gain: 0.28 }] },
  stone: {
    bursts: [{ from: 0, to: 0.14, filter: 'lowpass', hertz: 520, gain: 0.9 }],
    tones: [{ from: 0, to: 0.1, hertz: 150, until: 70, gain: 0.4 }],
  },
  match: {
    bursts: [
      { from: 0, to: 0.12, filter: 'highpass', hertz: 3200, until: 6400, gain: 0.4 },
      { from: 0.1, to: 0.38, filter: 'lowpass', hertz: 900, until: 240, gain: 0.5 },
    ],
    tones: [{ from: 0.12, to: 0.38, hertz: 660, until: 660, gain: 0.14 }],
  },
  drum: {
    tones: [{ from: 0, to: 0.36, hertz: 120, until: 46, gain: 0.9 }],
    bursts: [{ from: 0, to: 0.05, filter: 'lowpass', hertz: 300, gain: 0.6 }],
  },
  dice: {
    bursts: [0, 0.07, 0.12, 0.2, 0.26].map((from) => ({
      from,
      to: from + 0.04,
      filter: 'bandpass',
      hertz: 1500 - from * 1800,
      gain: 0.55,
    })),
  },
};

/** How loud the three steps are. */
const VOLUMES = [0.1, 0.22, 0.42];

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

const hasPressed = () => navigator.userActivation?.hasBeenActive ?? false;

function open(): AudioContext | null {
  if (!hasPressed() || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function hiss(on: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return noise;
}

/** Swells in 5 ms and is gone at its end: no clicks. */
function envelope(on: AudioContext, { from, to, gain }: Burst | Tone, loud: number): GainNode {
  const node = on.createGain();
  const start = on.currentTime + from;
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain * loud, start + 0.005);
  node.gain.exponentialRampToValueAtTime(0.0001, on.currentTime + to);
  node.connect(on.destination);
  return node;
}

function sweep(param: AudioParam, on: AudioContext, { from, to, hertz, until = hertz }: Burst | Tone): void {
  param.setValueAtTime(hertz, on.currentTime + from);
  param.exponentialRampToValueAtTime(until, on.currentTime + to);
}

function run(on: AudioContext, source: AudioScheduledSourceNode, { from, to }: Burst | Tone): void {
  source.start(on.currentTime + from);
  source.stop(on.currentTime + to);
}

function burst(on: AudioContext, part: Burst, loud: number): void {
  const [source, filter] = [on.createBufferSource(), on.createBiquadFilter()];
  source.buffer = hiss(on);
  filter.type = part.filter;
  sweep(filter.frequency, on, part);
  source.connect(filter).connect(envelope(on, part, loud));
  run(on, source, part);
}

function tone(on: AudioContext, part: Tone, loud: number): void {
  const source = on.createOscillator();
  sweep(source.frequency, on, part);
  source.connect(envelope(on, part, loud));
  run(on, source, part);
}

/** Make a sound heard, if the reader wants sounds. Whether it was. */
export function sound(name: Sound): boolean {
  const isWanted = name === 'match' ? settings.turnSound : settings.sound;
  const on = isWanted && !document.hidden ? open() : null;
  if (!on) return false;
  const loud = VOLUMES[settings.volume - 1] ?? 0;
  for (const part of SOUNDS[name].bursts ?? []) burst(on, part, loud);
  for (const part of SOUNDS[name].tones ?? []) tone(on, part, loud);
  return true;
}
