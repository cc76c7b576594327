import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { eventSound, ownSound, type Heard } from '../src/lib/sound/score';
import { sound } from '../src/lib/sound/synth';

const heard = (more: Partial<Heard> = {}): Heard => ({
  isMine: false,
  pencil: null,
  isSending: false,
  isOver: false,
  ...more,
});

describe('what the reader hears of himself', () => {
  it.each([
    ['nothing at the first look', null, heard({ isMine: true }), null],
    ['a match when it is his turn', heard(), heard({ isMine: true }), 'match'],
    ['a pencil when he chooses', heard({ isMine: true }), heard({ isMine: true, pencil: 'a' }), 'pencil'],
    [
      'a pencil when he chooses otherwise',
      heard({ isMine: true, pencil: 'a' }),
      heard({ isMine: true, pencil: 'b' }),
      'pencil',
    ],
    ['nothing when he drops it', heard({ isMine: true, pencil: 'a' }), heard({ isMine: true }), null],
    [
      'a pen when he inks',
      heard({ isMine: true, pencil: 'a' }),
      heard({ isMine: true, pencil: 'a', isSending: true }),
      'pen',
    ],
    ['a drum at the end', heard({ isMine: true }), heard({ isOver: true }), 'drum'],
    ['nothing while nothing changes', heard({ isMine: true }), heard({ isMine: true }), null],
  ])('%s', (_, before, now, expected) => expect(ownSound(before, now)).toBe(expected));
});

describe('what happens', () => {
  it('sounds as its game says, otherwise as everywhere', () => {
    expect(eventSound([{ kind: 'card_drawn' }])).toBe('page');
    expect(eventSound([{ kind: 'path_laid' }], { path_laid: 'stone' })).toBe('stone');
    expect(eventSound([{ kind: 'turn_started' }])).toBeNull();
  });

  it('is one sound at a time, the weightiest', () => {
    const own = { path_laid: 'stone', goal_turned: 'drum' } as const;
    expect(eventSound([{ kind: 'goal_turned' }, { kind: 'path_laid' }, { kind: 'card_drawn' }], own)).toBe('drum');
  });
});

describe('the sounds', () => {
  const node = () => ({
    connect: (next: unknown) => next,
    start: vi.fn(),
    stop: vi.fn(),
    ...Object.fromEntries(PARAMS.map((name) => [name, ramp()])),
  });
  const PARAMS = ['gain', 'frequency', 'Q', 'pan', 'delayTime', 'threshold', 'knee', 'ratio', 'attack', 'release'];
  const ramp = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const opened = vi.fn();
  class Context {
    state = 'running';
    currentTime = 0;
    sampleRate = 100;
    destination = {};
    constructor() {
      opened();
    }
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createDynamicsCompressor = node;
    createDelay = node;
    createStereoPanner = node;
    createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
  }
  const press = (has: boolean) =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: has }, configurable: true });
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(settings, { sound: true, turnSound: true });
  });

  it('are silent before the first press, and where the reader wants none', () => {
    vi.stubGlobal('AudioContext', Context);
    press(false);
    expect(sound('match')).toBe(false);
    expect(opened).not.toHaveBeenCalled();
    press(true);
    Object.assign(settings, { sound: false, turnSound: true });
    expect([sound('pen'), sound('match')]).toEqual([false, true]);
    Object.assign(settings, { sound: true, turnSound: false });
    expect([sound('pen'), sound('match')]).toEqual([true, false]);
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
