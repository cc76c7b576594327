/** Paper Dungeons for the shell: sheet, what lies ahead, seat line, and the words of the ask bar. */
import { actionText, listText, t } from '../../speak.svelte';
import { fetchEngravings } from '../../ui/engravings.svelte.ts';
import { addIcons, fetchIcons } from '../../ui/gameicons.svelte';
import { isSame } from '../shared/same.ts';
import type { Ask, GameClient, SeatStatus } from '../board.ts';
import './board.css';
import Board from './Board.svelte';
import { Box, type Action, type Event, type Outlook, type View } from './box.ts';
import { aimed, type Choice } from './choices.ts';
import type { Props } from './desk.ts';
import { nameOf } from './desk.ts';
import { asksFirst, handsIn } from './end.ts';
import { gradeText } from './grade.ts';
import { Hand } from './hand.svelte.ts';
import { Later } from '../shared/later.svelte.ts';
import type { Paper } from './own.ts';
import icons from './paper.icons';
import SeatExtra from './SeatExtra.svelte';
import Secrets from './Secrets.svelte';
import Side from './Side.svelte';
import {
  actionLabel,
  BOXES,
  boxText,
  consequence,
  dieText,
  dungeonText,
  heroName,
  itemName,
  rewardText,
  symbolText,
  wayConsequence,
  wayText,
} from './words.ts';

addIcons(icons);
fetchIcons('paper_dungeons', () => import('./later.icons'));
fetchEngravings('paper_dungeons', () => import('./pictures.ts'));

function crumb(own: Paper, view: View) {
  const parts = view.round > 0 ? [{ text: t('pdb-crumb-act', { act: own.box.actOf(view.round) }) }] : [];
  const round = view.round > 0 && view.phase !== 'game_end';
  return [
    ...(view.chapters > 1
      ? [{ text: t('pdb-crumb-chapter', { chapter: view.chapter, chapters: view.chapters }) }]
      : []),
    ...parts,
    {
      text: round ? t('pdb-crumb-round', { round: view.round, rounds: own.box.ROUNDS }) : t(`pd-phase-${view.phase}`),
      strong: true,
    },
    { text: dungeonText(view.dungeon) },
  ];
}

function status(view: View, seat: number): SeatStatus {
  if (view.phase === 'game_end') return { text: t('pdb-status-over') };
  if (view.to_act.includes(seat)) return { text: t('pdb-status-deciding') };
  return { text: t('pdb-status-done') };
}

// ---------------------------------------------------------------- the ask bar

function ask(own: Paper, props: Props): Ask {
  const { view, outlook, pencil } = props;
  const choice = own.hand.choice;
  if (pencil && outlook) {
    const shown = choice ?? { keys: [], actions: [pencil], path: null };
    const question = sureOf(pencil, shown);
    const last = handsIn(own.box, pencil, shown, props) ? t('pdb-then-hand-in') : '';
    return { question, consequence: [consequence(shown, view, outlook), last].filter(Boolean).join(' ') };
  }
  const way = outlook && aimed(own.hand.all(props), own.hand.picked);
  return { question: questionOf(own, props), consequence: way ? wayConsequence(way, outlook) : mind(own, props) };
}

/** The pencilled choice as a question: "Walk to C1?", "Raise the Wizard?". */
function sureOf(pencil: Action, choice: Choice): string {
  if (choice.path) return t('pdb-ask-way', { way: wayText(choice.path), rooms: choice.path.entries.length });
  const what = sentence(pencil, choice);
  return what === t('pdb-do-choose') ? t('pdb-ask-choice') : t('pdb-ask-sure', { what });
}

/** "Raise the Wizard", where the button says "Raise: Wizard". */
function sentence(action: Action, choice: Choice): string {
  if (action.kind === 'level_up' || action.kind === 'pick_hero')
    return t('pd-action-pick-hero', { hero: heroName(action.hero) });
  if (action.kind === 'craft' || action.kind === 'pick_item')
    return t('pd-action-pick-item', { item: itemName(action.item) });
  return actionLabel(action, choice);
}

function questionOf(own: Paper, props: Props): string {
  const { view, legal, names, outlook } = props;
  if (legal.length === 0 && !props.sending) {
    if (view.phase === 'game_end') return t('pd-phase-game_end');
    const waiting = view.to_act.map((seat) => nameOf({ names }, seat));
    return waiting.length === 1
      ? t(`pd-wait-${view.phase}`, { name: waiting[0]! })
      : t('pdb-wait-many', { names: listText(waiting) });
  }
  const kinds = new Set(legal.map((action) => action.kind));
  if (kinds.has('pick_hero')) return t('pdb-ask-hero');
  if (kinds.has('pick_item')) return t('pdb-ask-item');
  if (kinds.has('pick_minions'))
    return t('pdb-ask-minions', {
      count: Math.max(...legal.map((action) => (action.kind === 'pick_minions' ? action.rooms.length : 1))),
    });
  if (kinds.has('setup_assassin')) return t('pdb-ask-minions', { count: 2 });
  if (kinds.has('setup_treasure_hunter')) return t('pdb-ask-loot');
  if (kinds.has('setup_veteran')) return t('pdb-ask-veteran');
  if (kinds.has('setup_craftsman')) return t('pdb-ask-craftsman');
  if (kinds.has('step')) return t('pdb-ask-step', { steps: view.mine?.sheet.movement_left ?? 0 });
  const die = own.hand.picked.find((key) => key.startsWith('die:'));
  const held = die ? outlook?.mine?.dice[Number(die.slice(4))] : undefined;
  if (held) return t('pdb-ask-die', { symbol: symbolText(held.symbol), colour: held.colour });
  if (own.hand.picked.length && legal.some((action) => 'die' in action)) return t('pdb-ask-which-die');
  if (view.phase === 'actions')
    return t('pdb-ask-dice', { left: own.box.DICE_PER_ROUND - (view.mine?.sheet.dice_used.length ?? 0) });
  return t(`pd-ask-${view.phase}`);
}

/** A caution before choosing. */
function mind(own: Paper, { view, legal, outlook }: Props): string | undefined {
  if (legal.length === 0) return undefined;
  const sheet = view.mine?.sheet;
  const kinds = new Set(legal.map((action) => action.kind));
  if (kinds.has('step')) return t('pdb-mind-step');
  if (view.phase === 'choose_cards') return t('pdb-mind-cards');
  if (!kinds.has('move')) return own.hand.walk ? t('pdb-mind-walk-on') : undefined;
  if (sheet?.dice_used.length === own.box.DICE_PER_ROUND - 1) return t('pdb-mind-last');
  const boss = outlook?.mine?.bosses.find((fight) => fight.round >= view.round);
  if (boss && !boss.explored) return t('pdb-mind-lair', { room: boss.room, rounds: boss.round - view.round + 1 });
  const potion = outlook?.mine?.next_potion;
  if (potion && potion.missing <= 2)
    return t('pdb-mind-potion', { missing: potion.missing, reward: rewardText(potion.reward) });
  return view.seats.length > 1 ? t('pdb-mind-dice') : undefined;
}

/** A held die's short uses, and what has no place on the sheet; the rest is chosen there. */
function buttons(own: Paper, { legal }: Props): Action[] {
  const die = own.hand.picked.find((key) => key.startsWith('die:'));
  return legal.filter((action) => {
    if (action.kind === 'stop' || action.kind === 'pick_hero') return true;
    return (action.kind === 'level_up' || action.kind === 'brew') && die === `die:${action.die}`;
  });
}

/** The words of the button; the last one of a round says that it hands the round in. */
function label(own: Paper, action: Action, props: Props): string {
  const isPencil = props.pencil !== null && own.hand.choice !== null && isSame(own.hand.choice.actions[0], action);
  const choice = isPencil ? own.hand.choice! : { keys: [], actions: [action], path: null };
  const what = actionLabel(action, choice);
  return isPencil && handsIn(own.box, action, choice, props) ? t('pdb-do-hand-in', { what }) : what;
}

/** A die is called by what it shows: nobody counts the black dice. */
function named(action: Action, { outlook }: Props): string {
  const die = 'die' in action ? outlook?.mine?.dice[action.die] : undefined;
  if (!die) return actionText('paper_dungeons', action);
  return t('pdb-with-die', { what: actionLabel(action, null), die: dieText(die.symbol, die.colour) });
}

/** The sources of a result's points, in the order of the boxes, each with the clause that counts it. */
const DETAIL = {
  boss_1: 'PD-12.5',
  boss_2: 'PD-12.5',
  boss_3: 'PD-12.5',
  heroes: 'PD-1.3.3',
  items: 'PD-5.2.1',
  gems: 'PD-1.3.8',
  minions: 'PD-1.3.8',
  wounds: 'PD-1.3.5',
  resurrection: 'PD-7.4',
  goal_and_power: 'PD-13.3.1',
  missions: 'PD-13.2.1',
};

const createClient = (components: unknown): GameClient<View, Action, Event, Outlook> => {
  const box = new Box(components);
  const own: Paper = { box, hand: new Hand(box), later: new Later(() => import('./later.ts')) };
  return {
    own,
    Board,
    Side,
    sideTitle: () => t('pdb-side'),
    SeatExtra,
    Secrets,
    crumb: (view) => crumb(own, view),
    status,
    ask: (...given) => ask(own, ...given),
    buttons: (...given) => buttons(own, ...given),
    label: (...given) => label(own, ...given),
    named,
    begun: () => (own.hand.picked.length > 0 ? () => own.hand.letGo() : null),
    show: () => own.later.load().then(() => own.later.here?.showOf(box) ?? {}),
    recaps: true,
    isFinal: (action, props) => asksFirst(own.box, action, own.hand.choice, props),
    isPrivate: (event, me) => 'seat' in event && event.seat === me && 'open' in event && !event.open,
    score: (result) => ({
      title: t('pdb-glory'),
      rows: Object.entries(DETAIL).map(([key, why], n) => ({
        name: boxText(BOXES[n]!),
        points: (result.detail as Record<string, number[]>)[key] ?? [],
        why,
      })),
    }),
    resultLine: (result, view, _, outlook) => {
      const best = t('pdb-result', { rounds: view.round, best: Math.max(...result.scores) });
      const grade = outlook?.grade;
      return grade ? `${best} ${gradeText(grade)}` : best;
    },
  };
};

export default createClient;
