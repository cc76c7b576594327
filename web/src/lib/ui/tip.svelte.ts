/**
 * Inspect: the rule behind a thing, in a tooltip. 300 ms of hover, a long press, or `?` on the focused
 * thing (UI-4). Use: `<button {@attach tip(() => ({ title, rule, clause }))}>`. The words are made when they are asked
 * for: a board has hundreds of things, and nobody asks about most of them. The page hears the pointer once for all.
 */
import type { Attachment } from 'svelte/attachments';
import type { Inspection } from '../games/board';
import { askWhy, gameOfClause } from '../rulebook/why';

type Words = () => Inspection | null;

interface ShownTip {
  words: Words;
  anchor: DOMRect;
  /** Asked for by a press or a key: it stays, and leads on to the rulebook. */
  pinned: boolean;
}

const HOVER = 300;
const PRESS = 450;

let shown = $state.raw<ShownTip | null>(null);
let owner: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isHearing = false;
const known = new WeakMap<Element, Words>();

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
  const words = known.get(element);
  if (!words) return;
  owner = element;
  shown = { words, anchor: element.getBoundingClientRect(), pinned };
}

/** From the tip on the screen to the paragraph of the rulebook. */
export function readOn(): void {
  const what = shown?.words();
  if (!what) return;
  const { title, paragraph, clause } = what;
  const clauses = clause.split(', ');
  const game = gameOfClause(clause);
  hideTip();
  if (game) askWhy(game, [paragraph ?? '', ...clauses], title);
}

/** Asked again about what is explained already: the rulebook says more; false: nothing is. */
export function readFurther(): boolean {
  if (!shown?.pinned || !shown.words()?.clause) return false;
  readOn();
  return true;
}

/** Explain what has the focus, or what it lies in; false: there is nothing to explain. */
export function explainFocused(): boolean {
  const element = thingAt(document.activeElement);
  if (element) show(element, true);
  return element !== null;
}

/** The innermost thing around this place that has something to say. */
function thingAt(place: EventTarget | null): Element | null {
  let element = place instanceof Element ? place : null;
  while (element && !known.get(element)?.()) element = element.parentElement;
  return element;
}

function after(ms: number, element: Element): void {
  clearTimeout(timer);
  timer = setTimeout(() => show(element, ms === PRESS), ms);
}

function leave(element: Element | null): void {
  clearTimeout(timer);
  if (element && owner === element) hideTip();
}

/** A pointer that rests where a new page puts the thing has asked nothing: it must move first. */
function moved({ target, pointerType, movementX, movementY }: PointerEvent): void {
  if (pointerType !== 'mouse' || !(movementX || movementY)) return;
  const element = thingAt(target);
  if (element && owner !== element) after(HOVER, element);
}

function left({ target, relatedTarget }: PointerEvent): void {
  const element = thingAt(target);
  if (element && element !== thingAt(relatedTarget)) leave(element);
}

function pressed({ target, pointerType }: PointerEvent): void {
  const element = thingAt(target);
  if (pointerType === 'mouse')
    leave(element); // who presses has read it
  else if (element) after(PRESS, element);
}

function hear(): void {
  if (isHearing) return;
  isHearing = true;
  const released = () => clearTimeout(timer);
  const on = { capture: true, passive: true };
  document.addEventListener('pointermove', moved, on);
  document.addEventListener('pointerout', left, on);
  document.addEventListener('pointerdown', pressed, on);
  document.addEventListener('pointerup', released, on);
  document.addEventListener('pointercancel', released, on);
  document.addEventListener('blur', ({ target }) => target === owner && leave(owner), on);
}

export function tip(words: Words): Attachment<Element> {
  return (element) => {
    hear();
    known.set(element, words);
    return () => {
      known.delete(element);
      leave(element);
    };
  };
}
