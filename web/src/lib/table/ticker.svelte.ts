/** The time that passes, for whatever counts down on the screen; stands still while nobody looks. */
import { createSubscriber } from 'svelte/reactivity';

const EVERY = 200;

let at = performance.now();
let counting = false;

const subscribe = createSubscriber((update) => {
  counting = true;
  at = performance.now();
  const timer = setInterval(() => {
    at = performance.now();
    update();
  }, EVERY);
  return () => {
    counting = false;
    clearInterval(timer);
  };
});

/** Milliseconds since the page was opened; what reads it is worked out anew several times a second. */
export function ticking(): number {
  subscribe();
  if (!counting) at = performance.now();
  return at;
}
