/** What using or keeping the Axe or Polymorph does, in words, from the outlook. */
import type { Outlook, View } from '../../wire/generated/welcome_dungeon.ts';
import { t } from '../../speak.svelte';
import { unseenMin } from './forecast.ts';
import { monsterName, tileName } from './words.ts';

export interface Offer {
  use: string;
  keep: string;
  /** Keeping hurts. */
  isBad: boolean;
  /** What to mind about Omnipotence; empty: nothing. */
  note: string;
}

export function offer(view: View, outlook: Outlook | null): Offer | null {
  const card = outlook?.card;
  if (!outlook || !card || !view.run) return null;
  const values = { monster: monsterName(card.monster), from: card.hp_before, to: card.hp_after, hp: card.hp_before };
  const unseen = { min: unseenMin(outlook.kinds), max: unseenMax(outlook) };
  const use =
    view.phase === 'run_axe'
      ? t('wdb-use-axe', values)
      : t('wdb-use-polymorph', { ...values, ...unseen, deck: view.deck });
  const omnipotence = view.kit.some((item) => item.tile === 'omnipotence' && item.status === 'in_play');
  return {
    use,
    keep: kept(card, values, afterZero(view, omnipotence && !outlook.duplicate)),
    isBad: card.beaten_by === null,
    note: omnipotence ? t(outlook.duplicate ? 'wdb-omnipotence-lost' : 'wdb-omnipotence-open') : '',
  };
}

/** What 0 HP means here: the sentence's key. With the final total only the end counts (WD-7.38). */
function afterZero(view: View, isOpen: boolean): string {
  if (isOpen) return 'wdb-keep-down';
  return view.options['death_check'] === 'final_total' ? 'wdb-keep-hurt' : 'wdb-keep-fatal';
}

function kept(card: NonNullable<Outlook['card']>, values: object, zero: string): string {
  if (card.beaten_by) return t('wdb-keep-beaten', { ...values, tile: tileName(card.beaten_by) });
  if (card.revived) return t('wdb-keep-revived', { ...values });
  return t(card.fatal ? zero : 'wdb-keep-hurt', { ...values });
}

function unseenMax(outlook: Outlook): number {
  const left = outlook.kinds.filter((kind) => kind.seen.length < kind.copies).map((kind) => kind.strength);
  return left.length ? Math.max(...left) : 0;
}
