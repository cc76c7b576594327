/** A game's client is a value: nothing of a table lives in a module, and two tables of one game are two tables. */
import { cleanup, fireEvent } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import createCave from '../src/lib/games/dark_cave/client';
import type { Cave } from '../src/lib/games/dark_cave/own';
import caveScenes from '../src/lib/games/dark_cave/fixtures/scenes.json';
import createLords from '../src/lib/games/dungeon_lords/client';
import createPaper from '../src/lib/games/paper_dungeons/client';
import createWelcome from '../src/lib/games/welcome_dungeon/client';
import Board from '../src/lib/games/dark_cave/Board.svelte';
import type { Props } from '../src/lib/games/dark_cave/desk';
import caveBox from '../src/lib/wire/generated/dark_cave.components.json';
import lordsBox from '../src/lib/wire/generated/dungeon_lords.components.json';
import paperBox from '../src/lib/wire/generated/paper_dungeons.components.json';
import welcomeBox from '../src/lib/wire/generated/welcome_dungeon.components.json';
import { asUsual, mounting, propsOf, type Scene } from './support/board';

const GAMES = join(import.meta.dirname, '../src/lib/games');
const FOLDERS = ['dark_cave', 'dungeon_lords', 'paper_dungeons', 'shared', 'welcome_dungeon'];
/** Made once and never changed; a WeakMap keeps what has been worked out of a thing, with the thing. */
const FIXED = new Set(['Map', 'Set', 'RegExp', 'Intl', 'WeakMap']);

/** The part of a file that runs once for all tables. */
function moduleOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.svelte')) return text;
  const { module } = parse(text, { modern: true }) as unknown as {
    module: { content: { start: number; end: number } } | null;
  };
  return module ? text.slice(module.content.start, module.content.end) : '';
}

/** Names that a module binds anew, or to something that changes. */
function stateOf(text: string): string[] {
  const made = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  return made.statements.filter(ts.isVariableStatement).flatMap(({ declarationList: list }) => {
    const isConst = (list.flags & ts.NodeFlags.Const) !== 0;
    return list.declarations.filter((one) => !isConst || changes(one.initializer)).map((one) => one.name.getText());
  });
}

function changes(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isNewExpression(value)) return !FIXED.has(value.expression.getText().split('.')[0]!);
  return ts.isCallExpression(value) && value.expression.getText().startsWith('$state');
}

describe('no module of a game holds state', () => {
  it.each(FOLDERS)('%s', (folder) => {
    const files = readdirSync(join(GAMES, folder)).filter(
      (name) => /\.(ts|svelte)$/.test(name) && !/\.test\./.test(name),
    );
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((name) =>
      stateOf(moduleOf(join(GAMES, folder, name))).map((state) => `${name}: ${state}`),
    );
    expect(found).toEqual([]);
  });

  it('is found where there is some', () => {
    expect(
      stateOf('let a = 1; export let b: number; const c = $state(0); const d = new Hand(); const e = $state.raw(null)'),
    ).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(
      stateOf('const a = 1; const b = new Map([[1, 2]]); const c = [1]; function d() { let e = 1; return e; }'),
    ).toEqual([]);
  });
});

describe('two clients of one game', () => {
  it.each([
    ['dark_cave', createCave, caveBox],
    ['dungeon_lords', createLords, lordsBox],
    ['paper_dungeons', createPaper, paperBox],
    ['welcome_dungeon', createWelcome, welcomeBox],
  ] as const)('%s: share nothing that a table owns', (_, create, box) => {
    const [one, other] = [create(box).own, create(box).own] as Record<string, object>[];
    expect(Object.keys(one!).length).toBeGreaterThan(0);
    for (const part of Object.keys(one!)) expect(one![part], part).not.toBe(other![part]);
  });
});

describe('two boards of one game on a page', () => {
  asUsual();

  it('are different tables: what is chosen at one is not chosen at the other', async () => {
    const scene = caveScenes.act as unknown as Scene<Props['view'], never, never, Props['outlook']>;
    const [one, other] = [createCave(caveBox), createCave(caveBox)];
    mounting(() => one)(Board, propsOf<Props>(scene));
    mounting(() => other)(Board, propsOf<Props>(scene));
    const boards = [...document.querySelectorAll<HTMLElement>('.dc')];
    expect(boards).toHaveLength(2);
    await fireEvent.click(boards[0]!.querySelector('.hcard[data-legal]')!);
    expect((one.own as Cave).picks.card).not.toBeNull();
    expect((other.own as Cave).picks.card).toBeNull();
    expect(boards.map((board) => board.querySelector('.hcard[aria-pressed="true"]') !== null)).toEqual([true, false]);
    cleanup();
  });
});
