/**
 * When a sound is heard, and how loud. Nothing is heard before the reader has pressed something, as browsers want it,
 * and nothing of that time is made up for.
 */
import { settings } from '../settings.svelte';
import { openDesk, strike, type Desk } from './desk';
import type { Sound } from './score';

/** How loud the three steps are. */
const VOLUMES = [0.25, 0.55, 1];

let context: AudioContext | null = null;
let desk: Desk | null = null;

const hasPressed = () => navigator.userActivation?.hasBeenActive ?? false;

function open(): AudioContext | null {
  if (!hasPressed() || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Make a sound heard, if the reader wants sounds; `x`: where on the screen, from −1 to 1. Whether it was. */
export function sound(name: Sound, x = 0): boolean {
  const isWanted = name === 'match' ? settings.turnSound : settings.sound;
  const on = isWanted && !document.hidden ? open() : null;
  if (!on) return false;
  desk ??= openDesk(on);
  strike(on, desk, name, VOLUMES[settings.volume - 1] ?? 0, x);
  return true;
}
