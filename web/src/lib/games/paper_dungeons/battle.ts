/** The fight with a boss as a scene: who came, how strong, and with what result. */
import { eventText, t } from '../../speak.svelte';
import type { Scene } from '../show';
import type { BossInfo } from '../../wire/generated/paper_dungeons.ts';
import { HEROES, type Boss, type Event, type Hero, type Outlook, type View } from './box.ts';
import { bossText, heroText } from './words.ts';

type Fight = Extract<Event, { kind: 'boss_fought' | 'boss_fled' }>;

/** One party before the boss. */
export interface Party {
  seat: number;
  strength: number;
  glory: number;
  wounds: number;
  /** It never found the room, was too weak, or fought. */
  fate: 'lost' | 'weak' | 'fought';
  isBest: boolean;
  /** What the strength is made of, hero by hero; empty: it is not known any more. */
  shares: Share[];
}

/** A part of a strength: a hero's level, the weakness once more, or what items and powers add. */
export interface Share {
  what: Hero | 'again' | 'bonus';
  points: number;
  /** The step of the scene that shows it. */
  step: number;
}

export interface Battle {
  boss: BossInfo;
  parties: Party[];
  /** The longest bar, in points of strength. */
  most: number;
}

const HERO = 200;
/** Every hero comes forward, then the weakness once more. */
export const HERO_STEPS = HEROES.length + 1;
const RESULTS = 1800;
const LONGEST = 600;
const REWARD = 700;

const isFight = (event: Event): event is Fight => event.kind === 'boss_fought' || event.kind === 'boss_fled';
const infoOf = (outlook: Outlook | null, boss: Boss): BossInfo | undefined =>
  outlook?.board.bosses.find((one) => one.boss === boss);

/** All levels, the weakness once more, and whatever else there was (PD-12.2). */
export function sharesOf(strength: number, levels: View['seats'][number]['sheet']['levels'], weakness: Hero): Share[] {
  const heroes = HEROES.map((hero, step): Share => ({ what: hero, points: levels[hero]!, step }));
  const again: Share = { what: 'again', points: levels[weakness]!, step: HEROES.length };
  const bonus = strength - [...heroes, again].reduce((sum, { points }) => sum + points, 0);
  if (bonus < 0) return []; // somebody has grown since
  return [...heroes, again, { what: 'bonus' as const, points: bonus, step: HEROES.length }].filter(
    ({ points }) => points > 0,
  );
}

/** A boss is met by everybody at once (PD-12.2 to PD-12.6). */
export function battle(
  events: readonly Event[],
  { view, outlook, names, me }: { view: View; outlook: Outlook | null; names: string[]; me: number | null },
): Scene<Battle> | null {
  const fights = events.filter(isFight);
  const boss = fights[0] && infoOf(outlook, fights[0].boss);
  if (!boss) return null;
  const best = events.find((event) => event.kind === 'boss_rewarded');
  const parties = fights.map((event): Party => ({
    seat: event.seat,
    strength: event.strength,
    glory: event.glory,
    wounds: event.kind === 'boss_fought' ? event.wounds : 0,
    fate: event.kind === 'boss_fought' ? 'fought' : event.explored ? 'weak' : 'lost',
    isBest: best?.seat === event.seat,
    shares: sharesOf(event.strength, view.seats[event.seat]!.sheet.levels, boss.weakness),
  }));
  const most =
    Math.max(...parties.map(({ strength }) => strength), ...boss.brackets.map(({ strength }) => strength)) * 1.1;
  const said = (event: Event) => eventText('paper_dungeons', event, names, me);
  const last = best ?? events.find((event) => event.kind === 'boss_unrewarded');
  const each = Math.min(LONGEST, RESULTS / fights.length);
  const heroes = Array.from({ length: HERO_STEPS }, (_, n) => ({
    ms: HERO,
    told: n < HEROES.length ? t('show-pd-lead') : t('show-pd-weak', { hero: heroText(boss.weakness) }),
  }));
  const steps = [
    ...heroes,
    ...fights.map((event) => ({ ms: each, told: said(event) })),
    { ms: REWARD, told: last ? said(last) : said(fights.at(-1)!) },
  ];
  return { title: bossText(boss.boss), lead: t('show-pd-lead'), steps, data: { boss, parties, most } };
}
