/** Welcome to the Dungeon, beside its board. The run is played on the board itself. */
import type { Action, Event, View } from '../../wire/generated/welcome_dungeon.ts';
import { t } from '../../speak.svelte';
import type { GameShow } from '../show';
import { score } from './score.ts';

const show: GameShow<View, Action, Event> = {
  /** An empty deck and a last bidder are seen by all; a drawn card is not, and wants to be looked at. */
  isForced: (action) => action.kind === 'draw' || action.kind === 'pass',
  isOut: (view, me) => view.seats[me]?.eliminated ?? false,
  concerns: (event, me) => {
    if (!('seat' in event) || event.seat !== me) return null;
    if (event.kind === 'run_started') return t('show-wd-run');
    if (event.kind === 'aid_turned') return ''; // the event says what it means
    return event.kind === 'player_eliminated' ? t('show-wd-out') : null;
  },
  places: (event) => {
    if (event.kind === 'monster_added') return [`.wd-slot[data-slot="${event.slot}"]`];
    if (event.kind === 'equipment_sacrificed') return [`.wd-eq[data-tile="${event.tile}"]`];
    return event.kind === 'card_drawn' ? [] : null;
  },
  score,
  sounds: {
    monster_added: 'stone',
    equipment_sacrificed: 'stone',
    passed: 'page',
    run_started: 'drum',
    monster_revealed: 'drum',
    kind_named: 'pen',
  },
};

export default show;
