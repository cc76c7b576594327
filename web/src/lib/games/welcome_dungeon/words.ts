/** The board's words: names with their cases, effects, prices, and sentences with marks in them. */
import type { Action, CardOutlook, GiveUpOutlook, Sighting, View } from '../../wire/generated/welcome_dungeon.ts';
import { t } from '../../speak.svelte';
import { Name } from '../../text';
import type { Inspection } from '../board.ts';
import { rule } from '../shared/rule.ts';
import { type HeroId, type MonsterId, type TileId, type Box } from './box.ts';

export { rule };

export const monsterName = (id: MonsterId): Name => new Name(`wd-monster-${id}`);
export const tileName = (id: TileId): Name => new Name(`wd-tile-${id}`);
export const heroName = (id: HeroId): Name => new Name(`wd-hero-${id}`);

export const monsterText = (id: MonsterId): string => t(`wd-monster-${id}`);
export const tileText = (id: TileId): string => t(`wd-tile-${id}`);
export const heroText = (id: HeroId): string => t(`wd-hero-${id}`);

/** A part of a sentence; `to`: it is a change, drawn as "text, arrow, to" and never broken over lines. */
export interface Piece {
  text: string;
  isBold: boolean;
  to: string | null;
}

/** A sentence in pieces: `**bold**`, and an arrow that is drawn because no typeface of ours has one. */
export function pieces(sentence: string): Piece[] {
  const made: Piece[] = [];
  sentence
    .replace(/(^|\s)-(?=\d)/g, '$1−')
    .split('**')
    .forEach((part, n) => {
      for (const text of part.split(/(\S*\s?→\s?\S*)/)) {
        const [from = '', to] = text.split('→');
        const isChange = to !== undefined;
        if (text)
          made.push({ text: isChange ? from.trim() : text, isBold: n % 2 === 1, to: isChange ? to.trim() : null });
      }
    });
  return made;
}

/** The same sentence for labels that are only spoken. */
export function spoken(sentence: string): string {
  return sentence.replaceAll('**', '');
}

/** What a tile does, in a few words. */
export function effectText(box: Box, id: TileId): string {
  const { effect, hero: owner } = box.tileOf(id);
  const { when } = effect;
  const key = `wdb-effect-${effect.kind.replaceAll('_', '-')}`;
  if (effect.kind !== 'defeat') {
    return t(key, { amount: effect.amount ?? 0, strength: when?.max_strength ?? 0, hp: box.heroOf(owner).hp });
  }
  if (when?.kind) return t(`${key}-kind`, { monster: monsterName(when.kind as MonsterId) });
  if (when?.parity) return t(`${key}-even`);
  return when?.max_strength !== undefined
    ? t(`${key}-up-to`, { strength: when.max_strength })
    : t(`${key}-from`, { strength: when?.min_strength ?? 0 });
}

/** What giving the tile up costs now. */
export function lossText(box: Box, loss: GiveUpOutlook, hp: number): string {
  const { effect } = box.tileOf(loss.tile);
  if (effect.kind === 'hp') return t('wdb-loss-hp', { from: hp, to: loss.hp });
  if (loss.unbeaten.length) return t('wdb-loss-kinds', { monsters: loss.unbeaten.map(monsterName) });
  if (effect.kind === 'defeat' || effect.kind === 'defeat_absorb') return t('wdb-loss-nothing');
  return t(`wdb-loss-${effect.kind.replaceAll('_', '-')}`);
}

/** The tile in play that could still save the runner from a card that nothing beats by itself. */
export function rescue(box: Box, view: View): TileId | null {
  const kinds = ['name_type', 'may_defeat', 'may_replace'];
  const saves = (id: TileId) => kinds.includes(box.tileOf(id).effect.kind);
  return view.kit.find((item) => item.status === 'in_play' && saves(item.tile))?.tile ?? null;
}

/** The drawn card against the kit. */
export function verdictText(box: Box, card: CardOutlook, view: View): string {
  if (card.beaten_by) {
    const gain = card.hp_after - card.hp_before;
    const key = gain > 0 ? 'wdb-verdict-gain' : 'wdb-verdict-beaten';
    return t(key, { tile: tileName(card.beaten_by), gain });
  }
  const saver = rescue(box, view);
  const values = { strength: box.monsterOf(card.monster).strength };
  if (!saver) return t('wdb-verdict-costs', values);
  const kind = box.tileOf(saver).effect.kind.replaceAll('_', '-');
  return t(`wdb-verdict-costs-${kind}`, { ...values, tile: tileName(saver) });
}

/** One known card of the forecast. */
export function forecastText(box: Box, card: CardOutlook, view: View): string {
  const values = {
    monster: monsterName(card.monster),
    slot: card.slot ?? 0,
    from: card.hp_before,
    to: card.hp_after,
    tile: card.beaten_by ? tileName(card.beaten_by) : null,
  };
  if (card.beaten_by && card.hp_after > card.hp_before) return t('wdb-forecast-gain', values);
  if (card.beaten_by) return t('wdb-forecast-beaten', values);
  if (card.revived) return t('wdb-forecast-revived', values);
  const saver = rescue(box, view);
  const name = saver && box.tileOf(saver).effect.kind === 'name_type' ? tileName(saver) : null;
  if (card.fatal) return t(name ? 'wdb-forecast-fatal-name' : 'wdb-forecast-fatal', { ...values, tile: name });
  return t(name ? 'wdb-forecast-hurt-name' : 'wdb-forecast-hurt', { ...values, tile: name });
}

export function sightingText(sighting: Sighting): string {
  if (sighting.place === 'pile' && sighting.slot === null) return t('wdb-seen-pile-somewhere');
  return t(`wdb-seen-${sighting.place}`, { slot: sighting.slot ?? 0 });
}

export const tileRule = (id: TileId, why = ''): Inspection => rule(`wd-rule-tile-${id}`, tileText(id), why);
export const monsterRule = (id: MonsterId, why = ''): Inspection => rule(`wd-rule-monster-${id}`, monsterText(id), why);
export const heroRule = (id: HeroId, why = ''): Inspection => rule(`wd-rule-hero-${id}`, heroText(id), why);

/** What the primary button says: the act and the thing it is done with. */
export function actionLabel(action: Action, view: View): string {
  switch (action.kind) {
    case 'add':
      return view.hand ? t('wdb-do-add', { monster: monsterName(view.hand) }) : t('wd-action-add');
    case 'sacrifice':
      return t('wd-action-sacrifice', { tile: tileName(action.tile) });
    case 'name':
      return t('wd-action-name', { monster: monsterName(action.monster) });
    case 'choose_hero':
      return t('wd-action-choose-hero', { hero: heroName(action.hero) });
    case 'keep':
      return t(view.phase === 'run_axe' ? 'wdb-do-keep-axe' : 'wdb-do-keep-polymorph');
    default:
      return t(`wd-action-${action.kind.replaceAll('_', '-')}`);
  }
}
