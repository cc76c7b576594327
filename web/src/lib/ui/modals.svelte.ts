/** Open dialogues, the topmost last. What lies behind one is out of reach, so notices are shown inside it. */
let open = $state.raw<symbol[]>([]);

export const modals = {
  /** Null: the page itself is in front. */
  get top(): symbol | null {
    return open.at(-1) ?? null;
  },
  enter(one: symbol): void {
    open = [...open, one];
  },
  leave(one: symbol): void {
    open = open.filter((other) => other !== one);
  },
};
