/** Saboteur: The Dark Cave for the shell: board, piles and notes, seat line, and the words of the ask bar. */
import type { Action, Event, Outlook, View } from '../../wire/generated/dark_cave.ts';
import { has, t } from '../../speak.svelte';
import { cover } from '../../table/cover.svelte.ts';
import { Name } from '../../text';
import { fetchEngravings } from '../../ui/engravings.svelte.ts';
import { addIcons } from '../../ui/gameicons.svelte';
import type { Ask, Confirm, GameClient, SeatStatus } from '../board.ts';
import './board.css';
import Board from './Board.svelte';
import icons from './cave.icons';
import { Box, type Clan } from './box.ts';
import { nameOf, type Props } from './desk.ts';
import { time } from './durations.ts';
import { byDurations } from '../shared/durations.ts';
import { cardOf, targets, turned } from './legal.ts';
import { worksFor } from './notes.ts';
import type { Cave } from './own.ts';
import { Picks } from './picks.svelte.ts';
import { idOf } from './places.ts';
import SeatExtra from './SeatExtra.svelte';
import Secrets from './Secrets.svelte';
import Side from './Side.svelte';
import { actionLabel, cardText, clanText, consequence, goalText, monsterText, pencilQuestion } from './words.ts';

addIcons(icons);
fetchEngravings('dark_cave', () => import('./pictures.ts'));

function crumb(view: View) {
  const step = view.phase === 'act' || view.phase === 'vote' || view.phase === 'axe' ? 1 : 2;
  if (view.end) return [{ text: t('dcb-crumb-over'), strong: true }];
  return [
    { text: t('dcb-crumb-turn', { turn: view.turn }) },
    { text: t('dcb-crumb-card'), strong: step === 1 },
    { text: t('dcb-crumb-walk'), strong: step === 2 },
    { text: t('dcb-crumb-draw') },
  ];
}

function status(view: View, seat: number): SeatStatus {
  const side = view.seats[seat]!;
  if (side.out) return { text: t('dcb-status-out', { gold: side.gold }) };
  if (view.end) return { text: t('dcb-status-inside') };
  if (view.to_act.includes(seat)) return { text: t('dcb-status-decides') };
  if (view.active === seat) return { text: t('dcb-status-turn') };
  const empty = Object.values(side.hand).every((count) => count === 0);
  if (empty) return { text: t('dcb-status-empty') };
  if ((view.active + 1) % view.seats.length === seat) return { text: t('dcb-status-next') };
  return { text: t(side.lying ? 'dcb-status-lies' : 'dcb-status-waits') };
}

// ---------------------------------------------------------------- the ask bar

function ask(own: Cave, props: Props): Ask {
  const { pencil } = props;
  if (pencil) return { question: pencilQuestion(own, pencil, props), consequence: consequence(own, pencil, props) };
  return { question: question(own, props), consequence: mind(own, props) };
}

function question(own: Cave, { view, legal, names }: Props): string {
  const monster = view.monster ? monsterText(view.monster) : '';
  if (legal.length === 0) {
    const decider = view.to_act[0];
    return decider === undefined
      ? t('dcb-crumb-over')
      : t(`dc-wait-${view.phase}`, { name: nameOf({ names }, decider) });
  }
  if (view.phase === 'act' && own.picks.thrown) return t('dcb-ask-discard');
  if (view.phase === 'act' && own.picks.card && !cover.on) return cardQuestion(own, own.picks.card);
  if (view.phase === 'act' && own.picks.place) return t('dcb-ask-place');
  return t(`dcb-ask-${view.phase}`, {
    monster,
    name: nameOf({ names }, view.active),
    left: view.left,
    goal: view.orient ? goalText(own.box, view.orient.goal) : '',
  });
}

/** Cards for players ask for whom, all others where. */
function cardQuestion(own: Cave, card: string): string {
  const key = `dcb-ask-${own.box.typeOf(card)}`;
  return has(key) ? t(key) : t('dcb-ask-card', { card: cardText(own.box, card) });
}

/** A caution before choosing. */
function mind(own: Cave, { view, legal, outlook }: Props): string | undefined {
  if (legal.length === 0) return undefined;
  switch (view.phase) {
    case 'act':
      if (own.picks.card) {
        const isMonster =
          own.box.typeOf(own.picks.card) === 'rat' ||
          own.box.typeOf(own.picks.card) === 'crawler' ||
          own.box.typeOf(own.picks.card) === 'goblin';
        if (isMonster)
          return t(
            own.picks.lair === null &&
              view.monsters.some((m) => m.monster === own.box.typeOf(own.picks.card!) && !m.space)
              ? 'dcb-mind-lair'
              : 'dcb-mind-hunt',
          );
        return t(`dcb-mind-${own.box.typeOf(own.picks.card)}`);
      }
      return t('dcb-mind-act', {
        moves: outlook?.moves ?? 0,
        stuck: view.no_move || view.seats[view.seat ?? 0]!.lying,
      });
    case 'move':
      return t('dcb-mind-move');
    case 'axe':
    case 'axe_entry':
      return view.monster ? t(`dcb-then-hit-${view.monster}`) : undefined;
    case 'orient':
      return t('dcb-mind-orient');
    default:
      return t('dcb-mind-vote');
  }
}

const BUTTONS: readonly Action['kind'][] = ['propose_end', 'vote_end', 'axe_monster', 'end_move'];

/** Cards, cells, spaces, edges and players are chosen on the board; the rest has a button. */
function buttons(own: Cave, { legal }: Props): Action[] {
  const stays = legal.filter(
    (action) => action.kind === 'play_monster' && action.card === own.picks.card && !action.lair && !action.to,
  );
  return [...stays, ...legal.filter((action) => BUTTONS.includes(action.kind))];
}

function confirm(action: Action): Confirm | null {
  if (action.kind !== 'vote_end' || !action.accept) return null;
  return {
    title: t('dcb-confirm-end'),
    body: t('dcb-then-vote-end'),
    yes: t('dcb-do-accept'),
    no: t('dcb-confirm-no'),
  };
}

/** What shows something hidden, ends the walk, or may still be turned or sent further, asks twice. */
function isFinal(own: Cave, action: Action, { legal }: Props): boolean {
  if (action.kind === 'play_path') return turned(own.box, legal, action) !== null;
  if (action.kind === 'step') return idOf(action.to) === 'down';
  if (action.kind === 'play_monster') return (targets(legal, { ...own.picks, card: cardOf(action) }).size ?? 0) > 1;
  return !['play_cobweb', 'play_boots', 'play_axe', 'axe_web'].includes(action.kind);
}

const SECRETS: readonly Event['kind'][] = [
  'hand_dealt',
  'goal_looked',
  'clan_looked',
  'cards_discarded',
  'card_lost',
  'aside_seen',
  'card_drawn',
];

/** A turn is told by its card, or by what came of it; its steps and draws when it is opened. */
const WEIGHTS: Record<string, number> = {
  turn_started: 0,
  card_drawn: 0,
  dwarf_stepped: 1,
  monster_met: 1,
  goal_turned: 3,
  nugget_taken: 3,
  dwarf_out: 4,
};

const createClient = (components: unknown): GameClient<View, Action, Event, Outlook> => {
  const own: Cave = { box: new Box(components), picks: new Picks() };
  return {
    own,
    Board,
    clans: true,
    Side,
    sideTitle: () => t('dcb-side'),
    SeatExtra,
    Secrets,
    colours: (view) => view.seats.map((side) => `var(--clan-${side.clan})`),
    crumb,
    status,
    ask: (...given) => ask(own, ...given),
    buttons: (...given) => buttons(own, ...given),
    begun: () =>
      own.picks.card !== null || own.picks.place !== null || own.picks.thrown !== null ? () => own.picks.clear() : null,
    confirm,
    label: (action) => actionLabel(own, action),
    isFinal: (...given) => isFinal(own, ...given),
    /** The own loyalty stands on the screen only while it is held up (UI-10.3). */
    told: (event, me) => (event.kind === 'clan_dealt' && event.seat === me ? { ...event, role: null } : event),
    isPrivate: (event, me) =>
      (SECRETS.includes(event.kind) && 'seat' in event && event.seat === me) ||
      (event.kind === 'hands_swapped' && (event.seat === me || event.player === me)),
    weight: (kind) => WEIGHTS[kind] ?? 2,
    show: () => import('./show.ts').then(({ default: show }) => show),
    beats: byDurations(time),
    who: (view, me) => {
      const { clan, role } = view.seats[me]!;
      const name = (one: Clan) => new Name(`dc-clan-${one}`);
      return role === null
        ? null
        : t('dcb-role-card', { role, clan: name(clan), other: name(worksFor(clan, 'saboteur')) });
    },
    why: (result, view, me) => {
      const { clan, role } = view.seats[me]!;
      const { treasure } = result.detail as { treasure: Record<Clan, number> };
      const own = worksFor(clan, role);
      return t('dcb-why', {
        role: role ?? 'loyal',
        clan: clanText(own),
        mine: treasure[own],
        other: treasure[own === 'blue' ? 'yellow' : 'blue'],
      });
    },
    resultLine: (result, _, names) => {
      const { winner, treasure, first_out } = result.detail as {
        winner: 'blue' | 'yellow' | null;
        treasure: { blue: number; yellow: number };
        first_out: number | null;
      };
      const treasures = t('dcb-result', treasure);
      const isTie = winner !== null && first_out !== null && treasure.blue === treasure.yellow;
      if (!isTie) return treasures;
      const decided = t('dcb-result-tie', { name: names[first_out] ?? '' });
      return `${treasures} ${decided}`;
    },
  };
};

export default createClient;
