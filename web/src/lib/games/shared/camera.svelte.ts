/**
 * A drawing that is larger than its window: pan and zoom by mouse, touch and keys (UI-5.10, UI-6.4).
 * The camera knows units of the drawing and pixels of the window; what is drawn is the game's affair.
 */
import type { Attachment } from 'svelte/attachments';

export interface Spot {
  x: number;
  y: number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A press that moves further than this is a pan and no click. */
const SLACK = 6;
const WHEEL = 1.0015;
const STEP = 1.3;
const NUDGE = 90;
/** A glide lasts as long as a piece that moves (--m3). */
const GLIDE = 320;

export class Camera {
  #centre = $state.raw<Spot>({ x: 0, y: 0 });
  #zoom = $state(1);
  #glide = 0;
  /** The window in pixels. */
  width = $state(720);
  height = $state(560);
  /** Whether the size above is the window's own and no guess. */
  isSized = false;
  /** Whether the reader has moved it: then it does not move by itself any more. */
  isHeld = $state(false);
  /** The centre stays inside: what is drawn cannot be lost. Null: it may go anywhere. */
  limits: Area | null = null;

  constructor(
    readonly least: number,
    readonly most: number,
  ) {}

  get centre(): Spot {
    return this.#centre;
  }

  /** Pixels per unit. */
  get zoom(): number {
    return this.#zoom;
  }

  get area(): Area {
    const [w, h] = [this.width / this.#zoom / 2, this.height / this.#zoom / 2];
    const { x, y } = this.#centre;
    return { left: x - w, top: y - h, right: x + w, bottom: y + h };
  }

  get viewBox(): string {
    const { left, top, right, bottom } = this.area;
    return [left, top, right - left, bottom - top].map((value) => Math.round(value * 100) / 100).join(' ');
  }

  /** Show the whole area. */
  fit(area: Area): void {
    const wide = this.width / (area.right - area.left);
    const high = this.height / (area.bottom - area.top);
    this.look({ x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 }, Math.min(wide, high));
    this.isHeld = false;
  }

  look(at: Spot, zoom = this.#zoom): void {
    cancelAnimationFrame(this.#glide);
    this.#centre = this.#inside(at);
    this.#zoom = this.#bounded(zoom);
  }

  /** Look there in a while; at once for those who want little motion. */
  glide(at: Spot, zoom = this.#zoom): void {
    const [from, to] = [this.#centre, this.#inside(at)];
    const [near, far] = [this.#zoom, this.#bounded(zoom)];
    if (wantsCalm() || (from.x === to.x && from.y === to.y && near === far)) return this.look(at, zoom);
    cancelAnimationFrame(this.#glide);
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = 1 - (1 - share) ** 3;
      this.#centre = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      this.#zoom = near * (far / near) ** eased;
      if (share < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  #bounded(zoom: number): number {
    return Math.min(this.most, Math.max(this.least, zoom));
  }

  #inside({ x, y }: Spot): Spot {
    if (!this.limits) return { x, y };
    const { left, top, right, bottom } = this.limits;
    return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
  }

  /** Keep the point under the pointer where it is. */
  zoomAt(pixel: Spot, factor: number): void {
    const before = this.#unit(pixel);
    this.look(this.#centre, this.#zoom * factor);
    const after = this.#unit(pixel);
    this.look({ x: this.#centre.x + before.x - after.x, y: this.#centre.y + before.y - after.y });
    this.isHeld = true;
  }

  closer(): void {
    this.zoomAt({ x: this.width / 2, y: this.height / 2 }, STEP);
  }

  further(): void {
    this.zoomAt({ x: this.width / 2, y: this.height / 2 }, 1 / STEP);
  }

  /** By pixels of the window. */
  pan(x: number, y: number): void {
    this.look({ x: this.#centre.x - x / this.#zoom, y: this.#centre.y - y / this.#zoom });
    this.isHeld = true;
  }

  /** Pan only as far as the point needs to be well in sight. */
  reveal(point: Spot, margin: number): void {
    const { left, top, right, bottom } = this.area;
    const shift = (value: number, low: number, high: number) =>
      value < low + margin ? value - low - margin : value > high - margin ? value - high + margin : 0;
    const [x, y] = [shift(point.x, left, right), shift(point.y, top, bottom)];
    if (x || y) this.look({ x: this.#centre.x + x, y: this.#centre.y + y });
  }

  #unit(pixel: Spot): Spot {
    const { left, top } = this.area;
    return { x: left + pixel.x / this.#zoom, y: top + pixel.y / this.#zoom };
  }

  /** Plus, minus, 0 and Shift with an arrow; false: the key is somebody else's. */
  key(event: KeyboardEvent, home: () => void): boolean {
    const ways: Record<string, Spot> = {
      ArrowLeft: { x: NUDGE, y: 0 },
      ArrowRight: { x: -NUDGE, y: 0 },
      ArrowUp: { x: 0, y: NUDGE },
      ArrowDown: { x: 0, y: -NUDGE },
    };
    const way = event.shiftKey ? ways[event.key] : undefined;
    if (event.key === '+' || event.key === '=') this.closer();
    else if (event.key === '-') this.further();
    else if (event.key === '0') home();
    else if (way) this.pan(way.x, way.y);
    else return false;
    return true;
  }

  /** The size of the window, on the element that is the window. */
  frame(): Attachment<Element> {
    return (element) => {
      if (typeof ResizeObserver === 'undefined') return;
      const watch = new ResizeObserver(([entry]) => {
        const { width, height } = entry!.contentRect;
        if (width <= 0 || height <= 0) return;
        [this.width, this.height] = [width, height];
        this.isSized = true;
      });
      watch.observe(element);
      return () => watch.disconnect();
    };
  }

  /** Mouse, wheel and fingers on the window's element. */
  hands(): Attachment<Element> {
    return (element) => {
      const held = new Map<number, Spot>();
      let travelled = 0;
      const local = (event: PointerEvent | WheelEvent): Spot => {
        const box = element.getBoundingClientRect();
        return { x: event.clientX - box.left, y: event.clientY - box.top };
      };
      const down = (event: PointerEvent) => {
        if (event.isPrimary) held.clear(); // whoever is still held has left unheard, with what was under the finger
        if (held.size === 0) travelled = 0;
        held.set(event.pointerId, local(event));
      };
      const move = (event: PointerEvent) => {
        const from = held.get(event.pointerId);
        if (!from) return;
        const to = local(event);
        const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
        held.set(event.pointerId, to);
        travelled += Math.hypot(to.x - from.x, to.y - from.y);
        if (other) this.#pinch(from, to, other);
        else if (travelled > SLACK) this.pan(to.x - from.x, to.y - from.y);
        if (travelled > SLACK && !element.hasPointerCapture?.(event.pointerId))
          element.setPointerCapture?.(event.pointerId);
      };
      const up = (event: PointerEvent) => held.delete(event.pointerId);
      const click = (event: MouseEvent) => {
        if (travelled <= SLACK || event.detail === 0) return;
        event.preventDefault();
        event.stopPropagation();
      };
      const wheel = (event: WheelEvent) => {
        event.preventDefault();
        this.zoomAt(local(event), WHEEL ** -event.deltaY);
      };
      const on: [string, (event: never) => void, AddEventListenerOptions?][] = [
        ['pointerdown', down],
        ['pointermove', move],
        ['pointerup', up],
        ['pointercancel', up],
        ['pointerleave', up],
        ['click', click, { capture: true }],
        ['wheel', wheel, { passive: false }],
      ];
      for (const [name, run, options] of on) element.addEventListener(name, run as EventListener, options);
      return () => {
        for (const [name, run, options] of on) element.removeEventListener(name, run as EventListener, options);
      };
    };
  }

  /** A glide on its way ends with whoever showed it. */
  rest(): void {
    cancelAnimationFrame(this.#glide);
  }

  #pinch(from: Spot, to: Spot, other: Spot): void {
    const before = Math.max(20, Math.hypot(from.x - other.x, from.y - other.y));
    const now = Math.max(20, Math.hypot(to.x - other.x, to.y - other.y));
    this.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    this.zoomAt({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }, now / before);
  }
}

function wantsCalm(): boolean {
  const isCalm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm || (typeof document !== 'undefined' && document.hidden);
}
