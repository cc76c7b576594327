/** The stage of a scene: no press leads past how it comes out. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Playback } from '../src/lib/play/playback.svelte.ts';
import SceneDialog from '../src/lib/table/SceneDialog.svelte';
import Drawing from './support/Drawing.svelte';

const scene = {
  title: 'hunt',
  lead: '',
  steps: [
    { ms: 900, told: 'it comes' },
    { ms: 900, told: 'it bites' },
  ],
  data: null,
};

let playback: Playback<any>;
beforeEach(() => {
  vi.useFakeTimers();
  playback = new Playback({ isUrgent: () => true });
  playback.reader = { pace: () => 'normal', isCalm: () => false };
  playback.sceneOf = () => scene;
  const queue = [{ id: 1, version: 0, event: { kind: 'started' } }];
  const table = { view: { to_act: [] }, outlook: null, legal: [], seat: 0, result: null };
  playback.take({ ...table, queue }, false);
  playback.take({ ...table, queue: [...queue, { id: 2, version: 1, event: { kind: 'hunted' } }] }, true);
  render(SceneDialog, { playback, Drawing, names: [], me: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const stage = () => document.querySelector('dialog')!;
const PRESSES: [name: string, press: () => Promise<boolean>][] = [
  ['the space bar', () => fireEvent.keyDown(stage(), { key: ' ' })],
  ['Escape', () => fireEvent(stage(), new Event('cancel', { cancelable: true }))],
  ['a press beside it', () => fireEvent.click(stage())],
  ['the button that skips', () => fireEvent.click(document.querySelectorAll('header button')[1]!)],
];

it.each(PRESSES)('%s leads to its end, where nothing is left to skip', async (_, press) => {
  await press();
  await tick();
  expect([playback.scene, playback.isTold]).toEqual([scene, true]);
  expect(stage().textContent).toContain('it bites');
  expect(stage().querySelectorAll('header button')).toHaveLength(0);
});
