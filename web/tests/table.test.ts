import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, GameClient, Named } from '../src/lib/games/board';
import AskBar from '../src/lib/table/AskBar.svelte';
import GenericBoard from '../src/lib/table/GenericBoard.svelte';
import Log from '../src/lib/table/Log.svelte';
import OverBar from '../src/lib/table/OverBar.svelte';
import Seats from '../src/lib/table/Seats.svelte';
import { settings } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/text';
import { toasts } from '../src/lib/toast.svelte';
import type { Sync, Update } from '../src/lib/wire/generated/wire';
import recording from './recorded.json';

const [, start, ...updates] = recording as unknown as [Sync, Sync, ...Update[]];
const GAME = 'welcome_dungeon';
const names = ['Anežka', 'Otto', 'Marek'];
const DRAW: Named = { kind: 'draw' };
const PASS: Named = { kind: 'pass' };

function board(change: Partial<BoardProps> = {}): BoardProps {
  return {
    view: { seat: 0, to_act: [0], phase: 'bid_turn' } as BoardProps['view'],
    legal: [DRAW, PASS],
    outlook: null,
    names,
    me: 0,
    events: [],
    pencil: null,
    sending: false,
    act: vi.fn(),
    ink: vi.fn(),
    drop: vi.fn(),
    result: null,
    ...change,
  };
}

function ask(change: Partial<BoardProps> = {}, more: object = {}, client: GameClient = {}) {
  const props = board(change);
  const rest = { playing: false, lostSeconds: null, retry: vi.fn(), reclaim: null, ...more };
  render(AskBar, { game: GAME, board: props, client, ...rest });
  return { props, ...rest };
}

const OTHERS = { view: { seat: 0, to_act: [1, 2], phase: 'bid_turn' } as BoardProps['view'], legal: [] };

beforeAll(async () => {
  await loadLanguage('en');
});
beforeEach(() => {
  settings.language = 'en';
});

describe('the ask bar', () => {
  it('has a grey button that says why a decision stands', () => {
    ask(OTHERS, { stands: 'A card was drawn.' });
    const button = screen.getByRole('button', { name: /Undo/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe('A card was drawn.');
    button.click();
    expect(toasts.all.map((one) => one.text)).toEqual(['A card was drawn.']);
  });

  it('says who keeps my seat while a bot does', () => {
    ask({ me: null, ...OTHERS }, { reclaim: vi.fn() });
    expect(screen.getByText('A bot is playing for you until you take your seat back.')).toBeTruthy();
  });

  it('asks me, with a button for every legal action', () => {
    const { props } = ask();
    expect(screen.getByText('Your decision, Anežka')).toBeTruthy();
    expect(screen.getByRole('heading').textContent).toBe('Draw a card or pass?');
    screen.getByRole('button', { name: /Draw a card/ }).click();
    expect(props.act).toHaveBeenCalledWith(DRAW);
  });

  it('offers to ink or take back what is pencilled, and nothing else', () => {
    const { props } = ask({ pencil: PASS });
    expect(screen.getAllByRole('button')).toHaveLength(2);
    screen.getByRole('button', { name: /Take back/ }).click();
    screen.getByRole('button', { name: /Pass/ }).click();
    expect(props.drop).toHaveBeenCalledOnce();
    expect(props.ink).toHaveBeenCalledOnce();
  });

  it('says what can be taken back, also while others decide', () => {
    const { props } = ask({ ...OTHERS, undo: vi.fn() }, { last: PASS });
    screen.getByRole('button', { name: /Undo Pass/ }).click();
    expect(props.undo).toHaveBeenCalledOnce();
  });

  it('names whom it waits for, and asks nothing', () => {
    ask(OTHERS);
    expect(screen.getByText('Waiting for Otto and Marek')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('tells a spectator what is seen', () => {
    ask({ ...OTHERS, me: null });
    expect(screen.getByText(/see only what is public/)).toBeTruthy();
  });

  it('is silent while an action is on its way or movements are played', () => {
    ask({ pencil: DRAW, sending: true });
    expect(screen.queryAllByRole('button')).toEqual([]);
    document.body.replaceChildren();
    ask({}, { playing: true });
    expect(screen.getByText('Happening now')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('says that the line is lost, and tries again on request', () => {
    const { retry } = ask({}, { lostSeconds: 8 });
    expect(screen.getByRole('heading').textContent).toMatch(/The torch flickers/);
    expect(screen.getByText(/8 seconds/)).toBeTruthy();
    screen.getByRole('button', { name: 'Try now' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('gives the seat back that a bot keeps', () => {
    const reclaim = vi.fn();
    ask({ ...OTHERS, me: null }, { reclaim });
    screen.getByRole('button', { name: 'Take my seat back' }).click();
    expect(reclaim).toHaveBeenCalledOnce();
  });

  it('lets the game choose words and buttons', () => {
    const client: GameClient = {
      ask: () => ({ question: 'Well?', consequence: 'Then this.' }),
      buttons: () => [DRAW],
      label: () => 'Go on',
    };
    ask({}, {}, client);
    expect(screen.getByText('Well?')).toBeTruthy();
    expect(screen.getByText('Then this.')).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual(['Go on1']);
  });
});

describe('the seats', () => {
  const show = (more: object = {}) =>
    render(Seats, { info: start.table, view: board().view, names, client: {}, resting: false, relieve: null, ...more });

  it('carry the torch of whoever decides', () => {
    show();
    const [mine, bot] = screen.getAllByRole('listitem');
    expect(mine!.getAttribute('aria-current')).toBe('true');
    expect(within(mine!).getByText('you')).toBeTruthy();
    expect(within(bot!).getByText('bot')).toBeTruthy();
    expect(bot!.getAttribute('aria-current')).toBeNull();
  });

  it('rest when nobody is asked', () => {
    show({ resting: true });
    expect(screen.getAllByRole('listitem').some((seat) => seat.getAttribute('aria-current'))).toBe(false);
  });

  it('offer a bot for somebody who is away', () => {
    const relieve = vi.fn();
    const seats = start.table.seats.map((seat, n) => (n === 2 ? { ...seat, connected: false } : seat));
    show({ info: { ...start.table, seats }, relieve });
    screen.getByRole('button', { name: 'Let a bot play' }).click();
    expect(relieve).toHaveBeenCalledWith(2);
  });
});

describe('the log', () => {
  it('tells the recorded match a line a turn, opened step by step, the reader’s secrets in violet', async () => {
    const history = [...start.history, ...updates.map(({ version, at, events }) => ({ version, at, events }))];
    const client: GameClient = { isPrivate: (event, me) => event.seat === me && event.monster != null };
    const { container } = render(Log, { game: GAME, history: history as never, queue: [], names, me: 0, client });
    expect(container.querySelectorAll('.lh').length).toBeGreaterThan(0);
    const folded = container.querySelectorAll('li').length;
    for (const turn of container.querySelectorAll<HTMLElement>('.turn')) await fireEvent.click(turn);
    expect(container.querySelectorAll('.turn[aria-expanded="true"]').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('li').length).toBeGreaterThan(Math.max(folded, updates.length / 2));
    const secret = updates.flatMap((u) => u.events as (Named & { seat?: number; monster?: string | null })[]);
    expect(container.querySelectorAll('.steps .priv, .priv > .line')).toHaveLength(
      secret.filter((e) => e.seat === 0 && e.monster != null).length,
    );
    expect(container.textContent).not.toMatch(/wd-event|\{/);
  });
});

describe('the end', () => {
  const result = {
    ranking: [[1], [0, 2]],
    scores: [0, 1, 0],
    detail: { won_by: 'successes', rounds: 4, successes: [0, 2, 1], failures: [1, 0, 0] },
  };
  it('names the winner and leads on', () => {
    const again = vi.fn();
    render(OverBar, { info: start.table, result, names, me: 0, again, details: vi.fn() });
    expect(screen.getByRole('heading').textContent).toBe('You lost');
    expect(screen.getByText(/Otto/)).toBeTruthy();
    screen.getByRole('button', { name: 'Same players again' }).click();
    expect(again).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Record' }).getAttribute('href')).toBe('/api/tables/OAK/record');
  });
  it('tells nothing while the board still counts', async () => {
    const bar = { info: start.table, result, names, me: 0, again: vi.fn(), details: vi.fn() };
    const { rerender } = render(OverBar, { ...bar, isReckoning: true });
    expect(screen.getByRole('heading').textContent).toBe('The points are being counted');
    expect(screen.queryByText(/Otto/)).toBeNull();
    await rerender({ ...bar, isReckoning: false });
    expect(screen.getByRole('heading').textContent).toBe('You lost');
  });
});

describe('a game without a board', () => {
  it('shows its view readably', () => {
    const { container } = render(GenericBoard, { props: board({ view: start.view as BoardProps['view'] }) });
    expect(container.textContent).toContain('success cards');
    expect(container.textContent).not.toContain('[object');
  });
});
