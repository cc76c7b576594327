/**
 * The reader's hand over the sheet: what was pressed, the choice that is pencilled, and the rest of
 * a walk that was inked. A walk is planned as a whole and sent step by step; a reward on the way
 * asks its question first, then the walk goes on (PD-8.1). A step that would hand the round in is
 * only pencilled, unless the whole way was confirmed as the end of the round.
 */
import { untrack } from 'svelte';
import { isSame } from '../shared/same.ts';
import type { Action, Box } from './box.ts';
import { choices, made, open, press, pressable, stamp, withOnlyDie, type Choice } from './choices.ts';
import type { Props } from './desk.ts';
import { handsIn } from './end.ts';

interface Walk {
  /** Steps that are still to be sent. */
  rest: Action[];
  choice: Choice;
  /** How much had been done when the last step was sent. */
  done: number;
  stamp: string;
  /** The whole way was confirmed as the end of the round. */
  isLast: boolean;
}

export class Hand {
  constructor(private readonly box: Box) {}

  picked = $state.raw<string[]>([]);
  choice = $state.raw<Choice | null>(null);
  walk = $state.raw<Walk | null>(null);
  /** The id of the last event that the reader has read in the news of a round, or closed with them. */
  told = $state(0);
  #stamp = '';
  #done = 0;
  /** The dice that the reader pressed; the only one that can pay comes along unpressed. */
  #pressed: string[] = [];

  all({ legal, outlook }: Pick<Props, 'legal' | 'outlook'>): Choice[] {
    return choices(legal, outlook?.mine ?? null);
  }

  /** A thing was pressed; true: it led to something. */
  press(key: string, props: Props): boolean {
    if (props.sending) return false;
    const all = this.all(props);
    if (!pressable(all, this.picked).has(key)) return false;
    const whole = made(all, this.picked);
    if (this.choice && whole && this.picked.includes(key) && !key.startsWith('die:')) {
      props.ink();
      return true;
    }
    const picked = press(all, this.picked, key);
    this.#pressed = picked.filter((one) => one === key || this.#pressed.includes(one));
    const dice = props.outlook?.mine?.dice ?? [];
    this.picked = withOnlyDie(all, picked, (key) => {
      const die = dice[Number(key.slice(4))];
      return die ? `${die.colour} ${die.symbol}` : key;
    });
    this.#pencil(made(all, this.picked), props);
    return true;
  }

  #pencil(choice: Choice | null, props: Props): void {
    this.choice = choice;
    const first = choice?.actions[0];
    if (!first) return props.drop();
    if (!first.kind.startsWith('pick_')) this.walk = null;
    if (!isSame(first, props.pencil)) props.act(first);
  }

  /** Keep up with the table: called whenever it changes. */
  follow(props: Props): void {
    const now = stamp(props.view);
    if (now !== this.#stamp) {
      this.#stamp = now;
      this.forget();
    }
    const done = props.view.mine?.deeds.length ?? 0;
    if (done < this.#done) this.forget(); // something was taken back: no plan of before holds
    this.#done = done;
    if (this.choice) this.#watchPencil(this.choice, props);
    else if (props.pencil && !props.sending) this.#adopt(props.pencil, props);
    if (this.walk && !props.sending) this.#goOn(this.walk, props);
    if (props.legal.length > 0) this.#letGo(props);
  }

  /** A press from before another question came leads nowhere: it must not keep that question's answers dark. */
  #letGo(props: Props): void {
    if (this.picked.length > 0 && open(this.all(props), this.picked).length === 0) this.picked = [];
  }

  /** Forget presses that are no whole choice yet; an inked walk goes on. */
  letGo(): void {
    this.picked = this.#pressed = [];
  }

  /** The plan that was not sent yet is dropped. */
  stopWalk(): void {
    this.walk = null;
  }

  forget(): void {
    this.letGo();
    this.choice = null;
    this.walk = null;
  }

  #watchPencil(choice: Choice, props: Props): void {
    const first = choice.actions[0]!;
    if (props.sending && isSame(props.pencil, first)) {
      const rest = choice.actions.slice(1);
      const done = props.view.mine?.deeds.length ?? 0;
      const isLast = handsIn(this.box, first, choice, props);
      if (rest.length) this.walk = { rest, choice, done, stamp: this.#stamp, isLast };
      this.choice = null;
      this.picked = [];
    } else if (!isSame(props.pencil, first)) {
      this.choice = null;
      this.picked = this.picked.filter((key) => key.startsWith('die:') && this.#pressed.includes(key));
    }
  }

  /** A button of the ask bar pencilled something: the board shows it too. */
  #adopt(pencil: Action, props: Props): void {
    const found = this.all(props).find((choice) => isSame(choice.actions[0], pencil) && choice.actions.length === 1);
    if (!found) return;
    this.choice = found;
    this.picked = found.keys;
  }

  #goOn(walk: Walk, props: Props): void {
    const done = props.view.mine?.deeds.length ?? 0;
    if (done <= walk.done || props.legal.length === 0) return;
    const next = walk.rest[0];
    if (next && props.legal.some((action) => isSame(action, next))) {
      const rest = walk.rest.slice(1);
      const isLast = !walk.isLast && handsIn(this.box, next, null, props);
      this.walk = rest.length ? { ...walk, rest, done } : null;
      untrack(() => {
        props.act(next);
        if (!isLast) props.ink();
      });
    } else if (!props.legal.some((action) => action.kind.startsWith('pick_'))) this.walk = null;
  }
}
