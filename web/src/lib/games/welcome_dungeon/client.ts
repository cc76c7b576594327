/** Welcome to the Dungeon for the shell: board, bestiary, seat line, and the words of the ask bar. */
import type { Action, Event, GiveUpOutlook, Outlook, View } from '../../wire/generated/welcome_dungeon.ts';
import { t } from '../../speak.svelte';
import { fetchEngravings } from '../../ui/engravings.svelte.ts';
import { addIcons } from '../../ui/gameicons.svelte';
import type { Ask, Confirm, GameClient, SeatStatus } from '../board.ts';
import './board.css';
import Board from './Board.svelte';
import { Box } from './box.ts';
import type { Beat } from '../../play/beats';
import { cover } from '../../table/cover.svelte.ts';
import { beats, still, type Played } from './beats.ts';
import type { Props } from './desk.ts';
import { nameOf } from './desk.ts';
import { offer } from './offer.ts';
import type { Welcome } from './own.ts';
import type { Stage } from './stage.ts';
import SeatExtra from './SeatExtra.svelte';
import Secrets from './Secrets.svelte';
import Side from './Side.svelte';
import icons from './welcome.icons';
import { actionLabel, heroText, lossText, monsterName, spoken, tileName } from './words.ts';

addIcons(icons);
fetchEngravings('welcome_dungeon', () => import('./pictures.ts'));

const RUNNING = ['run_prepare', 'run_replace', 'run_axe'];

const stageOf = (beat: Beat | null): Stage | null => (beat as Played | null)?.data ?? null;

function crumb(view: View, beat: Beat | null) {
  const phase = stageOf(beat) ? 'run_prepare' : view.phase;
  return [
    { text: t('wdb-crumb-round', { round: view.round }) },
    { text: t(`wd-phase-${phase}`), strong: true },
    { text: heroText(view.hero) },
  ];
}

function status(view: View, seat: number, _: string[], beat: Beat | null): SeatStatus {
  const stage = stageOf(beat);
  const info = view.seats[seat]!;
  const runner = stage?.runner ?? view.run?.runner;
  if (info.eliminated) return { text: t('wdb-status-eliminated'), out: true };
  if (view.winner === seat && !beat) return { text: t('wdb-status-won') };
  if (runner === seat && (stage || RUNNING.includes(view.phase))) return { text: t('wdb-status-runs') };
  if (view.to_act.includes(seat)) return { text: t('wdb-status-deciding') };
  if (runner !== undefined) return { text: t('wdb-status-watching') };
  if (!info.active) return { text: t('wdb-status-passed'), out: true };
  return { text: t(nextOf(view) === seat ? 'wdb-status-next' : 'wdb-status-in') };
}

/** The active seat after the one who decides, clockwise. */
function nextOf(view: View): number | null {
  const now = view.to_act[0];
  if (now === undefined) return null;
  const order = view.seats.map((_, step) => (now + step + 1) % view.seats.length);
  return order.find((seat) => view.seats[seat]!.active && seat !== now) ?? null;
}

// ---------------------------------------------------------------- the ask bar

function ask(own: Welcome, props: Props): Ask {
  if (stageOf(props.playing?.beat ?? null)) return { question: t('wdb-watch'), consequence: t('wdb-watch-how') };
  if (props.pencil) return { question: question(props), consequence: spoken(consequence(own, props.pencil, props)) };
  return { question: question(props), consequence: mind(props) };
}

function question(props: Props): string {
  const { view, legal, names, outlook } = props;
  const card = outlook?.card ?? null;
  if (legal.length === 0) {
    const decider = view.to_act[0];
    return decider === undefined
      ? t('wd-phase-game_over')
      : t(`wd-wait-${view.phase}`, { name: nameOf({ names }, decider) });
  }
  if (view.hand && !cover.on) {
    const key = legal.length === 1 ? 'wdb-ask-add-only' : 'wdb-ask-place';
    return t(key, { monster: monsterName(view.hand) });
  }
  if (card && view.phase === 'run_axe') return t('wdb-ask-axe', { monster: monsterName(card.monster) });
  if (card && view.phase === 'run_replace') return t('wdb-ask-replace', { monster: monsterName(card.monster) });
  return t(`wd-ask-${view.phase}`);
}

/** A caution before choosing. */
function mind({ view, legal, outlook }: Props): string | undefined {
  if (legal.length === 0) return undefined;
  switch (view.phase) {
    case 'bid_turn':
      if (legal.length === 1) return t(legal[0]!.kind === 'pass' ? 'wd-refusal-deck_empty' : 'wd-refusal-forced_add');
      return t('wdb-mind-turn', { last: outlook?.last_card ?? false });
    case 'bid_place':
      return t(view.forced ? 'wdb-mind-forced' : legal.length === 1 ? 'wd-refusal-no_equipment' : 'wdb-mind-place');
    case 'run_prepare':
      return t('wdb-mind-name');
    case 'hero_choice':
      return t('wdb-mind-hero');
    default:
      return offer(view, outlook)?.note || undefined;
  }
}

/** What exactly follows from the pencilled choice. */
function consequence(own: Welcome, action: Action, props: Props): string {
  const { view, outlook, names } = props;
  const next = outlook?.next === null || outlook?.next === undefined ? null : nameOf({ names }, outlook.next);
  switch (action.kind) {
    case 'draw':
      return t(outlook?.last_card ? 'wdb-last-card-you' : 'wdb-then-draw');
    case 'pass':
      return passText(props);
    case 'add': {
      const known = view.pile.filter((card) => card.monster).length + (view.hand ? 1 : 0);
      return t('wdb-then-add', { cards: view.pile.length + 1, known, next });
    }
    case 'sacrifice': {
      const loss = outlook?.give_up.find((row) => row.tile === action.tile);
      return loss ? lossSentence(own, loss, view, next) : '';
    }
    case 'name': {
      const blade = view.kit.find((item) => own.box.tileOf(item.tile).effect.kind === 'name_type');
      return t('wdb-then-name', { monster: monsterName(action.monster), tile: blade ? tileName(blade.tile) : null });
    }
    case 'choose_hero': {
      const data = own.box.heroOf(action.hero);
      const full = data.tiles.reduce((sum, id) => sum + (own.box.tileOf(id).effect.amount ?? 0), data.hp);
      return t('wdb-then-hero', { hp: data.hp, full });
    }
    default: {
      const says = offer(view, outlook);
      return (action.kind === 'keep' ? says?.keep : says?.use) ?? '';
    }
  }
}

function lossSentence(own: Welcome, loss: GiveUpOutlook, view: View, next: string | null): string {
  if (loss.hp !== view.hp) return t('wdb-then-sacrifice-hp', { from: view.hp, to: loss.hp, next });
  if (loss.unbeaten.length) return t('wdb-then-sacrifice-kinds', { monsters: loss.unbeaten.map(monsterName), next });
  return t('wdb-then-sacrifice', { loss: capital(lossText(own.box, loss, view.hp)), next });
}

function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

function passText({ outlook, names }: Props): string {
  const passing = outlook?.passing;
  if (!passing) return t('wdb-pass-sit-out');
  return passing.runner === null
    ? t('wdb-confirm-pass-left', { left: passing.left })
    : t('wdb-confirm-pass-runs', { name: nameOf({ names }, passing.runner) });
}

function confirm(action: Action, props: Props): Confirm | null {
  if (action.kind !== 'pass' || props.legal.length === 1) return null;
  return {
    title: t('wdb-confirm-pass'),
    body: passText(props),
    yes: t('wdb-confirm-pass-yes'),
    no: t('wdb-confirm-pass-no'),
  };
}

/** Tiles, kinds and heroes are chosen on the board; the rest has a button. */
function buttons({ legal }: Props): Action[] {
  return legal.filter((action) => !['sacrifice', 'name', 'choose_hero'].includes(action.kind));
}

/** How the run that ended the match came out, and who had added the card that decided it. */
function lastRun({ run }: View, names: string[]): string {
  if (run === null) return '';
  const runner = names[run.runner] ?? '';
  if (run.ended !== 'failure') return t('wdb-last-run', { runner, won: run.ended, hp: run.hp });
  const fatal = run.reveals.findLast(({ fate }) => fate === 'died' || fate === 'down');
  if (!fatal) return '';
  return t('wdb-last-fall', {
    runner,
    monster: monsterName(fatal.monster),
    adder: fatal.adder === null ? null : (names[fatal.adder] ?? ''),
    whose: fatal.adder === null ? 'none' : fatal.adder === run.runner ? 'own' : 'other',
  });
}

/** Of a turn and of a run one sentence: how it came out, not the cards that are shown afterwards. */
const WEIGHTS: Record<string, number> = {
  card_drawn: 0,
  aside_revealed: 0,
  run_ended: 2,
  player_eliminated: 3,
  game_won: 3,
};
const SECRETS = { card_drawn: true, monster_added: true, equipment_sacrificed: true };

const createClient = (components: unknown): GameClient<View, Action, Event, Outlook> => {
  const own: Welcome = { box: new Box(components) };
  return {
    own,
    Board,
    Side,
    sideTitle: () => t('wdb-bestiary'),
    SeatExtra,
    Secrets,
    crumb,
    status,
    ask: (...given) => ask(own, ...given),
    buttons,
    confirm,
    label: (action, { view }) => actionLabel(action, cover.on ? { ...view, hand: null } : view),
    isFinal: (action) => action.kind !== 'choose_hero',
    isPrivate: (event, me) =>
      'monster' in event && 'seat' in event && event.seat === me && event.monster !== null && event.kind in SECRETS,
    weight: (kind) => WEIGHTS[kind] ?? 1,
    show: () => import('./show.ts').then(({ default: show }) => show),
    beats: (before, after, happened) =>
      beats(
        own.box,
        still(own.box, before.view as View, before.outlook as Outlook),
        still(own.box, after.view as View, after.outlook as Outlook),
        happened,
      ),
    why: (result, view, me) => {
      const { successes, failures } = result.detail as { successes: number[]; failures: number[] };
      return t('wdb-why', {
        successes: successes[me] ?? 0,
        failures: failures[me] ?? 0,
        target: Number(view.options['successes_to_win']),
        limit: own.box.FAILURE_LIMIT,
      });
    },
    resultLine: (_, view, names) => [lastRun(view, names), t('wdb-rounds', { rounds: view.round })].join(' '),
  };
};

export default createClient;
