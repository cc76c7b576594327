/**
 * The gestures themselves. The places are looked at before the board changes and once more after, then everything
 * moves by transform and opacity alone: no layout until the end. What exists only while it moves lies in a layer that
 * nobody can point at or read.
 */
import { tick } from 'svelte';
import type { Gesture, Look, Place } from '../games/gestures';
import type { Sound } from '../sound/score';
import { idOf, sizeOf } from '../ui/engravings.svelte.ts';
import { Drag } from './drag';
import './tokens.css';
import './motion.css';

const USUAL: Record<Gesture['do'], number> = {
  travel: 440,
  strike: 460,
  tumble: 680,
  shake: 260,
  fall: 640,
  stamp: 440,
  appear: 180,
  turn: 420,
  sparks: 480,
  wash: 360,
};
const OUT = 'cubic-bezier(.2,.8,.2,1)';
const IN_OUT = 'cubic-bezier(.6,0,.3,1)';
/** How large a thing is that strikes, in pixels. */
const HAND = 64;
const CRACKS = [
  'polygon(0 0,58% 0,44% 22%,60% 41%,41% 63%,54% 82%,45% 100%,0 100%)',
  'polygon(58% 0,100% 0,100% 100%,45% 100%,54% 82%,41% 63%,60% 41%,44% 22%)',
];

interface Spot {
  el: Element;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A picture of it as it was, for what breaks. */
  copy: HTMLElement | null;
}
type Spots = ReadonlyMap<Place, Spot>;

const placesOf = (gesture: Gesture): Place[] =>
  'to' in gesture ? [gesture.from, gesture.to] : 'from' in gesture ? [gesture.from, gesture.on] : [gesture.on];
const endOf = (gesture: Gesture): number => (gesture.at ?? 0) + (gesture.ms ?? USUAL[gesture.do]);
const centre = ({ x, y, width, height }: Spot) => ({ x: x + width / 2, y: y + height / 2 });
const moved = (x: number, y: number, rest = '') => `translate3d(${x.toFixed(1)}px,${y.toFixed(1)}px,0)${rest}`;

export class Motion {
  readonly #layer = document.createElement('div');
  readonly #drag = new Drag();
  #running: Animation[] = [];
  /** When everything ends that runs backwards, in ms; null: it runs forwards. */
  #end: number | null = null;
  #asked = 0;
  /** Places that were on the screen neither before nor after. */
  lost: Place[] = [];

  /** `hear`: make a sound heard, from where on the screen, from −1 on the left to 1 on the right. */
  constructor(private readonly hear: (sound: Sound, x: number) => void = () => {}) {
    this.#layer.className = 'motion';
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#layer.inert = true;
    document.body.append(this.#layer);
  }

  /**
   * Called before the board changes; the gestures begin when it has. `within`: how long the moment stays, in ms; what
   * takes longer is played faster. `isBack`: the board goes back to before it, and they run backwards, in silence.
   * Whatever was still moving is at its end.
   */
  play(gestures: readonly Gesture[], within = Infinity, isBack = false): void {
    this.clear();
    if (gestures.length === 0) return;
    const asked = this.#asked;
    const shown = this.#look(gestures, !isBack);
    void tick().then(() => {
      if (asked !== this.#asked) return;
      const follows = this.#look(gestures, isBack);
      const [first, last] = isBack ? [follows, shown] : [shown, follows];
      const end = Math.max(...gestures.map(endOf));
      const rate = Math.max(1, end / Math.max(1, within));
      this.#end = isBack ? end / rate : null;
      for (const gesture of gestures) this.#begin(gesture, first, last, rate);
    });
  }

  /** Everything stands still, sounds too, until it goes on. */
  hold(isHeld: boolean): void {
    for (const animation of this.#running)
      if (animation.playState !== 'finished') animation[isHeld ? 'pause' : 'play']();
  }

  /** Nothing moves any more: the board is as it is. */
  clear(): void {
    this.#asked += 1;
    for (const animation of this.#running.splice(0)) animation.cancel();
    this.#layer.replaceChildren();
  }

  close(): void {
    this.clear();
    this.#drag.close();
    this.#layer.remove();
  }

  // ---------------------------------------------------------------- places

  #look(gestures: readonly Gesture[], isBefore: boolean): Spots {
    const spots = new Map<Place, Spot>();
    for (const gesture of gestures)
      for (const place of placesOf(gesture)) {
        if (spots.has(place)) continue;
        const el = document.querySelector(place);
        if (!el) continue;
        const { left: x, top: y, width, height } = el.getBoundingClientRect();
        if (width === 0) continue;
        const breaks = isBefore && gesture.do === 'fall' && el instanceof HTMLElement;
        spots.set(place, { el, x, y, width, height, copy: breaks ? copied(el) : null });
      }
    return spots;
  }

  #begin(gesture: Gesture, first: Spots, last: Spots, rate: number): void {
    const at = (gesture.at ?? 0) / rate;
    const ms = (gesture.ms ?? USUAL[gesture.do]) / rate;
    const spots = placesOf(gesture).map((place) => last.get(place) ?? first.get(place));
    const from = 'from' in gesture ? (first.get(gesture.from) ?? spots[0]) : undefined;
    const on = spots.at(-1);
    if (!on || ('from' in gesture && !from)) {
      this.lost.push(...placesOf(gesture).filter((_, n) => !spots[n]));
      this.#layer.dataset.lost = [...new Set(this.lost)].join('\n');
      return;
    }
    if (gesture.sound && this.#end === null) this.#later(at, gesture.sound, (2 * centre(on).x) / innerWidth - 1);
    switch (gesture.do) {
      case 'travel':
        return this.#travel(from!, on, gesture.look, at, ms, last.has(gesture.to) && !first.has(gesture.to));
      case 'strike':
        return this.#strike(from!, on, gesture.look, at, ms);
      case 'fall':
        return this.#fall(first.get(gesture.on) ?? on, on, at, ms);
      case 'sparks':
        return this.#sparks(on, at, ms);
      case 'wash':
        return this.#wash(on, gesture.tone, at, ms);
      default:
        return this.#own(gesture.do, on, at, ms);
    }
  }

  // ---------------------------------------------------------------- what moves

  #run(el: Element, frames: Keyframe[], at: number, ms: number, easing = 'linear'): void {
    this.#running.push(el.animate(frames, { ...this.#timed(at, ms), easing, fill: 'backwards' }));
  }

  #timed(at: number, ms: number): KeyframeAnimationOptions {
    const duration = Math.max(1, ms);
    return this.#end === null
      ? { delay: at, duration }
      : { delay: this.#end - at - duration, duration, direction: 'reverse' };
  }

  #later(at: number, sound: Sound, x: number): void {
    const clock = this.#layer.animate([], { duration: Math.max(1, at) });
    clock.onfinish = () => this.hear(sound, x);
    this.#running.push(clock);
  }

  #ghost(width: number, height: number, inside?: Element): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.style.width = `${width}px`;
    ghost.style.height = `${height}px`;
    if (inside) ghost.append(inside);
    this.#layer.append(ghost);
    return ghost;
  }

  /** It is seen only while it moves. */
  #fly(ghost: Element, frames: Keyframe[], at: number, ms: number, easing = 'linear'): void {
    const flight = ghost.animate(frames, { ...this.#timed(at, ms), easing });
    flight.onfinish = () => ghost.remove();
    this.#running.push(flight);
  }

  /** A card flies in a bow, a little larger in the middle of its way. What it becomes is not seen before. */
  #travel(from: Spot, to: Spot, look: Look, at: number, ms: number, arrives: boolean): void {
    const [a, b] = [centre(from), centre(to)];
    const ratio = look === 'back' ? 1.4 : 1;
    const width = Math.min(96, Math.max(34, Math.min(from.width, to.width)));
    const ghost = this.#ghost(width, width * ratio, pictureOf(look));
    const bow = Math.min(90, 20 + Math.hypot(b.x - a.x, b.y - a.y) / 8);
    const tilt = Math.sign(b.x - a.x || 1) * 5;
    const frames = Array.from({ length: 11 }, (_, n): Keyframe => {
      const part = n / 10;
      const eased = part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
      const lift = Math.sin(Math.PI * eased);
      const x = a.x + (b.x - a.x) * eased - width / 2;
      const y = a.y + (b.y - a.y) * eased - bow * lift - (width * ratio) / 2;
      const rest = ` scale(${(1 + 0.08 * lift).toFixed(3)}) rotate(${(tilt * lift).toFixed(1)}deg)`;
      return { offset: part, opacity: 1, transform: moved(x, y, rest) };
    });
    this.#fly(ghost, frames, at, ms);
    if (!arrives) return;
    this.#run(to.el, [{ opacity: 0 }, { opacity: 0 }], 0, at + ms);
    this.#run(to.el, [{ scale: 1.05 }, { scale: 1 }], at + ms, 140, OUT);
  }

  /** Back, forward, and it stays for a moment: that is what is felt. */
  #strike(from: Spot, on: Spot, look: Look, at: number, ms: number): void {
    const ghost = this.#ghost(HAND, HAND, pictureOf(look));
    const [a, b] = [centre(from), centre(on)];
    const place = (part: number, rest = '') =>
      moved(a.x + (b.x - a.x) * part - HAND / 2, a.y + (b.y - a.y) * part - HAND / 2, rest);
    this.#fly(
      ghost,
      [
        { opacity: 1, transform: place(0), easing: 'ease-out' },
        { opacity: 1, offset: 0.2, transform: place(-0.08, ' scale(1.1)'), easing: 'cubic-bezier(.7,0,1,.6)' },
        { opacity: 1, offset: 0.42, transform: place(0.86, ' scale(1.05)') },
        { opacity: 1, offset: 0.56, transform: place(0.86, ' scale(.98)'), easing: IN_OUT },
        { opacity: 1, transform: place(0) },
      ],
      at,
      ms,
    );
    const hit = at + ms * 0.42;
    this.#own('shake', on, hit, 240);
    this.#wash(on, 'hurt', hit, 260);
    this.#sparks(on, hit, 380);
  }

  /** It cracks in two, and both halves drop. */
  #fall(was: Spot, on: Spot, at: number, ms: number): void {
    if (!was.copy) return this.#own('appear', on, at, ms);
    for (const [n, shape] of CRACKS.entries()) {
      const half = n === 0 ? was.copy : (was.copy.cloneNode(true) as HTMLElement);
      half.style.clipPath = shape;
      const side = n === 0 ? -1 : 1;
      const away = (x: number, y: number, turn: number) =>
        moved(was.x + side * x, was.y + y, ` rotate(${side * turn}deg)`);
      this.#fly(
        this.#ghost(was.width, was.height, half),
        [
          { opacity: 1, transform: away(0, 0, 0), easing: OUT },
          { opacity: 1, offset: 0.18, transform: away(3, 0, 1) },
          { opacity: 1, offset: 0.42, transform: away(4, 2, 1.6), easing: 'cubic-bezier(.5,0,.9,.5)' },
          { opacity: 0, transform: away(20, 76, 13) },
        ],
        at,
        ms,
      );
    }
    this.#run(on.el, [{ opacity: 0 }, { opacity: 0, offset: 0.45 }, { opacity: 1 }], at, ms);
    this.#sparks(was, at + ms * 0.2, ms * 0.7);
  }

  /** The thing's own motion, beside all else that turns or moves it. */
  #own(what: 'shake' | 'stamp' | 'appear' | 'turn' | 'tumble', on: Spot, at: number, ms: number): void {
    switch (what) {
      case 'shake':
        return this.#run(
          on.el,
          [0, -4, 3, -2, 1, 0].map((x) => ({ translate: `${x}px ${Math.abs(x) / 3}px` })),
          at,
          ms,
        );
      case 'stamp':
        return this.#run(
          on.el,
          [
            { scale: 2.1, rotate: '-9deg', opacity: 0, easing: 'cubic-bezier(.6,0,1,.6)' },
            { offset: 0.45, scale: 0.94, rotate: '1deg', opacity: 1, easing: OUT },
            { scale: 1, rotate: '0deg', opacity: 1 },
          ],
          at,
          ms,
        );
      case 'appear':
        return this.#run(on.el, [{ opacity: 0 }, { opacity: 1 }], at, ms, 'ease-out');
      case 'turn':
        return this.#run(
          on.el,
          [
            { scale: '0.04 1.04', opacity: 0.6, easing: OUT },
            { scale: '1 1', opacity: 1 },
          ],
          at,
          ms,
        );
      case 'tumble':
        return this.#run(
          on.el,
          [
            { translate: '34px -70px', rotate: '-430deg', scale: 1.25, easing: 'cubic-bezier(.4,0,.9,.6)' },
            { offset: 0.4, translate: '14px 3px', rotate: '-120deg', scale: 1, easing: 'ease-out' },
            { offset: 0.6, translate: '5px -22px', rotate: '-40deg', scale: 1.04, easing: 'ease-in' },
            { offset: 0.8, translate: '0 1px', rotate: '8deg', scale: 1, easing: 'ease-out' },
            { translate: '0 0', rotate: '0deg', scale: 1 },
          ],
          at,
          ms,
        );
    }
  }

  #wash(on: Spot, tone: string, at: number, ms: number): void {
    const ghost = this.#ghost(on.width, on.height);
    ghost.classList.add('wash', tone);
    const transform = moved(on.x, on.y);
    this.#fly(
      ghost,
      [
        { opacity: 0, transform },
        { opacity: 1, transform, offset: 0.15 },
        { opacity: 0, transform },
      ],
      at,
      ms,
    );
  }

  #sparks(on: Spot, at: number, ms: number): void {
    const { x, y } = centre(on);
    const far = Math.min(110, Math.max(on.width, on.height)) * 0.55;
    for (let n = 0; n < 8; n++) {
      const dot = this.#ghost(5, 5);
      dot.classList.add('spark');
      const angle = ((n + ((n * 7) % 5) / 6) / 8) * 2 * Math.PI; // no two flights are alike, and each time they are the same
      const [dx, dy] = [Math.cos(angle), Math.sin(angle) * 0.7];
      this.#fly(
        dot,
        [
          { opacity: 1, transform: moved(x + dx * far * 0.3, y + dy * far * 0.3) },
          { opacity: 0, transform: moved(x + dx * far, y + dy * far + 16, ' scale(.2)') },
        ],
        at,
        ms,
        OUT,
      );
    }
  }
}

/** A picture of a thing: nothing in it can be found, focused or read out. */
function copied(el: HTMLElement): HTMLElement {
  const copy = el.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of one.getAttributeNames())
      if (
        name === 'id' ||
        name === 'role' ||
        name === 'tabindex' ||
        name.startsWith('data-') ||
        name.startsWith('aria-')
      )
        one.removeAttribute(name);
  copy.style.margin = '0';
  copy.style.width = copy.style.height = '100%';
  return copy;
}

function pictureOf(look: Look): Element {
  const closed = look === 'back' ? document.querySelector('.a-back') : null;
  if (closed) return closed.cloneNode(true) as Element;
  if (look === 'back' || !sizeOf(look)) {
    const plain = document.createElement('i');
    plain.className = look === 'back' ? 'plain' : 'round';
    return plain;
  }
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 512 512');
  svg.insertAdjacentHTML('beforeend', `<use href="#${idOf(look)}"/>`);
  return svg;
}
