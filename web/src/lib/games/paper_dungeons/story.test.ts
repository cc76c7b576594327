import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { has, LANGUAGES, loadLanguage } from '../../text';
import type { BestInfo } from '../../wire/generated/wire';
import { bestOf, tasksOf, taskOf } from './bests.ts';
import type { Boss, View } from './box.ts';
import { GRADE_ICONS, LEVELS } from './grade.ts';
import Grade from './Grade.svelte';
import { ALL, bossesOf, CAMPAIGNS, pagesOf, STORIES } from './story.ts';
import Reread from './Reread.svelte';
import Story from './Story.svelte';

const BOXES = 12;

/** A view as far as the story reads it: `won` says for each finished chapter whether the last boss was beaten. */
function view(campaign: string, won: boolean[], more: Partial<View> = {}): View {
  const dungeons = CAMPAIGNS.find((story) => story.id === campaign)?.dungeons ?? ['A'];
  const isOver = won.length === dungeons.length;
  const chapter = Math.min(won.length + 1, dungeons.length);
  return {
    options: { campaign, random_bosses: false },
    phase: isOver ? 'game_end' : 'choose_cards',
    chapter,
    chapters: dungeons.length,
    dungeon: dungeons[chapter - 1],
    bosses: bossesOf(dungeons[chapter - 1]!),
    results: won.map((isBeaten) => ({
      boxes: [
        Array.from({ length: BOXES }, (_, box) => (box === 2 ? (isBeaten ? 8 : -6) : box === BOXES - 1 ? 90 : 0)),
      ],
      rooms: [20],
      winners: [0],
    })),
    ...more,
  } as unknown as View;
}

const kinds = (one: View) => pagesOf(one, 0).map((page) => page.kind);

beforeAll(async () => {
  settings.language = 'en';
  await loadLanguage('en');
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the book of a campaign', () => {
  it('has no pages for a single game', () => {
    expect(pagesOf(view('none', []), 0)).toEqual([]);
  });

  it('grows chapter by chapter', () => {
    expect(kinds(view('bandit_hunters', []))).toEqual(['prologue', 'opening']);
    expect(kinds(view('bandit_hunters', [true]))).toEqual(['prologue', 'opening', 'closing', 'opening']);
    expect(kinds(view('bandit_hunters', [true, false, true])).slice(-3)).toEqual(['opening', 'closing', 'epilogue']);
  });

  it('tells all four stories in the grand campaign, each with its beginning and its end', () => {
    const pages = pagesOf(view(ALL, Array<boolean>(12).fill(true)), 0);
    expect(pages.filter((page) => page.kind === 'opening')).toHaveLength(12);
    expect(pages.filter((page) => page.kind === 'prologue').map((page) => page.story)).toEqual([
      ALL,
      ...STORIES.map((story) => story.id),
    ]);
    expect(pages.filter((page) => page.kind === 'epilogue').map((page) => page.story)).toEqual([
      ...STORIES.map((story) => story.id),
      ALL,
    ]);
  });

  it('remembers how the last boss of a chapter was met', () => {
    const closings = pagesOf(view('warlocks_tower', [true, false]), 0).filter((page) => page.kind === 'closing');
    expect(closings.map((page) => page.beaten)).toEqual([true, false]);
  });

  it('does not guess the bosses of a chapter that is past when they were drawn', () => {
    const drawn = view('bandit_hunters', [true], {
      options: { campaign: 'bandit_hunters', random_bosses: true },
      bosses: ['golem', 'hydra', 'lich'] as Boss[],
    } as never);
    const pages = pagesOf(drawn, 0);
    expect(pages[1]!.bosses).toEqual([]);
    expect(pages.at(-1)!.bosses).toEqual(['golem', 'hydra', 'lich']);
  });

  it('has words for every page in every language', async () => {
    for (const language of LANGUAGES) {
      await loadLanguage(language);
      for (const { id, dungeons } of CAMPAIGNS) {
        const keys = [
          `pds-prologue-${id}`,
          `pds-epilogue-${id}`,
          ...dungeons.flatMap((d) => [`pds-opening-${d}`, `pds-closing-${d}`]),
        ];
        keys.push(...dungeons.flatMap(bossesOf).map((boss) => `pds-omen-${boss}`));
        expect(keys.filter((key) => !has(language, key))).toEqual([]);
      }
    }
  });
});

describe('the story at the table', () => {
  it('opens by itself once, and again when there is more to tell', async () => {
    const shown = render(Story, { view: view('bandit_hunters', []), me: 0 });
    expect(document.querySelectorAll('dialog .pds-page')).toHaveLength(2);
    expect(document.body.textContent).toContain('Three caravans');
    await fireEvent.click(document.querySelector('dialog .btn.pri')!);
    expect(document.querySelector('dialog')).toBeNull();
    await shown.rerender({ view: view('bandit_hunters', [false]), me: 0 });
    expect(document.querySelectorAll('dialog .pds-page')).toHaveLength(2);
    expect(document.body.textContent).toContain('Watcher: still down there');
    expect(document.body.textContent).not.toContain('Three caravans');
    await fireEvent.click(document.querySelector('dialog .btn.pri')!);
    shown.unmount();
    render(Story, { view: view('bandit_hunters', [false]), me: 0 });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('can be read again as a whole', async () => {
    localStorage.setItem(`podzemi.story.${location.pathname}`, '9');
    const told = view('bandit_hunters', [true]);
    const shown = render(Story, { view: told, me: 0 });
    expect(document.querySelector('dialog')).toBeNull();
    let asked = 0;
    render(Reread, { view: told, me: 0, open: () => asked++ });
    await fireEvent.click(document.querySelector('.pds-book')!);
    expect(asked).toBe(1);
    await shown.rerender({ rereading: true });
    expect(document.querySelectorAll('dialog .pds-page')).toHaveLength(4);
  });

  it('is silent in a single game', () => {
    render(Story, { view: view('none', []), me: 0 });
    render(Reread, { view: view('none', []), me: 0, open: () => {} });
    expect(document.body.textContent?.trim()).toBe('');
  });
});

describe('grades and bests', () => {
  const best = (options: object, score: number, dungeon?: string): BestInfo =>
    ({
      table: `t${score}`,
      score,
      options,
      detail: dungeon ? { dungeon } : {},
      finished: 0,
      pack: null,
      grade: null,
    }) as unknown as BestInfo;

  it('shows how good it was', () => {
    render(Grade, { grade: { name: 'torch', level: 4, percentile: 61 } });
    expect(document.body.textContent).toContain('A torch in the dark: better than 61 in 100 of our bot’s matches');
    expect(document.querySelectorAll('.lit')).toHaveLength(4);
    expect(document.querySelector('[role=img]')!.getAttribute('aria-label')).toBe(`Light 4 of ${LEVELS}`);
    expect(Object.keys(GRADE_ICONS)).toHaveLength(7);
  });

  it('finds the best of each dungeon and story', () => {
    const all = [
      best({ campaign: 'bandit_hunters', dungeon: 'random' }, 290),
      best({ campaign: 'none', dungeon: 'random' }, 104, 'H'),
      best({ campaign: 'none', dungeon: 'H' }, 88, 'H'),
    ];
    expect(all.map(taskOf)).toEqual(['bandit_hunters', 'H', 'H']);
    expect(bestOf(all, 'H')).toEqual({ first: all[1], count: 2 });
    expect(bestOf(all, 'A')).toBeNull();
    expect(tasksOf('dungeons')).toHaveLength(12);
    expect(tasksOf('stories').map((task) => task.options)).toContainEqual({ campaign: ALL });
  });
});
