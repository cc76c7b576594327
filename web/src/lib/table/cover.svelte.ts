/** Whether the reader has turned secrets face down (H, UI-10.3). Board, seats, ask bar and log share it. */
let covered = $state(false);

export const cover = {
  get on(): boolean {
    return covered;
  },
  toggle(): void {
    covered = !covered;
  },
};
