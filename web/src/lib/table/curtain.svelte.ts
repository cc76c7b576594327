/** What is told on a stage of its own before the table goes on: the table and the result wait for it. */
let raised = $state(false);
let reckoning = $state(false);

export const curtain = {
  /** A scene is being shown. */
  get isUp(): boolean {
    return raised;
  },
  set isUp(up: boolean) {
    raised = up;
  },
  /** The end is still told line by line on the board. */
  get isReckoning(): boolean {
    return reckoning;
  },
  set isReckoning(on: boolean) {
    reckoning = on;
  },
};
