/** What is carried is pressed: first the thing, then the place where it is let go; a short way is an ordinary press. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drag } from '../src/lib/motion/drag';

const pressed = vi.fn();
let drag: Drag;

function setUp(lift: string, place: string): { card: HTMLElement; place: HTMLElement } {
  document.body.innerHTML = `<div class="board"><button id="card" data-key="order:dig" ${lift}>c</button>
    <div id="place" ${place}>p</div></div>`;
  const [card, there] = ['card', 'place'].map((id) => document.getElementById(id)!) as [HTMLElement, HTMLElement];
  for (const one of [card, there]) one.addEventListener('click', () => pressed(one.id));
  return { card, place: there };
}
function pointer(kind: string, on: Element, x: number, y: number): void {
  on.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, clientX: x, clientY: y, button: 0 }));
}
/** Take it at 0, 0 and carry it over the place. */
function carry(card: Element, over: Element | null): void {
  document.elementFromPoint = () => over;
  pointer('pointerdown', card, 0, 0);
  pointer('pointermove', card, 40, 30);
}

describe('carrying', () => {
  beforeEach(() => {
    pressed.mockClear();
    drag = new Drag();
  });
  afterEach(() => {
    drag.close();
    document.body.innerHTML = '';
  });

  it('presses the thing, shows that the place answers, and presses the place', () => {
    const { card, place } = setUp('data-lift="press"', 'data-legal=""');
    carry(card, place);
    expect(pressed.mock.calls).toEqual([['card']]);
    expect(document.querySelectorAll('.carried')).toHaveLength(1);
    expect(place.hasAttribute('data-over')).toBe(true);
    pointer('pointerup', card, 40, 30);
    expect(pressed.mock.calls).toEqual([['card'], ['place']]);
    expect(document.querySelector('.carried, .lifted, [data-over]')).toBeNull();
  });

  it('does not press what is pressed already', () => {
    const { card, place } = setUp('data-lift="press" aria-pressed="true"', 'data-legal=""');
    carry(card, place);
    pointer('pointerup', card, 40, 30);
    expect(pressed.mock.calls).toEqual([['place']]);
  });

  it('gives its key to a place that takes things', () => {
    const { card, place } = setUp('data-lift=""', 'data-drop=""');
    const dropped = vi.fn();
    place.addEventListener('dropped', (event) => dropped((event as CustomEvent<string>).detail));
    carry(card, place);
    pointer('pointerup', card, 40, 30);
    expect(dropped).toHaveBeenCalledWith('order:dig');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is no press where it is let go over nothing, and the click that follows is none', async () => {
    const { card } = setUp('data-lift=""', 'data-legal=""');
    carry(card, null);
    pointer('pointerup', card, 40, 30);
    card.click();
    expect(pressed).not.toHaveBeenCalled();
    await new Promise((done) => setTimeout(done));
    card.click();
    expect(pressed.mock.calls).toEqual([['card']]);
  });

  it('leaves a press alone that hardly moves', () => {
    const { card, place } = setUp('data-lift="press"', 'data-legal=""');
    document.elementFromPoint = () => place;
    pointer('pointerdown', card, 0, 0);
    pointer('pointermove', card, 3, 3);
    pointer('pointerup', card, 3, 3);
    card.click();
    expect(pressed.mock.calls).toEqual([['card']]);
  });

  it('leaves alone what may not be pressed', () => {
    const { card, place } = setUp('data-lift="press" aria-disabled="true"', 'data-legal=""');
    carry(card, place);
    expect(document.querySelector('.carried')).toBeNull();
  });
});
