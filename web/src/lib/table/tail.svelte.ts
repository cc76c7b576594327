/**
 * A list that grows at its end and is read there. Only its reader leaves the end, by wheel, finger, key or the bar
 * beside it: what grows, moves or changes its size meanwhile never does. Back at the end it follows again.
 */
const BY_READER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Pixels from the end that still count as there. */
const NEAR = 40;

export class Tail {
  /** The end is followed. */
  following = $state(true);
  #list: HTMLElement | null = null;
  #top = 0;
  #byReader = false;

  /** For `{@attach tail.attach}` at the list that scrolls. */
  readonly attach = (list: HTMLElement): (() => void) => {
    this.#list = list;
    const touched = () => (this.#byReader = true);
    const scrolled = () => this.#scrolled(list);
    for (const kind of BY_READER) list.addEventListener(kind, touched, { passive: true });
    list.addEventListener('scroll', scrolled, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.follow());
    sizes?.observe(list);
    return () => {
      sizes?.disconnect();
      for (const kind of BY_READER) list.removeEventListener(kind, touched);
      list.removeEventListener('scroll', scrolled);
      this.#list = null;
    };
  };

  /** Something was added: to the end, if it is followed. */
  follow(): void {
    if (this.following && this.#list) this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** The reader wants the newest. */
  return(): void {
    this.following = true;
    this.#byReader = false;
    this.follow();
  }

  #scrolled(list: HTMLElement): void {
    const isUp = list.scrollTop < this.#top;
    this.#top = list.scrollTop;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) {
      this.following = true;
      this.#byReader = false;
    } else if (isUp && this.#byReader) this.following = false;
  }
}
