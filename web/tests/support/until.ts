/** Waiting for what comes by itself: the thing is waited for, never an amount of time. */
import { vi } from 'vitest';

/** Milliseconds after which a test gives up; generous, the machine may be busy. */
const PATIENCE = 50_000;

export function until<T>(condition: () => T): Promise<T> {
  return vi.waitFor(condition, PATIENCE);
}
