import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coach } from '../src/lib/coach/api';
import { Hints } from '../src/lib/coach/hints.svelte';
import type { HintInfo } from '../src/lib/wire/generated/wire';

const said = (version: number, chance: number): HintInfo => ({
  version,
  best: [{ action: { kind: 'draw' }, chance, reason: null }],
  bot: 'master',
});
const ready = () => Promise.resolve();

/** The answers, given when the test says so. */
function answers(): { glance: (hint: HintInfo) => void; thought: (hint: HintInfo | Error) => void } {
  const waiting: Record<string, (hint: HintInfo | Promise<HintInfo>) => void> = {};
  vi.spyOn(coach, 'hint').mockImplementation(
    (_, glance) => new Promise((resolve) => (waiting[glance ? 'glance' : 'thought'] = resolve)),
  );
  return {
    glance: (hint) => waiting.glance!(hint),
    thought: (hint) => waiting.thought!(hint instanceof Error ? Promise.reject(hint) : hint),
  };
}

let hints: Hints;
beforeEach(() => (hints = new Hints()));
afterEach(() => vi.restoreAllMocks());

it('shows the first answer at once and refines it', async () => {
  const coming = answers();
  const asked = hints.ask('t', ready);
  coming.glance(said(3, 0.4));
  await vi.waitFor(() => expect(hints.given?.best[0]!.chance).toBe(0.4));
  expect(hints.isAsking).toBe(false);
  coming.thought(said(3, 0.6));
  await asked;
  expect(hints.given?.best[0]!.chance).toBe(0.6);
});

it.each([
  ['about another moment', said(4, 0.6)],
  ['that fails', new Error('busy')],
])('keeps the first answer over one %s', async (_, second) => {
  const coming = answers();
  const asked = hints.ask('t', ready);
  coming.glance(said(3, 0.4));
  await vi.waitFor(() => expect(hints.given).not.toBeNull());
  coming.thought(second);
  await asked;
  expect(hints.given?.best[0]!.chance).toBe(0.4);
});

it('does not bring back what was closed', async () => {
  const coming = answers();
  const asked = hints.ask('t', ready);
  coming.glance(said(3, 0.4));
  await vi.waitFor(() => expect(hints.given).not.toBeNull());
  hints.forget();
  coming.thought(said(3, 0.6));
  await asked;
  expect(hints.given).toBeNull();
});
