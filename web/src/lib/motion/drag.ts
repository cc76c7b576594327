/**
 * Cards and dice in the hand can be carried as well as pressed, by mouse and by finger. Carrying is pressing: what is
 * taken up is pressed first, so that its places light up (`data-lift="press"`), and letting it go over a lit place
 * presses that. Keys press both, so nothing can be done by hand alone. A `data-drop` place hears what was let go over
 * it as a `dropped` event, with the key of the thing.
 */
const LIFTED = '[data-lift]';
const PLACES = '[data-legal], [data-drop]';
/** How far it is moved before it is carried: a shorter way is a press. */
const SLACK = 8;
/** The most that it tilts, in degrees. */
const TILT = 12;

export class Drag {
  #origin: HTMLElement | null = null;
  #pointer = 0;
  #from = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };
  #ghost: HTMLElement | null = null;
  #over: Element | null = null;

  constructor() {
    document.addEventListener('pointerdown', this.#down);
  }

  close(): void {
    document.removeEventListener('pointerdown', this.#down);
    this.#end();
    this.#hear();
  }

  #down = (event: PointerEvent): void => {
    const origin = event.target instanceof Element ? event.target.closest<HTMLElement>(LIFTED) : null;
    if (!origin || event.button !== 0 || this.#origin || origin.ariaDisabled === 'true') return;
    this.#hear();
    this.#origin = origin;
    this.#pointer = event.pointerId;
    this.#from = this.#at = { x: event.clientX, y: event.clientY };
    if (origin.hasPointerCapture?.(event.pointerId)) origin.releasePointerCapture(event.pointerId);
    document.addEventListener('pointermove', this.#move);
    document.addEventListener('pointerup', this.#up);
    document.addEventListener('pointercancel', this.#end);
  };

  #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer || !this.#origin) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#ghost && Math.hypot(x - this.#from.x, y - this.#from.y) < SLACK) return;
    if (!this.#ghost) this.#take(this.#origin);
    const speed = Math.max(-TILT, Math.min(TILT, x - this.#at.x));
    this.#at = { x, y };
    this.#ghost!.style.transform = `translate3d(${x}px,${y}px,0) translate(-50%,-60%) rotate(${speed}deg) scale(1.06)`;
    this.#point(document.elementFromPoint(x, y)?.closest(PLACES) ?? null);
  };

  /** A copy follows the pointer; the thing itself stays where it is, pressed. */
  #take(origin: HTMLElement): void {
    const { width, height } = origin.getBoundingClientRect();
    const copy = origin.cloneNode(true) as HTMLElement;
    for (const name of ['id', 'data-key', 'data-legal', 'data-stop', 'data-card', 'data-lift'])
      copy.removeAttribute(name);
    copy.classList.add('carried');
    copy.inert = true;
    Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
    (origin.closest('.board') ?? document.body).append(copy);
    this.#ghost = copy;
    document.addEventListener('click', this.#swallow, { capture: true });
    if (origin.dataset['lift'] === 'press' && origin.ariaPressed !== 'true') this.#press(origin);
    origin.classList.add('lifted');
  }

  #point(place: Element | null): void {
    const over = place === this.#origin ? null : place;
    if (over === this.#over) return;
    this.#over?.removeAttribute('data-over');
    over?.setAttribute('data-over', '');
    this.#over = over;
  }

  #press(on: Element): void {
    this.#hear();
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    document.addEventListener('click', this.#swallow, { capture: true });
  }

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const [place, key] = [this.#over, this.#origin?.dataset['key']];
    if (place?.hasAttribute('data-drop')) place.dispatchEvent(new CustomEvent('dropped', { detail: key }));
    else if (place) this.#press(place);
    this.#end();
  };

  /** The browser says `click` of what was carried and let go over itself: that was no press. */
  #swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };

  #end = (): void => {
    this.#point(null);
    this.#origin?.classList.remove('lifted');
    this.#ghost?.remove();
    this.#origin = this.#ghost = null;
    document.removeEventListener('pointermove', this.#move);
    document.removeEventListener('pointerup', this.#up);
    document.removeEventListener('pointercancel', this.#end);
    setTimeout(() => {
      if (!this.#origin) this.#hear();
    });
  };

  /** Presses are presses again. */
  #hear(): void {
    document.removeEventListener('click', this.#swallow, { capture: true });
  }
}
