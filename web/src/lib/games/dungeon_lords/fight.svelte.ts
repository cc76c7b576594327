/** A combat round of one lord, as far as the reader knows it: from view, legal actions and outlook. */
import { isSame } from '../shared/same.ts';
import type { Played } from './beats.ts';
import { tileAt, type Box } from './box.ts';
import type { Desk, Props } from './desk.ts';
import { fates, planFor } from './fates.ts';

export class Fight {
  readonly #desk: () => Desk;
  readonly #playing: () => Props['playing'];

  constructor(
    readonly box: Box,
    desk: () => Desk,
    playing: () => Props['playing'],
  ) {
    this.#desk = desk;
    this.#playing = playing;
  }

  get desk(): Desk {
    return this.#desk();
  }

  readonly view = $derived.by(() => this.desk.view);
  readonly lord = $derived.by(() => this.desk.lord);
  readonly isOwn = $derived.by(() => this.desk.seat === this.desk.me);
  readonly isPlanning = $derived.by(() => this.view.phase === 'combat_plan');
  readonly mayPlan = $derived.by(() => this.isPlanning && this.isOwn && this.desk.legal[0]?.kind === 'plan_combat');
  readonly battle = $derived.by(() => (this.view.battle?.seat === this.desk.seat ? this.view.battle : null));
  /** The combat card of the round, and whether it lies open. */
  readonly current = $derived.by(() => this.view.row[this.view.combat - 1] ?? null);
  readonly isKnown = $derived.by(() => this.view.revealed.includes(this.view.combat));
  readonly step = $derived.by(() => (this.#playing()?.beat as Played | undefined)?.data ?? this.battle?.step ?? 0);
  readonly draft = $derived.by(() => (this.desk.pencil?.kind === 'plan_combat' ? this.desk.pencil : null));
  readonly plan = $derived.by(() => this.lord.plan);
  readonly tile = $derived.by(() => this.draft?.tile ?? this.plan?.tile ?? null);
  readonly room = $derived.by(() => (this.tile ? (tileAt(this.lord, this.tile)?.room ?? null) : null));
  readonly magic = $derived.by(() => this.lord.party.reduce((sum, one) => sum + one.magic, 0));
  /** The room or a dart keeps the party from casting (DL-10.10). */
  readonly isSilent = $derived.by(() =>
    Boolean(this.battle?.no_spell || (this.room && this.box.room(this.room)?.no_spells)),
  );
  readonly sent = $derived.by(() => this.lord.creatures.filter((one) => one.sent));

  /** Where the wounds of the pencilled choice go, and how the round ends then. */
  readonly answer = $derived.by(() => {
    const { pencil, outlook } = this.desk;
    return pencil && this.isOwn ? (outlook?.answers.find((one) => isSame(one.action, pencil)) ?? null) : null;
  });
  readonly tried = $derived.by(() =>
    this.draft && this.desk.outlook ? planFor(this.desk.outlook, this.lord, this.draft) : null,
  );
  readonly fate = $derived.by(() => (this.answer ? fates(this.lord.party, this.answer.line) : new Map()));
}
