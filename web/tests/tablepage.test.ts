import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/text';
import cave from '../src/lib/games/dark_cave/fixtures/scenes.json';
import createCave from '../src/lib/games/dark_cave/client';
import { loadClient } from '../src/lib/games';
import createWelcome from '../src/lib/games/welcome_dungeon/client';
import caveBox from '../src/lib/wire/generated/dark_cave.components.json';
import welcomeBox from '../src/lib/wire/generated/welcome_dungeon.components.json';
import welcome from '../src/lib/games/welcome_dungeon/fixtures/scenes.json';
import { goOn, happen, openTable, primary, standIn, type Scene } from './support/tablepage';
import { until } from './support/until';

vi.mock('../src/lib/games', async (original) => {
  const real = await original<typeof import('../src/lib/games')>();
  return { ...real, loadClient: vi.fn(real.loadClient) };
});

type Space = [number, number, string];
interface Walk extends Scene {
  view: Omit<Scene['view'], 'seats'> & { seats: { dwarf: Space | null }[]; left: number };
  outlook: { reach: { space: Space; cost: number; via: Space }[] };
}
const WALK = cave.walk as unknown as Walk;

/** One step later: the dwarf stands there, and these spaces are beside him. */
function stepped(to: Space, beside: Space[]): Walk {
  const seats = WALK.view.seats.map((side, seat) => (seat === WALK.view.seat ? { ...side, dwarf: to } : side));
  const [row] = WALK.outlook.reach;
  return {
    version: WALK.version + 1,
    view: { ...WALK.view, seats, left: 2 },
    legal: [...beside.map((space) => ({ kind: 'step', to: space })), { kind: 'end_move' }],
    events: [{ kind: 'dwarf_stepped', seat: 0, origin: WALK.view.seats[0]!.dwarf, to, left: 2 }],
    outlook: { ...WALK.outlook, reach: beside.map((space) => ({ ...row!, space, cost: 1, via: to })) },
  };
}

beforeAll(async () => {
  settings.language = 'en';
  await loadLanguage('en');
});
beforeEach(() => standIn());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pad = (space: Space) =>
  document.querySelector<HTMLElement>(`.dc-spot.pad[data-legal][data-place="space:${space.join()}"]`)!;

describe('The Dark Cave, walking', () => {
  it('shows the pencil of every press, also after a step that was inked on the map', async () => {
    const line = await openTable('dark_cave', WALK, 6, '.dc-map');
    const [home, ladder]: Space[] = [WALK.view.seats[0]!.dwarf!, [0, 0, 'a']];
    await fireEvent.click(pad(ladder!));
    expect(primary()).not.toBeNull();
    await fireEvent.keyDown(pad(ladder!), { key: 'Enter' });
    expect(line.acts).toHaveLength(1);
    await goOn(line, stepped(ladder!, [home!, [1, 0, 'e']]));
    expect(primary()).toBeNull();
    await fireEvent.click(pad(home!));
    expect(primary()).not.toBeNull();
  });
});

describe('a game whose client breaks', () => {
  const broken = () => {
    throw new Error('the map fell off');
  };
  it('is played on with plain words and a button for every action', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(loadClient).mockImplementationOnce(async () => ({ ...createCave(caveBox), crumb: broken }));
    await openTable('dark_cave', WALK, 6, '[role="alert"]');
    expect(said).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
    expect(screen.getByText(/the map fell off/)).toBeTruthy();
    expect(document.querySelectorAll('.ask .choice')).toHaveLength(WALK.legal.length);
  });
});

describe('the end', () => {
  const OVER = welcome.game_over as unknown as Scene;
  const bid = welcome.bid_turn as unknown as Scene;
  const BEFORE: Scene = { ...bid, view: { ...bid.view, seats: bid.view.seats.slice(0, OVER.view.seats.length) } };

  it('opens the result by itself, whatever else the table hears meanwhile', async () => {
    settings.pace = 'at-once';
    const line = await openTable(
      'welcome_dungeon',
      { ...BEFORE, version: OVER.version - 1 },
      OVER.view.seats.length,
      '.wd',
    );
    await happen(line, { ...OVER, events: [] });
    line.say({ kind: 'table', table: { ...line.info!, phase: 'finished', spectators: 1 } } as never);
    await until(() => expect(document.querySelector('dialog h2')?.textContent).toMatch(/^You (won|lost)/));
    settings.pace = null;
  });

  it('waits until a dialogue that somebody reads is closed', async () => {
    settings.pace = 'at-once';
    const line = await openTable(
      'welcome_dungeon',
      { ...BEFORE, version: OVER.version - 1 },
      OVER.view.seats.length,
      '.wd',
    );
    const read = document.body.appendChild(document.createElement('dialog'));
    read.open = true;
    const look = vi.spyOn(document, 'querySelector');
    await happen(line, { ...OVER, events: [] });
    await until(() => expect(look).toHaveBeenCalledWith('dialog[open]'));
    expect(document.querySelector('dialog h2')).toBeNull();
    read.remove();
    await until(() => expect(document.querySelector('dialog h2')?.textContent).toMatch(/^You (won|lost)/));
    settings.pace = null;
  });
});

describe('beside the board', () => {
  const ACT = cave.act as unknown as Scene;
  const bid = welcome.bid_turn as unknown as Scene;
  const shown = (id: string) => document.querySelector(`[data-testid="${id}"]`);
  const seen = (id: string) => until(() => expect(shown(id)).not.toBeNull());
  const gone = (id: string) => until(() => expect(shown(id)).toBeNull());
  /** The side of a board comes after it, and the game's own part of it after that. */
  async function ready(): Promise<void> {
    await seen('sound');
    await Promise.all([createCave(caveBox).show!(), createWelcome(welcomeBox).show!()]);
    await new Promise((done) => setTimeout(done));
  }
  afterEach(() => {
    settings.pace = null;
    settings.forced = true;
  });

  it('what is done to me comes as a banner, which Esc closes', async () => {
    settings.pace = 'at-once';
    const line = await openTable('dark_cave', ACT, 6, '.dc-map');
    await ready();
    const swap = {
      kind: 'hands_swapped',
      seat: 1,
      player: ACT.view.seat,
      card: 'A1-04',
      given: 3,
      taken: 4,
      given_cards: [],
      taken_cards: [],
    };
    await happen(line, { ...ACT, version: ACT.version + 1, events: [swap] });
    await seen('banner');
    expect(shown('banner')!.textContent).toContain('You hold a new set of cards.');
    await fireEvent.keyDown(window, { key: 'Escape' });
    await gone('banner');
  });

  it('what changed since my last decision is ringed until I decide', async () => {
    settings.pace = 'at-once';
    const line = await openTable('welcome_dungeon', { ...bid, version: 5 }, bid.view.seats.length, '.wd');
    await ready();
    const other = (bid.view.seat! + 1) % bid.view.seats.length;
    const passed = (version: number): Scene => ({
      ...bid,
      version,
      events: [{ kind: 'passed', seat: other, forced: false, left: 2 }],
    });
    const decide = async () => {
      await fireEvent.click(document.querySelector('.ask .choice')!);
      await fireEvent.click(primary() ?? document.querySelector('dialog .btn.pri')!);
    };
    await happen(line, passed(6));
    expect(shown('marks')).toBeNull(); // I have decided nothing yet
    await decide();
    await goOn(line, {
      ...bid,
      version: 7,
      events: [{ kind: 'card_drawn', seat: bid.view.seat, monster: null, deck: 5 }],
    });
    await happen(line, passed(8));
    await seen('marks');
    expect(document.querySelector('.ring')!.getAttribute('data-place')).toContain(`data-seat="${other}"`);
    await decide();
    await gone('marks');
  });

  it('a monster has its scene, and I am asked after it', async () => {
    settings.pace = 'normal';
    const HIT = cave.axe_web as unknown as Scene;
    const line = await openTable('dark_cave', { ...ACT, version: HIT.version - 1 }, 6, '.dc-map');
    await ready();
    await happen(line, HIT);
    await seen('scene');
    expect(document.querySelector('.ask.mine')).toBeNull();
    await fireEvent.keyDown(shown('scene')!, { key: ' ' }); // to its end, which stays to be read
    await tick();
    expect(shown('scene')!.querySelectorAll('header button')).toHaveLength(0);
    await fireEvent.keyDown(shown('scene')!, { key: ' ' });
    await gone('scene');
  });

  const LAST: Scene = { ...bid, legal: [{ kind: 'pass' }] };
  it.each([
    [true, 1],
    [false, 0],
  ])('a decision with one answer makes itself if the reader likes it: %s', async (isWanted, count) => {
    settings.pace = 'at-once';
    settings.forced = isWanted;
    const line = await openTable('welcome_dungeon', { ...bid, version: 5 }, bid.view.seats.length, '.wd');
    await ready();
    await happen(line, { ...LAST, version: 6, events: [] });
    if (isWanted) await until(() => expect(line.acts).toHaveLength(1));
    await ready();
    expect(line.acts.map(({ action }) => action.kind)).toEqual(Array(count).fill('pass'));
  });
});
