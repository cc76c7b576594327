/** The time that passes, for whatever counts down on the screen; stands still while nobody looks. */
import { createSubscriber } from 'svelte/reactivity';

const EVERY = 200;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Milliseconds since the page was opened; what reads it is worked out anew several times a second. */
export function ticking(): number {
  subscribe();
  return performance.now();
}
