/** The campaign as a book: which pages there are, as far as a table has come. */
import { t } from '../../speak.svelte';
import standard from '../../wire/generated/paper_dungeons.components.json';
import type { Boss, View } from './box.ts';

export interface Story {
  id: string;
  dungeons: string[];
}

export interface Page {
  kind: 'prologue' | 'opening' | 'closing' | 'epilogue';
  /** The story of a prologue or an epilogue. */
  story: string;
  /** Counted from 1, in the campaign that is played; 0 beside the chapters. */
  chapter: number;
  dungeon: string;
  /** Who waits in that chapter; empty: no longer known. */
  bosses: Boss[];
  /** How the last fight of a finished chapter ended for the reader. */
  beaten: boolean | null;
}

/** All twelve chapters in a row. */
export const ALL = 'all';
export const STORIES: readonly Story[] = standard.story;
export const CAMPAIGNS: readonly Story[] = [
  ...STORIES,
  { id: ALL, dungeons: STORIES.flatMap((story) => story.dungeons) },
];

const LAST_BOSS = 2;

/** The name of a campaign as a title. */
export function campaignText(id: string): string {
  return id === ALL ? t('pds-grand') : t(`pd-option-campaign-${id}`);
}

export function bossesOf(dungeon: string): Boss[] {
  return (standard.dungeon.find((one) => one.id === dungeon)?.bosses ?? []) as Boss[];
}

const page = (kind: Page['kind'], more: Partial<Page>): Page => ({
  kind,
  story: '',
  chapter: 0,
  dungeon: '',
  bosses: [],
  beaten: null,
  ...more,
});

/** A chapter as a view shows it: its bosses, and how the last of them was met. */
function chapterOf(view: View, chapter: number, reader: number): Pick<Page, 'bosses' | 'beaten'> {
  const isDrawn = view.options['random_bosses'] === true;
  const isNow = chapter === view.chapter;
  const dungeon = CAMPAIGNS.find((story) => story.id === view.options['campaign'])!.dungeons[chapter - 1]!;
  const glory = view.results[chapter - 1]?.boxes[reader]?.[LAST_BOSS];
  return {
    bosses: isNow ? (view.bosses as Boss[]) : isDrawn ? [] : bossesOf(dungeon),
    beaten: glory === undefined ? null : glory > 0,
  };
}

/** The pages read so far at a table, first one first; none outside a campaign. */
export function pagesOf(view: View, reader: number): Page[] {
  const campaign = CAMPAIGNS.find((story) => story.id === view.options['campaign']);
  if (!campaign) return [];
  const pages = [page('prologue', { story: campaign.id })];
  campaign.dungeons.slice(0, view.chapter).forEach((dungeon, n) => {
    const chapter = n + 1;
    const inner = campaign.id === ALL ? STORIES.find((story) => story.dungeons.includes(dungeon)) : undefined;
    const known = chapterOf(view, chapter, reader);
    if (inner?.dungeons[0] === dungeon) pages.push(page('prologue', { story: inner.id }));
    pages.push(page('opening', { chapter, dungeon, ...known }));
    if (view.results.length < chapter) return;
    pages.push(page('closing', { chapter, dungeon, ...known }));
    if (inner?.dungeons.at(-1) === dungeon) pages.push(page('epilogue', { story: inner.id }));
    if (chapter === campaign.dungeons.length) pages.push(page('epilogue', { story: campaign.id }));
  });
  return pages;
}
