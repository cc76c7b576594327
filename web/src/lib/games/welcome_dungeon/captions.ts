/** What the stage says under the cards: one sentence about the card that is being fought, or about the end. */
import { t } from '../../speak.svelte';
import { type Box } from './box.ts';
import { nameOf } from './desk.ts';
import { current, type Stage, type StageCard } from './stage.ts';
import { heroName, monsterName, monsterText, tileName, tileText } from './words.ts';

interface Readers {
  names: string[];
  me: number | null;
}

function runner(stage: Stage, readers: Readers) {
  return { name: nameOf(readers, stage.runner), who: stage.runner === readers.me ? 'you' : 'other' };
}

export function titleText(stage: Stage, readers: Readers): string {
  return t('wdb-run-title', { ...runner(stage, readers), hero: heroName(stage.hero) });
}

export function entryText(stage: Stage): string {
  const entry = t('wdb-run-entry', { hp: stage.entry });
  if (!stage.named || !stage.namedWith) return entry;
  const named = t('wdb-run-named', { monster: monsterName(stage.named), tile: tileName(stage.namedWith) });
  return `${entry} · ${named}`;
}

/** The little sign at the foot of a card: what beat it, or what it cost. Null: none. */
export function signOf(card: StageCard): { text: string; tone: 'good' | 'bad' | 'saved' | 'mild' } | null {
  if (card.face === 'rest') return { text: t('wdb-sign-rest'), tone: 'mild' };
  switch (card.fate) {
    case 'defeated':
      return { text: card.loss < 0 ? t('wdb-sign-gain', { hp: -card.loss }) : tileText(card.by!), tone: 'good' };
    case 'revived':
      return { text: tileText(card.by!), tone: 'saved' };
    case 'hurt':
    case 'down':
    case 'died':
      return { text: t('wdb-sign-loss', { hp: card.loss }), tone: 'bad' };
    default:
      return null;
  }
}

/** The story of the card in play, or of the beginning or end of the run. */
export function captionText(box: Box, stage: Stage, readers: Readers): string {
  if (stage.ended !== 'running') return endText(stage, readers);
  const number = current(stage);
  const card = stage.cards[number];
  if (!card?.monster) {
    if (!stage.cards.length) return t('wdb-cap-empty');
    return stage.named
      ? t('wdb-cap-named', { ...runner(stage, readers), monster: monsterName(stage.named) })
      : t('wdb-cap-start', { cards: stage.cards.length });
  }
  const values = {
    number: number + 1,
    cards: stage.cards.length,
    monster: monsterName(card.monster),
    strength: box.monsterOf(card.monster).strength,
    hp: stage.hp,
    tile: card.by ? tileName(card.by) : null,
    gain: -card.loss,
    removed: card.removed ? monsterName(card.removed) : null,
  };
  if (card.fate === 'pending') return t(card.removed ? 'wdb-cap-replaced' : 'wdb-cap-turned', values);
  if (card.fate === 'defeated' && card.loss < 0) return t('wdb-cap-gain', values);
  return t(`wdb-cap-${card.fate}`, values);
}

function endText(stage: Stage, readers: Readers): string {
  const values = { ...runner(stage, readers), hp: stage.hp, hero: heroName(stage.hero) };
  return t(`wdb-end-${stage.ended}`, values);
}

/** Everything about one card for a screen reader. */
export function cardLabel(box: Box, card: StageCard, number: number, readers: Readers): string {
  const who = card.adder === null ? 'none' : card.adder === readers.me ? 'you' : 'other';
  const name = card.adder === null ? '' : nameOf(readers, card.adder);
  const place = t('wdb-card-place', { number: number + 1, who, name });
  if (!card.monster) return [place, t('wdb-card-back')].join(', ');
  const kind = `${monsterText(card.monster)} ${box.monsterOf(card.monster).strength}`;
  const known = card.face === 'mine' ? t('wdb-only-you') : '';
  return [place, kind, known, signOf(card)?.text].filter(Boolean).join(', ');
}
