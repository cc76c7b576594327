/** Whether a battle waits for a press after each step: kept in this browser. */
const KEPT = 'podzemi.dungeon_lords.slow';

export class Slow {
  #on = $state(typeof localStorage !== 'undefined' && localStorage.getItem(KEPT) === 'yes');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    if (typeof localStorage !== 'undefined') localStorage.setItem(KEPT, on ? 'yes' : 'no');
  }
}
