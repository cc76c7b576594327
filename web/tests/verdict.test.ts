import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnyView, GameClient, MatchResult } from '../src/lib/games/board';
import { contextOf } from '../src/lib/games/own';
import cave from '../src/lib/games/dark_cave/client';
import caveBox from '../src/lib/wire/generated/dark_cave.components.json';
import caveScenes from '../src/lib/games/dark_cave/fixtures/scenes.json';
import lords from '../src/lib/games/dungeon_lords/client';
import lordsBox from '../src/lib/wire/generated/dungeon_lords.components.json';
import lordScenes from '../src/lib/games/dungeon_lords/fixtures/scenes.json';
import paper from '../src/lib/games/paper_dungeons/client';
import paperBox from '../src/lib/wire/generated/paper_dungeons.components.json';
import paperScenes from '../src/lib/games/paper_dungeons/fixtures/scenes.json';
import welcome from '../src/lib/games/welcome_dungeon/client';
import welcomeBox from '../src/lib/wire/generated/welcome_dungeon.components.json';
import welcomeScenes from '../src/lib/games/welcome_dungeon/fixtures/scenes.json';
import { settings } from '../src/lib/settings.svelte';
import ResultDialog from '../src/lib/table/ResultDialog.svelte';
import { decisiveRow, verdictOf } from '../src/lib/table/verdict';
import { LANGUAGES, loadLanguage } from '../src/lib/text';

const NAMES = ['Anežka', 'Marek', 'Zofia', 'Tomáš', 'Ela'];
const result = (ranking: number[][], scores: number[]): MatchResult => ({ ranking, scores, detail: {} });

beforeAll(async () => {
  settings.language = 'en';
  await Promise.all(LANGUAGES.map((language) => loadLanguage(language)));
});
afterEach(cleanup);

describe('the verdict', () => {
  it('says by how much, against the winner or the next', () => {
    const end = result([[2], [0], [1]], [83, 65, 93]);
    expect(verdictOf(end, 2, true)).toMatchObject({ key: 'won-by', by: 10, rival: 0 });
    expect(verdictOf(end, 1, true)).toMatchObject({ key: 'lost-by', by: 28, rival: 2 });
    expect(verdictOf(end, 1, false)?.key).toBe('lost');
  });

  it('shares a victory, and says nothing to spectators or alone', () => {
    expect(verdictOf(result([[1, 3], [0]], [0, 18, 0, 18]), 3, false)).toMatchObject({ key: 'won-with', with: [1] });
    expect(verdictOf(result([[0], [1]], [1, 0]), null, true)).toBeNull();
    expect(verdictOf(result([[0]], [83]), 0, true)).toBeNull();
  });

  it('calls it a draw when all share the first place, unless all of them have won', () => {
    expect(verdictOf(result([[0, 1, 2]], [0, 0, 0]), 1, false)).toMatchObject({ key: 'drawn', with: [] });
    expect(verdictOf(result([[0, 1, 2], []], [9, 9, 9]), 1, false)).toMatchObject({ key: 'won-with', with: [0, 2] });
  });

  it('finds the row that decided, for the winner and for the loser', () => {
    const table = {
      title: '',
      rows: [
        { name: 'a', points: [5, 7] },
        { name: 'b', points: [9, 1] },
        { name: 'c', points: [0, 12] },
      ],
    };
    expect(decisiveRow(table, 0, 1, false)).toBe(2);
    expect(decisiveRow(table, 0, 1, true)).toBe(1);
    expect(decisiveRow({ title: '', rows: [{ name: 'a', points: [3, 3] }] }, 0, 1, true)).toBeNull();
  });
});

interface Over {
  view: AnyView;
  result: MatchResult;
}
const ENDS: [string, GameClient, Over][] = [
  ['dark_cave', cave(caveBox), caveScenes.over as unknown as Over],
  ['dungeon_lords', lords(lordsBox), lordScenes.over as unknown as Over],
  ['paper_dungeons', paper(paperBox), paperScenes.game_over as unknown as Over],
  ['welcome_dungeon', welcome(welcomeBox), welcomeScenes.game_over as unknown as Over],
];

describe('the result of every game', () => {
  const show = (game: string, client: GameClient, { view, result: end }: Over, me: number | null) =>
    render(ResultDialog, {
      props: {
        game,
        result: end,
        view,
        names: NAMES,
        me,
        client,
        outlook: null,
        replay: '/r/OAK',
        again: () => {},
        close: () => {},
      },
      context: contextOf(client),
    });

  it.each(ENDS)('%s: says to each seat whether it won, and why', (game, client, end) => {
    for (const seat of end.result.scores.keys()) {
      show(game, client, end, seat);
      const won = end.result.ranking[0]!.includes(seat);
      expect(document.querySelector('dialog h2')!.textContent).toMatch(won ? /^You won/ : /^You lost/);
      expect(document.querySelector('.why')!.textContent).not.toMatch(/undefined|none|[{}]/);
      cleanup();
    }
  });

  it.each(ENDS.filter(([, client]) => client.score))(
    '%s: the rows add up to the points of every seat',
    (game, client, end) => {
      show(game, client, end, 0);
      const sums = end.result.scores.map((_, seat) =>
        client.score!(end.result, end.view)!.rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
      );
      expect(sums).toEqual(end.result.scores);
      const sheet = within(document.querySelector<HTMLElement>('dialog table')!);
      expect(sheet.getAllByRole('columnheader', { hidden: true })).toHaveLength(end.result.scores.length);
      expect(document.querySelectorAll('.decided').length).toBeLessThanOrEqual(1);
      const best = end.result.ranking.flat().map((seat) => end.result.scores[seat]!);
      expect(
        [...document.querySelectorAll('ol .total')].map((total) => Number(total.textContent!.replace('−', '-'))),
      ).toEqual(best);
    },
  );

  it('leads to the replay, the lobby and a rematch', () => {
    show(...ENDS[3]!, 0);
    expect(screen.getByRole('link', { name: 'To the home page', hidden: true })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Replay', hidden: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Same players again', hidden: true })).toBeTruthy();
  });
});
