/**
 * The sounds themselves, made of noise, tones and struck bodies: no file is fetched. All of them go through one desk:
 * nothing shrill leaves it, a small stone room answers, and however many come at once, nothing is too loud. Each hit is
 * a little different, so that ten steps are not one step ten times. `tests/browser/test_sounds.py` measures them.
 */
import type { Sound } from './score';

/** Filtered noise: when it begins and how long it is, in seconds; the filter, where it begins and ends, in hertz; its
 * narrowness, and how loud it is. */
type Noise = readonly [
  from: number,
  length: number,
  filter: BiquadFilterType,
  hertz: number,
  until: number,
  narrow: number,
  gain: number,
];
/** A tone that goes from one pitch to another. */
type Tone = readonly [from: number, length: number, hertz: number, until: number, gain: number];
/** Something that is struck: its lowest partial, how long that rings, how loud, and the other partials as its multiples. */
type Body = readonly [from: number, hertz: number, ring: number, gain: number, partials: readonly number[]];

interface Recipe {
  noises?: readonly Noise[];
  tones?: readonly Tone[];
  bodies?: readonly Body[];
  /** How much of it the room answers. */
  room?: number;
}

const WOOD = [1, 2.57, 4.95];
const STONE = [1, 1.72, 2.41, 3.9];
const METAL = [1, 2.76, 5.4, 8.9];
const COIN = [1, 2.76];
const BELL = [0.5, 1, 1.2, 1.5, 2, 2.74];
const SKIN = [1, 1.59, 2.14, 2.9];

const ROLLS = [0, 0.07, 0.125, 0.19, 0.235, 0.3];

const SOUNDS: Record<Sound, Recipe> = {
  pencil: {
    noises: [
      [0, 0.06, 'bandpass', 2300, 2800, 1.2, 1.1],
      [0.08, 0.05, 'bandpass', 2700, 2200, 1.2, 0.8],
    ],
  },
  pen: {
    noises: [
      [0, 0.09, 'bandpass', 1600, 2300, 1.4, 1],
      [0.09, 0.13, 'bandpass', 2300, 1400, 1.4, 0.9],
    ],
    tones: [[0, 0.03, 260, 190, 0.12]],
  },
  page: {
    noises: [
      [0, 0.16, 'bandpass', 900, 2500, 0.8, 1.4],
      [0.14, 0.1, 'bandpass', 2300, 1000, 0.8, 0.9],
    ],
    room: 0.1,
  },
  card: { noises: [[0, 0.07, 'bandpass', 1400, 2200, 0.9, 0.9]], bodies: [[0.05, 230, 0.06, 0.28, WOOD]], room: 0.12 },
  whoosh: { noises: [[0, 0.34, 'bandpass', 420, 1500, 0.9, 2.4]], room: 0.15 },
  step: { noises: [[0, 0.05, 'lowpass', 1800, 500, 0.7, 1.4]], bodies: [[0, 230, 0.06, 0.6, STONE]], room: 0.2 },
  stone: {
    noises: [[0, 0.13, 'lowpass', 1000, 260, 0.7, 1.1]],
    bodies: [
      [0, 128, 0.1, 0.55, STONE],
      [0, 310, 0.05, 0.2, STONE],
    ],
    room: 0.25,
  },
  dice: {
    noises: ROLLS.slice(0, 4).map((at): Noise => [at, 0.025, 'bandpass', 1900, 1300, 1, 0.22]),
    bodies: ROLLS.map((at, n): Body => [at, 620 - n * 38, 0.035, 0.26 - n * 0.025, WOOD]),
    room: 0.1,
  },
  match: {
    noises: [
      [0, 0.1, 'bandpass', 1700, 3200, 0.9, 1.3],
      [0.09, 0.3, 'lowpass', 1300, 300, 0.7, 1.1],
    ],
    tones: [
      [0.13, 0.26, 392, 392, 0.14],
      [0.13, 0.26, 588, 588, 0.09],
    ],
    room: 0.1,
  },
  drum: {
    noises: [[0, 0.05, 'lowpass', 900, 300, 0.7, 0.8]],
    tones: [[0, 0.34, 150, 58, 0.7]],
    bodies: [[0, 165, 0.14, 0.4, SKIN]],
    room: 0.25,
  },
  blade: {
    noises: [[0, 0.13, 'bandpass', 900, 2600, 1.1, 0.9]],
    bodies: [
      [0.17, 560, 0.1, 0.22, METAL],
      [0.17, 180, 0.07, 0.36, STONE],
    ],
    room: 0.2,
  },
  thud: {
    noises: [
      [0, 0.18, 'bandpass', 300, 1100, 1, 0.6],
      [0.19, 0.09, 'lowpass', 1200, 260, 0.7, 1.1],
    ],
    tones: [[0.19, 0.18, 140, 54, 0.6]],
    bodies: [[0.19, 240, 0.05, 0.3, STONE]],
    room: 0.25,
  },
  crack: {
    noises: [
      [0, 0.03, 'bandpass', 2300, 1600, 1, 0.5],
      [0.05, 0.04, 'bandpass', 1500, 900, 1, 0.5],
      [0.16, 0.22, 'lowpass', 1200, 180, 0.7, 0.6],
    ],
    bodies: [
      [0, 170, 0.08, 0.5, STONE],
      [0.24, 92, 0.1, 0.4, STONE],
    ],
    room: 0.3,
  },
  gate: {
    noises: [
      [0, 0.46, 'bandpass', 220, 520, 3, 2.2],
      [0.1, 0.36, 'bandpass', 760, 420, 6, 1.6],
    ],
    bodies: [[0.46, 112, 0.16, 0.5, STONE]],
    room: 0.35,
  },
  fall: {
    noises: [[0.36, 0.16, 'lowpass', 1000, 240, 0.7, 1]],
    tones: [[0, 0.38, 330, 90, 0.24]],
    bodies: [
      [0.36, 120, 0.14, 0.5, STONE],
      [0.45, 290, 0.06, 0.22, METAL],
    ],
    room: 0.35,
  },
  coin: {
    bodies: [
      [0, 980, 0.09, 0.19, COIN],
      [0.07, 1110, 0.11, 0.17, COIN],
    ],
    room: 0.12,
  },
  seal: {
    noises: [[0.18, 0.06, 'lowpass', 900, 300, 0.7, 0.9]],
    tones: [[0.18, 0.2, 130, 60, 0.55]],
    bodies: [
      [0.22, 294, 0.22, 0.2, BELL],
      [0.26, 441, 0.24, 0.16, BELL],
    ],
    room: 0.25,
  },
  toll: { tones: [[0, 0.2, 110, 90, 0.2]], bodies: [[0, 330, 0.36, 0.4, BELL]], room: 0.3 },
};

export const NAMES = Object.keys(SOUNDS) as Sound[];

/** Where sounds go in: as they are, and into the room. */
export interface Desk {
  dry: AudioNode;
  room: AudioNode;
}

/** Seconds until a wall of the room answers, and how much of that goes round once more. */
const WALLS = [
  [0.023, 0.34],
  [0.037, 0.3],
] as const;
/** How far to one side a sound from the edge of the screen comes, of 1. */
const SPREAD = 0.6;
/** How much two hits of the same kind differ in pitch. */
const DIFFERS = 0.06;

export function openDesk(on: BaseAudioContext): Desk {
  const limiter = on.createDynamicsCompressor();
  limiter.threshold.value = -14;
  limiter.knee.value = 8;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  const shelf = on.createBiquadFilter();
  shelf.type = 'highshelf';
  shelf.frequency.value = 4200;
  shelf.gain.value = -6;
  const level = on.createGain();
  level.gain.value = 0.72; // the limiter makes up for what it takes
  shelf.connect(limiter).connect(level).connect(on.destination);
  const room = on.createGain();
  for (const [time, again] of WALLS) {
    const [delay, dark, feed] = [on.createDelay(0.1), on.createBiquadFilter(), on.createGain()];
    delay.delayTime.value = time;
    dark.type = 'lowpass';
    dark.frequency.value = 1500;
    feed.gain.value = again;
    room.connect(delay).connect(dark).connect(feed).connect(delay);
    dark.connect(shelf);
  }
  return { dry: shelf, room };
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, softer than white. */
function hissOf(on: BaseAudioContext): AudioBuffer {
  const found = hisses.get(on);
  if (found) return found;
  const made = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = made.getChannelData(0);
  let last = 0;
  for (let n = 0; n < samples.length; n++) samples[n] = last = 0.35 * last + 0.65 * (Math.random() * 2 - 1);
  hisses.set(on, made);
  return made;
}

/** `loud`: 0 to 1; `x`: where on the screen it comes from, from −1 on the left to 1 on the right. */
export function strike(on: BaseAudioContext, desk: Desk, name: Sound, loud: number, x = 0): void {
  const { noises = [], tones = [], bodies = [], room = 0 } = SOUNDS[name];
  const [out, pan] = [on.createGain(), on.createStereoPanner()];
  out.gain.value = loud;
  pan.pan.value = Math.max(-1, Math.min(1, x)) * SPREAD;
  out.connect(pan).connect(desk.dry);
  if (room > 0) {
    const send = on.createGain();
    send.gain.value = room;
    pan.connect(send).connect(desk.room);
  }
  const hit = new Hit(on, out, 1 + (Math.random() - 0.5) * DIFFERS);
  for (const one of noises) hit.noise(one);
  for (const one of tones) hit.tone(one);
  for (const [from, hertz, ring, gain, partials] of bodies)
    for (const [n, times] of partials.entries()) {
      const [length, pitch] = [(ring * 2.2) / (1 + n * 0.7), hertz * times];
      hit.tone([from, length, pitch, pitch * 0.995, gain / (1 + n * 0.9)]);
    }
}

/** One hit: all its parts begin at the same moment and are a little off in the same way. */
class Hit {
  readonly #now: number;
  readonly on: BaseAudioContext;
  readonly out: AudioNode;
  /** How many times as high as usual. */
  readonly off: number;

  constructor(on: BaseAudioContext, out: AudioNode, off: number) {
    [this.on, this.out, this.off] = [on, out, off];
    this.#now = on.currentTime;
  }

  noise([from, length, type, hertz, until, narrow, gain]: Noise): void {
    const [source, filter] = [this.on.createBufferSource(), this.on.createBiquadFilter()];
    source.buffer = hissOf(this.on);
    filter.type = type;
    filter.Q.value = narrow;
    this.#sweep(filter.frequency, from, length, hertz, until);
    source.connect(filter).connect(this.#envelope(from, length, gain));
    source.start(this.#now + from, Math.random() * 0.4);
    source.stop(this.#now + from + length);
  }

  tone([from, length, hertz, until, gain]: Tone): void {
    const source = this.on.createOscillator();
    this.#sweep(source.frequency, from, length, hertz, until);
    source.connect(this.#envelope(from, length, gain));
    source.start(this.#now + from);
    source.stop(this.#now + from + length);
  }

  #sweep(param: AudioParam, from: number, length: number, hertz: number, until: number): void {
    param.setValueAtTime(hertz * this.off, this.#now + from);
    param.exponentialRampToValueAtTime(until * this.off, this.#now + from + length);
  }

  /** Swells in 5 ms and is gone at its end: no clicks. */
  #envelope(from: number, length: number, gain: number): GainNode {
    const node = this.on.createGain();
    const start = this.#now + from;
    node.gain.setValueAtTime(0, start);
    node.gain.linearRampToValueAtTime(gain, start + Math.min(0.005, length / 4));
    node.gain.exponentialRampToValueAtTime(0.0005, start + length);
    node.connect(this.out);
    return node;
  }
}
