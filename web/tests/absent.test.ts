/** Pages that draw a game's board stay usable when it does not come, or breaks. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../src/lib/api';
import { loadClient } from '../src/lib/games';
import type { GameClient } from '../src/lib/games/board';
import ReplayView from '../src/lib/replay/ReplayView.svelte';
import type { Source } from '../src/lib/replay/source';
import { settings } from '../src/lib/settings.svelte';
import { followSetting, isReady } from '../src/lib/speak.svelte';
import { loadLanguage } from '../src/lib/text';
import Lesson from '../src/routes/Lesson.svelte';
import Puzzle from '../src/routes/Puzzle.svelte';
import Rules from '../src/routes/Rules.svelte';
import { until } from './support/until';

vi.mock('../src/lib/games', () => ({ loadClient: vi.fn() }));

const GAME = 'dark_cave';
const VIEW = { game: GAME, seat: 0, to_act: [0], seats: [{}, {}], phase: 'draw' };
const LEGAL = [{ kind: 'end_turn' }];
const STEP = { view: VIEW, legal: LEGAL, outlook: null, events: [], history: [], names: ['', 'Vera'], result: null };
const TELLING = { title: 'A first step', idea: '', task: 'Go on', done: '', answers: [], tries: [] };
const story = {
  game: GAME,
  players: 2,
  options: {},
  total: 1,
  eye: 'public',
  rounds: [0],
  history: [],
  pack: null,
  table: null,
  branches: [],
  behind: null,
};
const frame = {
  at: 0,
  time: 0,
  seat: null,
  focus: null,
  view: VIEW,
  outlook: null,
  events: [],
  result: null,
  hands: null,
};
const source = {
  page: async () => ({ total: 1, eye: 'public', frames: [frame] }),
  story: async () => story,
} as unknown as Source;
const PICTURE = { view: VIEW, outlook: null, names: ['Anna', 'Vera'], seat: 0, result: null };
const paragraph = (id: string, more: object) => ({
  id,
  kind: 'text',
  heading: '',
  text: '',
  rows: [],
  steps: [],
  clauses: [],
  scene: '',
  ...more,
});
const BOOK = {
  game: GAME,
  title: 'Cave',
  language: 'en',
  pictures: { first: PICTURE },
  chapters: [
    {
      id: 'one',
      title: 'The start',
      lead: '',
      paragraphs: [
        paragraph('a', { text: 'You dig.' }),
        paragraph('b', { kind: 'picture', scene: 'first', text: 'A cave.' }),
      ],
    },
  ],
};

const PAGES = {
  puzzle: () => render(Puzzle, { game: GAME, id: 'hunt-easy-1' }),
  lesson: () => render(Lesson, { game: GAME, scene: 'step' }),
  replay: () => render(ReplayView, { source, story: story as never, at: 0, table: null }),
};
const breaks = () => {
  throw new Error('the map fell off');
};

beforeAll(async () => {
  settings.language = 'en';
  await loadLanguage('en');
  followSetting();
  await until(() => expect(isReady()).toBe(true));
});
beforeEach(() => {
  vi.spyOn(api, 'puzzle').mockResolvedValue({ ...STEP, puzzle: { goal: {}, difficulty: 1 } } as never);
  vi.spyOn(api, 'scene').mockResolvedValue({
    ...STEP,
    seat: 0,
    telling: TELLING,
    mistake: null,
    show: {},
    look: [],
    open: false,
    step: 0,
    steps: 1,
  } as never);
  vi.spyOn(api, 'ways').mockResolvedValue([
    { game: GAME, scenes: [{ id: 'step', title: 'A first step', how: 'ahead', optional: false }], asked: true },
  ] as never);
  vi.spyOn(api, 'me').mockResolvedValue({ id: 'me', name: 'Anna', guest: true } as never);
  vi.spyOn(api, 'games').mockResolvedValue([]);
  vi.spyOn(api, 'rulebook').mockResolvedValue(BOOK as never);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a game's client that does not come", () => {
  beforeEach(
    () => void vi.mocked(loadClient).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module')),
  );

  it.each(Object.entries(PAGES))('leaves no %s waiting for ever', async (_, open) => {
    open();
    expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeTruthy();
    expect(screen.getByText(/Failed to fetch dynamically/)).toBeTruthy();
  });

  it('leaves the rules to be read, and says where a picture is missing', async () => {
    render(Rules, { game: GAME });
    expect(await screen.findByText('You dig.')).toBeTruthy();
    expect(await screen.findByText(/A part of this page could not be loaded/)).toBeTruthy();
    expect(screen.getByText('A cave.')).toBeTruthy();
  });
});

describe('a server that does not answer', () => {
  const silence = new Refused({ code: 'unreachable' } as never, 0);

  it('is asked for the rules again by hand', async () => {
    vi.mocked(loadClient).mockResolvedValue({});
    vi.mocked(api.rulebook).mockRejectedValueOnce(silence);
    render(Rules, { game: GAME });
    await fireEvent.click(await screen.findByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('You dig.')).toBeTruthy();
  });
});

describe("a game's board that breaks", () => {
  beforeEach(
    () => void vi.mocked(loadClient).mockResolvedValue({ Board: breaks as never } satisfies GameClient as never),
  );

  it.each(Object.entries(PAGES))('leaves the rest of the %s', async (_, open) => {
    open();
    expect(await screen.findByText(/You can go on without it/)).toBeTruthy();
    expect(document.querySelector('.generic')).not.toBeNull();
  });

  it.each(['puzzle', 'lesson'] as const)('leaves every action of the %s', async (page) => {
    PAGES[page]();
    await until(() => expect(document.querySelectorAll('.ask .choice')).toHaveLength(LEGAL.length));
  });

  it('takes one picture out of the rules, not the rules', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    render(Rules, { game: GAME });
    expect(await screen.findByText(/This picture could not be drawn/)).toBeTruthy();
    expect(screen.getByText('You dig.')).toBeTruthy();
    vi.mocked(loadClient).mockClear();
    await fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText(/This picture could not be drawn/)).toBeTruthy();
  });
});
