/** The server's HTTP interface, typed. Whatever goes wrong arrives as a `Problem` to show. */
import { outside } from './base';
import { during } from './idle';
import { offline } from './offline.svelte';
import { reach } from './wire/border';
import type {
  BestInfo,
  Book,
  GameInfo,
  Hint,
  HistoryPage,
  LearnGame,
  LearnStep,
  Leaderboard,
  Lesson,
  MatchRatings,
  Me,
  Move,
  NewTable,
  PaceInfo,
  PackInfo,
  Person,
  Problem,
  Profile,
  PuzzleBest,
  PuzzleGames,
  PuzzleList,
  PuzzleStep,
  Report,
  SetupInfo,
  Statistics,
  TableInfo,
  TableList,
} from './wire/generated/wire';
import { isThin } from './wire/line';

export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.text);
    this.problem = problem;
    this.status = status;
  }
}

export const UNREACHABLE: Problem = { code: 'unreachable', text: '', clause: '', values: {}, game: null };

/** The answer to the last `me`: with the first one the reader becomes somebody. What is done before has nobody who does it. */
let introduced: Promise<unknown> = Promise.resolve();

function me(): Promise<Me> {
  const answer = ask<Me>('GET', '/me');
  introduced = answer.catch(() => null);
  return answer;
}

export function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return send<T>(method, path, body === undefined ? undefined : JSON.stringify(body));
}

/** Ask with a body that is JSON already: a record's seed has more digits than a number here can hold. */
export function send<T>(method: string, path: string, text?: string): Promise<T> {
  return during(exchange<T>(method, path, text));
}

async function exchange<T>(method: string, path: string, text?: string): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (text !== undefined) {
    init.body = text;
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  if (method !== 'GET' || path.startsWith('/me/')) await introduced;
  let answer: Response;
  try {
    answer = await reach(outside(`/api${path}`), init);
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  if (!answer.ok) throw new Refused(await problemOf(answer), answer.status);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return { ...UNREACHABLE, ...problem, code: problem.code ?? 'internal', text: problem.text ?? '' };
  } catch {
    return { ...UNREACHABLE, code: 'internal' };
  }
}

/** The part of my history to show; null: all. */
export interface HistoryWish {
  game: string | null;
  players: number | null;
  outcome: 'won' | 'lost' | null;
  against: string | null;
}

function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

const puzzle = (...parts: string[]) => ['/puzzles', ...parts.map(encodeURIComponent)].join('/');
const lesson = (game: string, scene: string) => `/learn/${encodeURIComponent(game)}/${encodeURIComponent(scene)}`;
export const socketAt = (path: string) => `${location.origin.replace(/^http/, 'ws')}${outside(`/api${path}`)}`;
export const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  /** All options of a match with those given; refused: why it cannot be played so. */
  setup: (game: string, players: number, options: object, pack: string | null = null) =>
    ask<SetupInfo>('POST', `/games/${encodeURIComponent(game)}/setup`, { players, options, pack }),
  bests: (game: string) => ask<BestInfo[]>('GET', `/me/bests?game=${encodeURIComponent(game)}`),
  rulebook: (game: string, language: string) =>
    ask<Book>('GET', `/rules/${encodeURIComponent(game)}?${query({ lang: language })}`),
  clocks: () => ask<PaceInfo[]>('GET', '/clocks'),
  packs: (game: string) => ask<PackInfo[]>('GET', `/packs?game=${encodeURIComponent(game)}`),
  addPack: (game: string, text: string) => ask<PackInfo>('POST', '/packs', { game, text }),
  dropPack: (id: string) => ask<void>('DELETE', `/packs/${encodeURIComponent(id)}`),
  components: (id: string) => ask<unknown>('GET', `/packs/${encodeURIComponent(id)}/components`),
  packPath: (id: string) => `/api/packs/${encodeURIComponent(id)}/text`,
  templatePath: (game: string) => `/api/games/${encodeURIComponent(game)}/template`,
  me,
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  ownTables: () => ask<TableList>('GET', '/tables?mine=true'),
  create: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  table: (id: string) => ask<TableInfo>('GET', at(id)),
  sit: (id: string, seat: number, player: string) => ask<TableInfo>('POST', at(id, `/seats/${seat}`), { player }),
  /** Somebody at this device sits down. */
  seatGuest: (id: string, seat: number, guest: string) =>
    ask<TableInfo>('POST', at(id, `/seats/${seat}`), { player: 'here', guest }),
  stand: (id: string, seat: number) => ask<TableInfo>('DELETE', at(id, `/seats/${seat}`)),
  start: (id: string) => ask<TableInfo>('POST', at(id, '/start')),
  rematch: (id: string) => ask<TableInfo>('POST', at(id, '/rematch')),
  mutes: () => ask<Person[]>('GET', '/me/mutes'),
  mute: (id: string) => ask<Person[]>('PUT', `/me/mutes/${encodeURIComponent(id)}`),
  unmute: (id: string) => ask<Person[]>('DELETE', `/me/mutes/${encodeURIComponent(id)}`),
  report: (table: string, report: Report) => ask<void>('POST', at(table, '/reports'), report),
  history: (wish: HistoryWish, after: string | null = null) =>
    ask<HistoryPage>('GET', `/me/history?${query({ ...wish, after })}`),
  ratings: (table: string) => ask<MatchRatings>('GET', at(table, '/ratings')),
  profile: (who: string) => ask<Profile>('GET', `/people/${encodeURIComponent(who)}`),
  statistics: (who: string, game: string) =>
    ask<Statistics>('GET', `/people/${encodeURIComponent(who)}/statistics?${query({ game })}`),
  leaderboard: (game: string, players: number) => ask<Leaderboard>('GET', `/ratings?${query({ game, players })}`),
  puzzleGames: () => ask<PuzzleGames>('GET', '/puzzles'),
  puzzles: (game: string) => ask<PuzzleList>('GET', puzzle(game)),
  puzzle: (game: string, id: string, actions: unknown[]) => ask<PuzzleStep>('POST', puzzle(game, id), { actions }),
  puzzleHint: (game: string, id: string, actions: unknown[], degree: number) =>
    ask<Hint>('POST', puzzle(game, id, 'hint'), { actions, degree }),
  puzzleBest: (game: string, id: string) => ask<PuzzleBest>('GET', puzzle(game, id, 'best')),
  ways: (language: string) => ask<LearnGame[]>('GET', `/learn?${query({ lang: language })}`),
  scene: (game: string, id: string, moves: Move[], language: string) =>
    ask<LearnStep>('POST', `${lesson(game, id)}?${query({ lang: language })}`, { moves }),
  keepLesson: (game: string, id: string, how: 'done' | 'skipped', language: string) =>
    ask<LearnGame>('PUT', `${lesson(game, id)}?${query({ lang: language })}`, { how }),
  hindsight: (id: string) => ask<Lesson[]>('GET', at(id, '/hindsight')),
  recordPath: (id: string) => `/api${at(id, '/record')}`,
  tablePath: (id: string) => at(id),
  socketUrl: (id: string) => socketAt(at(id, `/live?changes=true${isThin() && !offline.here ? '&compress=true' : ''}`)),
};
