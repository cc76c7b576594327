/** What the browser's tab, and the other pages of this browser, know of the table that is open: whose turn it is. */
import { gameText } from '../names';
import { t } from '../speak.svelte';
import { sayHere } from '../turns.svelte';

interface Place {
  id: string;
  /** null: there is no table yet. */
  game: () => string | null;
  /** Whether the reader, or somebody at the same device, is asked for something. */
  asksHere: () => boolean;
  /** Whether it is the turn of the seat on the screen. */
  isMyTurn: () => boolean;
}

/** Called while a component is made. */
export function sayWhoseTurn(place: Place): void {
  $effect(() => {
    if (place.game() !== null) sayHere({ id: place.id, mine: place.asksHere() });
  });
  $effect(() => () => sayHere(null));
  $effect(() => {
    const game = place.game();
    if (game !== null)
      document.title = `${place.isMyTurn() ? `● ${t('shell-your-turn')} · ` : ''}${gameText(game)} · Podzemí`;
  });
}
