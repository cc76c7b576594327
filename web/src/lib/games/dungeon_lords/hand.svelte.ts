/**
 * The reader's hand: what was pressed and not yet committed. Board, ask bar and side panel share it.
 * Everything it may come to is in `legal`; the hand only finds the action that the pressed things make up.
 */
import { untrack } from 'svelte';
import { isSame } from '../shared/same.ts';
import { cellKey, isCell, type Action, type Cell, type Order } from './box.ts';
import type { Props } from './desk.ts';
import { choices, familyOf, lit, made, nameIn, open, press, wanted, type Choice } from './keys.ts';

type Known = Pick<Props, 'legal' | 'view'>;
type Draft = Action & { kind: 'plan_combat' };

const cells = (action: Action): Cell[] => (action.kind === 'dig' || action.kind === 'mine' ? action.cells : []);
const asSet = (list: readonly Cell[]): string => list.map(cellKey).toSorted().join(' ');
const planKey = (tile: Cell, traps: readonly string[], creatures: readonly string[]): string =>
  [cellKey(tile), traps.toSorted().join(), creatures.toSorted().join()].join('/');

/** Marks everybody who can simply be paid. */
export const PAY_ALL = 'pay-all';
const isBill = (kind: Action['kind'] | undefined): boolean => kind === 'pay' || kind === 'release';

/** When this changes, something else is asked. */
function stampOf({ view, legal }: Known): string {
  const ends = [legal[0], legal.at(-1)].map((action) => JSON.stringify(action ?? null));
  return [view.year, view.round, view.combat, view.phase, view.place, view.battle?.step, legal.length, ...ends].join(
    '/',
  );
}

export class Hand {
  /** Things pressed, in order. */
  picked = $state.raw<string[]>([]);
  /** Cells to dig, in order, or to mine. */
  cells = $state.raw<Cell[]>([]);
  slots = $state.raw<(Order | null)[]>([null, null, null]);
  dummy = $state.raw<Order | null>(null);
  battle = $state.raw<Draft | null>(null);
  /** On payday: who is paid and who is let go, `pay:witch_1`, as far as it is decided. */
  bill = $state.raw<string[]>([]);
  /** What of a bill that was handed in is still to be sent. */
  #due: string[] = [];
  #stamp = '';
  #sent: Action | null = null;
  /** A choice was on its way when the hand last looked. */
  #isAway = false;
  #all: { legal: readonly Action[]; choices: Choice[] } = { legal: [], choices: [] };
  #known: { legal: readonly Action[]; plans: ReadonlyMap<string, Draft> } = { legal: [], plans: new Map() };

  #choices({ legal, view }: Known): Choice[] {
    if (this.#all.legal !== legal) this.#all = { legal, choices: choices(legal, view.special) };
    return this.#all.choices;
  }

  /** Every key that leads to something now. */
  lit(props: Known): Set<string> {
    const kind = props.legal[0]?.kind;
    if (kind === 'plan_orders') return this.#litPlan(props);
    if (kind === 'dig' || kind === 'mine') return this.#litCells(props);
    if (kind === 'plan_combat') return this.#litBattle(props);
    if (isBill(kind)) return this.#litBill(props);
    return lit(this.#choices(props), this.picked);
  }

  /** The price that the pressed thing still asks for. */
  wanted(props: Known): 'trap' | 'victim' | null {
    return wanted(this.#choices(props), this.picked);
  }

  /** Everything that is pencilled, by key. */
  get held(): Set<string> {
    const battle = this.battle
      ? [
          `cell:${cellKey(this.battle.tile)}`,
          ...this.battle.traps.map((trap) => `trap:${trap}`),
          ...this.battle.creatures.map((one) => `creature:${one}`),
        ]
      : [];
    const orders = this.slots.flatMap((order) => (order ? [`order:${order}`] : []));
    return new Set([
      ...this.picked,
      ...this.bill,
      ...this.cells.map((cell) => `cell:${cellKey(cell)}`),
      ...orders,
      ...(this.dummy ? [`dummy:${this.dummy}`] : []),
      ...battle,
    ]);
  }

  /** A thing was pressed; false: it leads nowhere. */
  press(key: string, props: Props): boolean {
    if (props.sending) return false;
    if (!this.held.has(key) && !this.lit(props).has(key)) return false;
    const kind = props.legal[0]?.kind;
    if (kind === 'plan_orders') return this.#pressPlan(key, props);
    if (kind === 'dig' || kind === 'mine') return this.#pressCell(key, kind, props);
    if (kind === 'plan_combat') return this.#pressBattle(key, props);
    if (isBill(kind) && this.#pressBill(key, props)) return true;
    return this.#pressThing(key, props);
  }

  #pressThing(key: string, props: Props): boolean {
    const all = this.#choices(props);
    const before = made(all, this.picked);
    if (before && isSame(before.action, props.pencil) && this.picked.includes(key) && this.picked.at(-1) === key) {
      props.ink();
      return true;
    }
    this.picked = press(all, this.picked, key);
    this.#pencil(made(all, this.picked)?.action ?? null, props);
    return true;
  }

  // ---------------------------------------------------------------- payday, all at once

  #litBill(props: Known): Set<string> {
    const keys = lit(this.#choices(props), this.picked);
    if (this.picked.length === 0 && this.#payable(props).length > 1) keys.add(PAY_ALL);
    for (const key of this.bill) keys.delete(key);
    return keys;
  }

  /** Creatures whose pay asks nothing more, as keys. */
  #payable(props: Known): string[] {
    const all = this.#choices(props);
    const pays = new Set(all.flatMap(({ keys }) => keys.slice(0, 1)).filter((key) => familyOf(key) === 'pay'));
    return [...pays].filter((key) => made(all, [key]) !== null);
  }

  /** Mark a creature, mark it otherwise, or take the mark back; false: it asks for a price of its own. */
  #pressBill(key: string, props: Props): boolean {
    if (key === PAY_ALL) this.bill = this.#payable(props);
    else if (this.picked.length > 0 || !made(this.#choices(props), [key])) {
      this.bill = [];
      return false;
    } else {
      const others = this.bill.filter((one) => nameIn(one) !== nameIn(key));
      this.bill = this.bill.includes(key) ? others : [...others, key];
    }
    this.#pencilBill(props);
    return true;
  }

  #pencilBill(props: Props): void {
    const [first] = this.bill;
    this.#pencil(first ? (made(this.#choices(props), [first])?.action ?? null) : null, props);
  }

  /** The next of a bill that was handed in, as long as the rules allow it. */
  #payOn(props: Props): void {
    const all = this.#choices(props);
    this.bill = this.#due.filter((key) => made(all, [key]) !== null);
    this.#due = [];
    if (this.bill.length === 0) return;
    untrack(() => {
      this.#pencilBill(props);
      props.ink();
    });
  }

  // ---------------------------------------------------------------- three orders

  #litPlan({ legal }: Known): Set<string> {
    const keys = new Set<string>();
    for (const action of legal) {
      if (action.kind !== 'plan_orders') continue;
      keys.add(`order:${action.orders[0]}`);
      if (action.dummy) keys.add(`dummy:${action.dummy}`);
    }
    if (this.slots.every((slot) => slot !== null))
      for (const key of [...keys]) if (familyOf(key) === 'order') keys.delete(key);
    return keys;
  }

  #pressPlan(key: string, props: Props): boolean {
    const name = nameIn(key) as Order;
    if (familyOf(key) === 'dummy') this.dummy = this.dummy === name ? null : name;
    else if (this.slots.includes(name)) this.slots = this.slots.map((slot) => (slot === name ? null : slot));
    else {
      const free = this.slots.indexOf(null);
      if (free < 0) return false;
      this.slots = this.slots.with(free, name);
    }
    this.#planned(props);
    return true;
  }

  /** Put an order into a slot; what lay there changes places. */
  place(order: Order, slot: number, props: Props): void {
    if (props.sending || props.legal[0]?.kind !== 'plan_orders') return;
    const from = this.slots.indexOf(order);
    const old = this.slots[slot] ?? null;
    const next = this.slots.with(slot, order);
    this.slots = from >= 0 && from !== slot ? next.with(from, old) : next;
    this.#planned(props);
  }

  clearSlot(slot: number, props: Props): void {
    this.slots = this.slots.with(slot, null);
    this.#planned(props);
  }

  #planned(props: Props): void {
    const wanted = props.legal.find(
      (action) =>
        action.kind === 'plan_orders' &&
        action.orders.every((order, n) => order === this.slots[n]) &&
        (action.dummy ?? null) === this.dummy,
    );
    this.#pencil(wanted ?? null, props);
  }

  // ---------------------------------------------------------------- digging and mining

  #cellAction(legal: readonly Action[], wanted: readonly Cell[]): Action | undefined {
    const dug = wanted.map(cellKey).join(' ');
    const set = asSet(wanted);
    return legal.find((action) =>
      action.kind === 'dig'
        ? action.cells.length === wanted.length && action.cells.map(cellKey).join(' ') === dug
        : action.kind === 'mine' && action.cells.length === wanted.length && asSet(action.cells) === set,
    );
  }

  #litCells({ legal }: Known): Set<string> {
    const held = this.cells;
    const keys = new Set<string>();
    for (const action of legal) {
      const list = cells(action);
      if (action.kind === 'dig' && list.length === held.length + 1 && held.every((cell, n) => isCell(cell, list[n]!)))
        keys.add(`cell:${cellKey(list.at(-1)!)}`);
      if (
        action.kind === 'mine' &&
        list.length === held.length + 1 &&
        held.every((cell) => list.some((one) => isCell(one, cell)))
      ) {
        for (const cell of list) if (!held.some((one) => isCell(one, cell))) keys.add(`cell:${cellKey(cell)}`);
      }
    }
    return keys;
  }

  #pressCell(key: string, kind: 'dig' | 'mine', props: Props): boolean {
    const cell = nameIn(key).split(',').map(Number);
    const at = this.cells.findIndex((one) => isCell(one, cell));
    if (at >= 0) this.cells = kind === 'dig' ? this.cells.slice(0, at) : this.cells.toSpliced(at, 1);
    else this.cells = [...this.cells, cell];
    this.#pencil(this.#cellAction(props.legal, this.cells) ?? null, props);
    return true;
  }

  // ---------------------------------------------------------------- a plan of battle

  #plans(legal: readonly Action[]): ReadonlyMap<string, Draft> {
    if (this.#known.legal !== legal) {
      const plans = legal.filter((action) => action.kind === 'plan_combat');
      this.#known = {
        legal,
        plans: new Map(plans.map((plan) => [planKey(plan.tile, plan.traps, plan.creatures), plan])),
      };
    }
    return this.#known.plans;
  }

  #find(
    legal: readonly Action[],
    tile: Cell,
    traps: readonly string[],
    creatures: readonly string[],
  ): Draft | undefined {
    return this.#plans(legal).get(planKey(tile, traps, creatures));
  }

  /** The plan after pressing something: it joins, changes places with another, or leaves. */
  #changed(key: string, legal: readonly Action[]): Draft | undefined {
    const now = this.battle;
    const [tile, traps, creatures]: [Cell, string[], string[]] = [
      now?.tile ?? this.#first(legal),
      now?.traps ?? [],
      now?.creatures ?? [],
    ];
    const name = nameIn(key);
    if (familyOf(key) === 'cell') {
      const cell = name.split(',').map(Number);
      const ways: [string[], string[]][] = [
        [traps, creatures],
        [traps, creatures.slice(0, 1)],
        [[], creatures],
        [[], creatures.slice(0, 1)],
        [traps, []],
        [[], []],
      ];
      return ways.map(([t, c]) => this.#find(legal, cell, t, c)).find((found) => found !== undefined);
    }
    if (familyOf(key) === 'trap') {
      const without = traps.includes(name) ? traps.toSpliced(traps.indexOf(name), 1) : null;
      const ways = without ? [without] : [[...traps, name], ...traps.map((_, n) => [...traps.toSpliced(n, 1), name])];
      return ways.map((way) => this.#find(legal, tile, way, creatures)).find((found) => found !== undefined);
    }
    const without = creatures.includes(name) ? creatures.filter((one) => one !== name) : null;
    const ways = without
      ? [without]
      : [[...creatures, name], ...creatures.map((one) => [...creatures.filter((other) => other !== one), name])];
    return ways.map((way) => this.#find(legal, tile, traps, way)).find((found) => found !== undefined);
  }

  #first(legal: readonly Action[]): Cell {
    const first = legal[0];
    return first?.kind === 'plan_combat' ? first.tile : [0, 0];
  }

  #litBattle({ legal }: Known): Set<string> {
    const keys = new Set<string>();
    for (const plan of this.#plans(legal).values()) {
      keys.add(`cell:${cellKey(plan.tile)}`);
      for (const trap of plan.traps) keys.add(`trap:${trap}`);
      for (const creature of plan.creatures) keys.add(`creature:${creature}`);
    }
    return new Set([...keys].filter((key) => this.#changed(key, legal) !== undefined));
  }

  #pressBattle(key: string, props: Props): boolean {
    const next = this.#changed(key, props.legal);
    if (!next) return false;
    if (isSame(next, props.pencil) && familyOf(key) === 'cell') {
      props.ink();
      return true;
    }
    this.battle = next;
    this.#pencil(next, props);
    return true;
  }

  // ---------------------------------------------------------------- with the table

  #pencil(action: Action | null, props: Props): void {
    this.#sent = action;
    if (action === null) props.drop();
    else if (!isSame(action, props.pencil)) props.act(action);
  }

  /** Keep up with the table: called whenever it changes. */
  follow(props: Props): void {
    if (props.sending) {
      if (!this.#isAway) this.#due = this.bill.slice(1);
      this.#sent = null;
      this.#isAway = true;
      return;
    }
    const now = stampOf(props);
    // what comes back unplayed was a wrong try, or was refused: no draft of it may join the next one
    if (now !== this.#stamp || this.#isAway) {
      const goesOn = now !== this.#stamp && isBill(props.legal[0]?.kind);
      this.#stamp = now;
      this.#isAway = false;
      this.forget();
      if (goesOn && this.#due.length > 0) this.#payOn(props);
      else if (props.legal.length > 0) this.#due = [];
      return;
    }
    if (this.picked.length && props.legal.length && open(this.#choices(props), this.picked).length === 0)
      this.picked = [];
    if (this.#sent && props.pencil === null) this.#takenBack(props);
    else if (props.pencil && !isSame(props.pencil, this.#sent)) this.#adopt(props.pencil, props);
  }

  /** U, Esc or the button: what was pressed last goes; the rest of a draft stays in hand. */
  #takenBack(props: Props): void {
    this.#sent = null;
    if (props.legal[0]?.kind === 'plan_orders') {
      const last = this.slots.findLastIndex((slot) => slot !== null);
      this.slots = last >= 0 ? this.slots.with(last, null) : this.slots;
    } else this.forget();
  }

  /** A button of the ask bar pencilled something: the board shows that, and no draft beside it. */
  #adopt(pencil: Action, props: Props): void {
    this.forget();
    this.#sent = pencil;
    if (pencil.kind === 'plan_combat') this.battle = pencil;
    else if (pencil.kind === 'plan_orders') [this.slots, this.dummy] = [[...pencil.orders], pencil.dummy ?? null];
    else if (pencil.kind === 'dig' || pencil.kind === 'mine') this.cells = pencil.cells;
    else this.picked = this.#choices(props).find((choice) => isSame(choice.action, pencil))?.keys ?? [];
  }

  forget(): void {
    this.picked = [];
    this.cells = [];
    this.slots = [null, null, null];
    this.dummy = null;
    this.battle = null;
    this.bill = [];
    this.#sent = null;
  }
}
