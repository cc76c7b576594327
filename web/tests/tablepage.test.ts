import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/text';
import cave from '../src/lib/games/dark_cave/fixtures/scenes.json';
import client from '../src/lib/games/dark_cave/client';
import welcome from '../src/lib/games/welcome_dungeon/fixtures/scenes.json';
import { goOn, happen, openTable, primary, standIn, type Scene } from './support/tablepage';

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

const pad = (space: Space) => document.querySelector<HTMLElement>(`.dc-spot.pad[data-legal][data-place="space:${space.join()}"]`)!;

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
  const crumb = client.crumb!;
  afterEach(() => {
    client.crumb = crumb;
  });

  it('is played on with plain words and a button for every action', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    client.crumb = broken;
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
    const line = await openTable('welcome_dungeon', { ...BEFORE, version: OVER.version - 1 }, OVER.view.seats.length, '.wd');
    await happen(line, { ...OVER, events: [] });
    line.say({ kind: 'table', table: { ...line.info!, phase: 'finished', spectators: 1 } } as never);
    await vi.waitFor(() => expect(document.querySelector('dialog h2')?.textContent).toMatch(/^You (won|lost)/), 6000);
    settings.pace = null;
  });
});
