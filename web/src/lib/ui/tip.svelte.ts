/**
 * Inspect: the rule behind a thing, in a tooltip. 300 ms of hover, a long press, or `?` on the focused
 * thing (UI-4). Use: `<button {@attach tip({ title, rule, clause })}>`.
 */
import type { Attachment } from 'svelte/attachments';
import type { Inspection } from '../games/board';
import { askWhy, gameOfClause } from '../rulebook/why';

export interface ShownTip {
  what: Inspection;
  anchor: DOMRect;
  /** Asked for by a press or a key: it stays, and leads on to the rulebook. */
  pinned: boolean;
}

const HOVER = 300;
const PRESS = 450;

let shown = $state.raw<ShownTip | null>(null);
let owner: Element | null = null;
const known = new WeakMap<Element, Inspection>();

export const tips = {
  get shown(): ShownTip | null {
    return shown;
  },
};

export function hideTip(): void {
  shown = null;
  owner = null;
}

function show(element: Element, pinned: boolean): void {
  const what = known.get(element);
  if (!what) return;
  owner = element;
  shown = { what, anchor: element.getBoundingClientRect(), pinned };
}

/** From the tip on the screen to the paragraph of the rulebook. */
export function readOn(): void {
  if (!shown) return;
  const { title, paragraph, clause } = shown.what;
  const clauses = clause.split(', ');
  const game = gameOfClause(clause);
  hideTip();
  if (game) askWhy(game, [paragraph ?? '', ...clauses], title);
}

/** Asked again about what is explained already: the rulebook says more; false: nothing is. */
export function readFurther(): boolean {
  if (!shown?.pinned || !shown.what.clause) return false;
  readOn();
  return true;
}

/** Explain what has the focus, or what it lies in; false: there is nothing to explain. */
export function explainFocused(): boolean {
  for (let element = document.activeElement; element; element = element.parentElement) {
    if (known.has(element)) {
      show(element, true);
      return true;
    }
  }
  return false;
}

export function tip(what: Inspection | null): Attachment<Element> {
  return (element) => {
    if (!what) return;
    known.set(element, what);
    let timer = 0;
    const after = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(element, ms === PRESS), ms);
    };
    const stop = () => {
      clearTimeout(timer);
      if (owner === element) hideTip();
    };
    // a pointer that rests where a new page puts the thing has asked nothing: it must move first
    const move = (event: Event) => {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      if (pointerType === 'mouse' && owner !== element && (movementX || movementY)) after(HOVER);
    };
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse')
        stop(); // who presses has read it
      else after(PRESS);
    };
    const release = () => clearTimeout(timer);
    const on: [string, (event: Event) => void][] = [
      ['pointermove', move],
      ['pointerleave', stop],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
      ['blur', stop],
    ];
    for (const [name, run] of on) element.addEventListener(name, run);
    return () => {
      stop();
      known.delete(element);
      for (const [name, run] of on) element.removeEventListener(name, run);
    };
  };
}
