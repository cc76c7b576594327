/** Paper Dungeons, beside its board: the fights with the bosses, and what others take from the reader. */
import { t } from '../../speak.svelte';
import type { GameShow } from '../show';
import { battle, type Battle } from './battle.ts';
import type { Action, Boss, Box, Event, Outlook, View } from './box.ts';
import BossScene from './BossScene.svelte';
import { asksFirst } from './end.ts';
import { score } from './score.ts';

const OWN_STEPS: readonly Action['kind'][] = ['stop', 'step', 'pick_hero', 'pick_item', 'pick_minions'];

/** What the end of a round takes from the reader; all else of it stands in the news alone. */
function concerns(event: Event, me: number, view: View): string | null {
  const sheet = view.mine?.sheet;
  switch (event.kind) {
    case 'gem_claimed':
      return sheet?.gem_state[event.gem] === 'crossed' ? t('show-pd-gem') : null;
    case 'mission_closed':
      return sheet?.missions_scored.some((one) => one.mission === event.mission) ? null : t('show-pd-mission');
    case 'resurrected':
      return event.seat === me ? t('show-pd-risen') : null;
    default:
      return null;
  }
}

const bossPlace = (outlook: Outlook | null, boss: Boss): string[] => {
  const number = outlook?.board.bosses.findIndex((one) => one.boss === boss) ?? -1;
  return number < 0 ? [] : [`.pd-bosses .boss:nth-child(${number + 1})`];
};

function places(event: Event, _: number | null, __: View, outlook: Outlook | null): string[] | null {
  switch (event.kind) {
    case 'gem_claimed':
      return (
        outlook?.board.rooms
          .filter((room) => room.gem === event.gem)
          .map(({ room }) => `.pd-room[data-room="${room}"]`) ?? []
      );
    case 'mission_scored':
    case 'mission_closed':
      return [`.pd-side [data-mission="${event.mission}"]`];
    case 'boss_fought':
    case 'boss_fled':
    case 'boss_rewarded':
      return bossPlace(outlook, event.boss);
    case 'seat_finished':
    case 'cards_kept':
      return [];
    default:
      return null;
  }
}

export const showOf = (box: Box): GameShow<View, Action, Event, Battle> => ({
  /** What hands the round in is always decided by hand. */
  isForced: (action, props) => OWN_STEPS.includes(action.kind) && !asksFirst(box, action, null, props as never),
  concerns,
  places,
  scene: battle,
  Scene: BossScene,
  score,
  sounds: {
    dice_rolled: 'dice',
    boss_met: 'drum',
    room_entered: 'stone',
    item_crafted: 'stone',
    turn_shown: 'page',
    gem_claimed: 'page',
  },
});
