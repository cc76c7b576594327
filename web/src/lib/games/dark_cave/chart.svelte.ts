/** The map as the reader's question makes it: what lies there, what can be chosen, and how large that is drawn. */
import type { Camera } from '../shared/camera.svelte.ts';
import { isSame } from '../shared/same.ts';
import type { ReachOutlook } from '../../wire/generated/dark_cave.ts';
import type { Box } from './box.ts';
import type { Desk } from './desk.ts';
import { elbowRoom, FINGER, NARROW, POINTER, type Focus } from './framing.ts';
import { SIZE, type Point } from './geometry.ts';
import { placeOf } from './legal.ts';
import type { Picks } from './picks.svelte.ts';
import {
  cellKey,
  cellsOf,
  edgeKey,
  edgePoint,
  heartOf,
  middle,
  spaceKey,
  spacePoint,
  xOf,
  yOf,
  type Space,
} from './places.ts';

const MONSTERS = ['rat', 'crawler', 'goblin'];

function isCoarse(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

export class Chart {
  readonly #desk: () => Desk;

  constructor(
    readonly box: Box,
    readonly picks: Picks,
    readonly camera: Camera,
    desk: () => Desk,
  ) {
    this.#desk = desk;
  }

  get desk(): Desk {
    return this.#desk();
  }

  readonly view = $derived.by(() => this.#desk().view);
  /** The cards of the cave, by cell. */
  readonly taken = $derived.by(() => new Map(this.view.cards.map((card) => [cellKey(card.x, card.y), card])));
  /** Goals that lie face down. */
  readonly down = $derived.by(() =>
    this.view.goals.filter((goal) => !goal.face_up && !this.taken.has(cellKey(goal.x, goal.y))),
  );
  /** Everything that a click leads to: for the chosen card, or for some card. */
  readonly open = $derived.by(() => (this.desk.targets.size ? this.desk.targets : this.desk.others));
  readonly pencilled = $derived.by(() => (this.desk.pencil ? placeOf(this.desk.pencil, this.picks.lair) : null));
  /** The card that is laid in pencil. */
  readonly ghost = $derived.by(() => (this.desk.pencil?.kind === 'play_path' ? this.desk.pencil : null));
  readonly chosenType = $derived.by(() => (this.picks.card === null ? null : this.box.typeOf(this.picks.card)));
  /** Whether the numbers of the walk are worth showing beside what is being chosen. */
  readonly isWalking = $derived.by(() => this.view.phase === 'move' && this.desk.legal.length > 0);

  readonly edges = $derived.by(() =>
    [...this.desk.targets.values()]
      .map((actions) => actions[0]!)
      .filter((action) => action.kind === 'play_cobweb' || action.kind === 'axe_web'),
  );
  /** With the pencilled card in it: what it would bring into reach is already numbered. */
  readonly foreseen = $derived.by(() =>
    this.ghost ? { ...this.view, cards: [...this.view.cards, { ...this.ghost, nugget: false }] } : this.view,
  );
  readonly reach = $derived.by<ReachOutlook[]>(() => {
    const { legal, outlook } = this.desk;
    const isBuilding =
      (this.chosenType === null || this.chosenType === 'path') && this.view.phase === 'act' && legal.length > 0;
    if (!this.isWalking && !isBuilding) return [];
    const rows = [...(outlook?.reach ?? []), ...this.#gained];
    return [...new Map(rows.map((row) => [spaceKey(row.space), row])).values()];
  });
  readonly #gained = $derived.by<readonly ReachOutlook[]>(() => {
    const { ghost } = this;
    const walks = this.desk.outlook?.placements.find((one) => one.card === ghost?.card)?.walks;
    return walks?.find((walk) => walk.x === ghost?.x && walk.y === ghost.y && walk.rot === ghost.rot)?.reach ?? [];
  });
  /** Where the monster in hand may come from and go to. */
  readonly hunts = $derived.by(() => {
    if (this.chosenType === null || !MONSTERS.includes(this.chosenType)) return [];
    const { lair } = this.picks;
    return [...this.desk.targets.entries()].flatMap(([place, actions]) => {
      const action = actions[0]!;
      if (action.kind !== 'play_monster') return [];
      const isLair = action.lair !== null && (lair === null || spaceKey(lair) !== spaceKey(action.lair));
      const space = (isLair ? action.lair : (action.to ?? action.lair)) as Space;
      const row = isLair
        ? null
        : (this.desk.outlook?.hunts.find(
            (one) => one.cards.includes(action.card) && isSame([one.lair, one.to], [action.lair, action.to]),
          ) ?? null);
      return [{ place, space, action, row }];
    });
  });

  /** Spaces where a dwarf or a monster stands: what is to be said about the space stands beside it. */
  readonly #occupied = $derived.by(() => {
    const spaces = [...this.view.seats.map(({ dwarf }) => dwarf), ...this.view.monsters.map(({ space }) => space)];
    return spaces.flatMap((space) => (space ? [space] : []));
  });
  readonly #crowded = $derived.by(() => new Set(this.#occupied.map(spaceKey)));
  readonly #trodden = $derived.by(() => new Set(this.#occupied.map((space) => cellKey(xOf(space), yOf(space)))));
  /** Whether a figure stands on that card, which therefore does not cave in (DC-6.2). */
  isTrodden(cell: string): boolean {
    return this.#trodden.has(cell);
  }

  beside(space: Space): Point {
    return this.#crowded.has(spaceKey(space)) ? { x: 15, y: -15 } : { x: 0, y: 0 };
  }

  /** What is to be chosen on the map, by place. */
  readonly marks = $derived.by(() => {
    const { view, box } = this;
    const spots: [string, Point][] = [];
    if (this.isWalking)
      for (const row of this.reach) spots.push([spaceKey(row.space), spacePoint(box, view, row.space)]);
    for (const { place, space } of this.hunts) spots.push([place, spacePoint(box, view, space)]);
    for (const { edge } of this.edges) spots.push([edgeKey(edge), edgePoint(edge)]);
    if (this.picks.card !== null)
      for (const [x, y] of cellsOf(this.desk.targets.keys())) spots.push([cellKey(x!, y!), middle(x!, y!)]);
    return spots;
  });
  readonly points = $derived.by(() => this.marks.map(([, at]) => at));
  readonly heart = $derived.by(() => heartOf(this.box, this.view, this.desk.me));
  readonly focus = $derived.by<Focus | null>(() =>
    this.marks.length ? { points: this.points, heart: this.heart } : null,
  );
  readonly grip = $derived.by(() => (this.camera.width < NARROW || isCoarse() ? FINGER : POINTER));

  /** As large as a finger wants it, but never on a neighbour. */
  readonly #holds = $derived.by(() => {
    const room = elbowRoom(this.points);
    const wish = Math.max(16, this.grip.wanted / 2 / this.camera.zoom);
    return new Map(this.marks.map(([place], n) => [place, Math.max(12, Math.min(wish, room[n]!))]));
  });
  /** The radius that a press on a target may miss by. */
  holdOf(place: string): number {
    return this.#holds.get(place) ?? 16;
  }

  /** Numbers grow as the map shrinks, up to where they would touch. */
  readonly grown = $derived.by(() => Math.round(20 * Math.min(1.35, Math.max(1, 0.78 / this.camera.zoom))) / 20);
  /** Words on goals have a card's width and no more. */
  sized(text: string): number {
    return Math.min(15 * Math.min(this.grown, 1.15), (SIZE - 12) / (0.5 * text.length));
  }

  isLit(place: string): boolean {
    return this.desk.targets.has(place);
  }

  isOnRoute(key: string): boolean {
    return this.picks.route.some((space, n) => n > 0 && spaceKey(space) === key);
  }
}
