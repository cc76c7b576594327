/** Saboteur: The Dark Cave, beside its board: monsters on the hunt, loyalties that turn over, and what is done to the reader. */
import type { Action, Event, View } from '../../wire/generated/dark_cave.ts';
import { eventText, t } from '../../speak.svelte';
import { Name } from '../../text';
import type { GameShow, Scene } from '../show';
import type { Clan, Role } from './box.ts';
import CaveScene from './CaveScene.svelte';
import { worksFor } from './notes.ts';
import { cellKey, edgeKey, xOf, yOf } from './places.ts';
import { monsterText } from './words.ts';
import { score } from './score.ts';

type Monster = Extract<Event, { kind: 'monster_played' }>['monster'];

/** A monster's way and whom it meets. */
export interface Hunt {
  kind: 'hunt';
  monster: Monster;
  /** Who sent it; null: a dwarf walked into it, or it is there already. */
  sender: number | null;
  /** Its first step is how it comes there. */
  comes: boolean;
  /** What came of it, to whom and in words. */
  fates: { seat: number; text: string; isBad: boolean }[];
}

/** Everybody's loyalty, first those that were hidden. */
export interface Loyalties {
  kind: 'loyalty';
  cards: { seat: number; clan: Clan; role: Role; works: Clan; isNew: boolean }[];
  sums: { clan: Clan; saved: number; rivals: number; treasure: number; isWinner: boolean }[];
}

interface Seen {
  view: View;
  names: string[];
  me: number | null;
}

const WALK = 1100;
const FATE = 900;
const CARD = 970;
const SUM = 700;
const CLANS: readonly Clan[] = ['blue', 'yellow'];
/** What a monster does, and what stops it. */
const FATES: readonly Event['kind'][] = ['card_lost', 'gold_lost', 'dwarf_laid', 'monster_slain', 'axe_kept'];
const PRICES = ['bridge', 'tunnel'];

type Fate = Extract<Event, { kind: 'card_lost' | 'gold_lost' | 'dwarf_laid' | 'monster_slain' | 'axe_kept' }>;
const isFate = (event: Event): event is Fate =>
  FATES.includes(event.kind) && !('by' in event && PRICES.includes(event.by));

/** Which monster did that, where the event itself does not name it. */
function monsterOf(event: Event): Monster {
  if ('monster' in event && event.monster) return event.monster;
  return event.kind === 'card_lost' ? 'rat' : event.kind === 'gold_lost' ? 'goblin' : 'crawler';
}

/** A monster is sent, or met, and what it does (DC-7.4 to DC-7.7). */
export function hunt(events: readonly Event[], { names, me }: Seen): Scene<Hunt> | null {
  const begin = events.find(
    (event) => event.kind === 'monster_met' || (event.kind === 'monster_played' && event.moved),
  );
  const fates = events.filter(isFate);
  const first = begin ?? fates[0];
  if (!first || (begin?.kind === 'monster_met' && fates.length === 0)) return null;
  const said = (event: Event) => eventText('dark_cave', event, names, me);
  const monster = monsterOf(first);
  const steps = [
    ...(begin ? [{ ms: WALK, told: said(begin) }] : []),
    ...fates.map((event) => ({ ms: FATE, told: said(event) })),
  ];
  const told = fates.map((event) => ({
    seat: event.seat,
    text: said(event),
    isBad: event.kind !== 'monster_slain' && event.kind !== 'axe_kept',
  }));
  const sender = begin?.kind === 'monster_played' ? begin.seat : null;
  return {
    title: monsterText(monster),
    lead: begin ? said(begin) : t('show-dc-after'),
    steps,
    data: { kind: 'hunt', monster, sender, comes: begin !== undefined, fates: told },
  };
}

/** The end: hidden loyalties turn over one by one, then the treasures are counted (DC-11.3 to DC-11.6). */
export function loyalties(events: readonly Event[], { view, names, me }: Seen): Scene<Loyalties> | null {
  const { end } = view;
  const shown = events.flatMap((event) => (event.kind === 'clan_revealed' ? [event.seat] : []));
  if (!end || !events.some((event) => event.kind === 'game_ended')) return null;
  const cards = view.seats
    .flatMap(({ clan, role }, seat) =>
      role === null ? [] : [{ seat, clan, role, works: worksFor(clan, role), isNew: shown.includes(seat) }],
    )
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
  const sums = CLANS.map((clan) => ({
    clan,
    saved: end.saved[clan] ?? 0,
    rivals: cards.filter(({ works }) => works !== clan).length,
    treasure: end.treasure[clan] ?? 0,
    isWinner: end.winner === clan,
  }));
  const said = (event: Event) => eventText('dark_cave', event, names, me);
  const turned = events
    .filter((event) => event.kind === 'clan_revealed')
    .map((event) => ({ ms: Math.min(CARD, 3000 / shown.length), told: said(event) }));
  const counted = sums.map(({ clan, treasure }) => ({
    ms: SUM,
    told: t('show-dc-treasure', { clan: new Name(`dc-clan-${clan}`), treasure }),
  }));
  const ended = events.find((event) => event.kind === 'game_ended')!;
  return {
    title: t('show-dc-loyalty'),
    lead: t('show-dc-loyalty-lead'),
    steps: [...turned, ...counted, { ms: SUM, told: said(ended) }],
    data: { kind: 'loyalty', cards, sums },
  };
}

/** Whether a cobweb hangs on the card where the reader's dwarf stands. */
function isAtMine(edge: readonly (readonly number[])[], me: number, view: View): boolean {
  const dwarf = view.seats[me]?.dwarf;
  return dwarf != null && edge.some(([x, y]) => x === xOf(dwarf) && y === yOf(dwarf));
}

function concerns(event: Event, me: number, view: View): string | null {
  if ('player' in event && event.player === me && event.seat !== me) return t(`show-dc-${event.kind}`);
  if (event.kind === 'web_laid' && event.seat !== me && isAtMine(event.edge, me, view)) return t('show-dc-web_laid');
  if (!('seat' in event) || event.seat !== me || !isFate(event)) return null;
  return ['card_lost', 'gold_lost', 'dwarf_laid'].includes(event.kind) ? t(`show-dc-${event.kind}`) : null;
}

const dwarfPlace = (seat: number): string => `.dc-fig[data-figure="dwarf${seat}"]`;

function places(event: Event, me: number | null): string[] | null {
  if ('seat' in event && event.seat === me) return null;
  switch (event.kind) {
    case 'hands_swapped':
      return event.player === me ? ['.dc-hand'] : null;
    case 'monster_played':
      return [`.dc-fig[data-figure="${event.monster}"]`];
    case 'web_laid':
      return [`.dc-map [data-place="web:${edgeKey(event.edge)}"]`];
    case 'dwarf_stepped':
      return [dwarfPlace(event.seat)];
    case 'turn_started':
    case 'card_drawn':
    case 'monster_met':
      return [];
    default:
      return 'x' in event ? [`.dc-map [data-place="${cellKey(event.x, event.y)}"]`] : null;
  }
}

const show: GameShow<View, Action, Event, Hunt | Loyalties> = {
  /** Where nobody can walk any more, or a goal lies only one way, everybody sees it. */
  isForced: (action) => action.kind === 'end_move' || action.kind === 'orient_goal',
  concerns,
  places,
  scene: (events, seen) => loyalties(events, seen) ?? hunt(events, seen),
  Scene: CaveScene,
  score,
  sounds: {
    path_laid: 'stone',
    caved_in: 'stone',
    dwarf_stepped: 'pencil',
    web_laid: 'pen',
    monster_played: 'drum',
    monster_met: 'drum',
    goal_turned: 'drum',
    clan_revealed: 'drum',
    cards_discarded: 'page',
    hands_swapped: 'page',
    nugget_taken: 'stone',
  },
};

export default show;
