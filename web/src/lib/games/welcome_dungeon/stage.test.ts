import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../wire/generated/welcome_dungeon.ts';
import type { Happening } from '../board.ts';
import matches from './fixtures/matches.json';
import components from '../../wire/generated/welcome_dungeon.components.json';
import { LONGEST, paced } from '../../play/beats';
import { beats, still, type Played } from './beats.ts';
import { Box, type MonsterId } from './box.ts';
import { current, fold, fought, fromView, opening, type Stage } from './stage.ts';

interface Moment {
  version: number;
  view: View;
  events: Event[];
}
const box = new Box(components);
const strengthOf = (id: MonsterId): number => box.monsterOf(id).strength;
const MATCHES = matches as unknown as Moment[][];

function updates(match: Moment[]): { before: Moment; after: Moment }[] {
  return match.slice(1).map((after, n) => ({ before: match[n]!, after }));
}

/** The stage after all events of a moment, played on the stage before it. */
function played(stage: Stage | null, before: View, events: Event[]): Stage | null {
  let now = stage;
  for (const event of events) {
    if (event.kind === 'run_started') now = opening(event, before);
    else if (event.kind === 'round_started') now = null;
    else if (now) now = fold(now, event);
  }
  return now;
}

describe('the stage', () => {
  it.each(MATCHES.map((match, n) => [n, match] as const))(
    'folded event by event ends as the view says (match %i)',
    (_, match) => {
      let runs = 0;
      for (const { before, after } of updates(match)) {
        const folded = played(fromView(before.view, strengthOf), before.view, after.events);
        expect(folded).toEqual(fromView(after.view, strengthOf));
        if (folded) runs += 1;
      }
      expect(runs).toBeGreaterThan(0);
    },
  );

  it('lays the cards in the order they are fought', () => {
    expect(fought([1, 2, 3], 'last_in_first_out')).toEqual([3, 2, 1]);
    expect(fought([1, 2, 3], 'first_in_first_out')).toEqual([1, 2, 3]);
    expect(fought([1, 2, 3], 'shuffled')).toEqual([3, 2, 1]);
  });

  it('shows no face that the reader did not know before it turned', () => {
    for (const { before, after } of updates(MATCHES.flat())) {
      const start = after.events.find((event) => event.kind === 'run_started');
      if (!start) continue;
      const cards = opening(start, before.view).cards;
      expect(cards.filter((card) => card.monster).every((card) => card.adder === before.view.seat)).toBe(true);
      expect(current(opening(start, before.view))).toBe(-1);
    }
  });
});

// ---------------------------------------------------------------- playback

function happenings(moment: Moment, first = 1): Happening<Event>[] {
  return moment.events.map((event, n) => ({ id: first + n, version: moment.version, event }));
}

function framesOf({ before, after }: { before: Moment; after: Moment }): Played[] {
  return beats(box, still(box, before.view, null), still(box, after.view, null), happenings(after));
}

const isRun = ({ after }: { before: Moment; after: Moment }) =>
  after.events.some((event) => event.kind === 'run_ended');

describe('playback', () => {
  it('gives one picture per event, none longer than 900 ms', () => {
    const show = updates(MATCHES.flat()).find(isRun)!;
    const made = framesOf(show);
    expect(made.length).toBeGreaterThan(2);
    for (const frame of made) expect(frame.ms).toBeLessThanOrEqual(LONGEST);
    expect(made.map((frame) => frame.id)).toEqual(made.map((frame) => frame.id).toSorted((a, b) => a - b));
  });

  it('keeps the end of the run from seats and bestiary until it is played', () => {
    const show = updates(MATCHES.flat()).find(isRun)!;
    const made = framesOf(show);
    const scored = made.findIndex((frame) =>
      ['success_taken', 'aid_turned', 'player_eliminated'].includes(frame.events[0]!.kind),
    );
    for (const frame of made.slice(0, scored)) {
      expect(frame.view.seats.map((seat) => [seat.successes, seat.failures])).toEqual(
        show.before.view.seats.map((seat) => [seat.successes, seat.failures]),
      );
    }
    expect(made[scored]!.view.seats).not.toEqual(show.before.view.seats);
  });

  it('opens a run on the cards and tiles that are there, even if one update tells of bids and run', () => {
    let told = 0;
    for (const match of MATCHES) {
      const start = match.findIndex(({ events }) => events.some((event) => event.kind === 'round_started'));
      const end = match.findIndex(({ events }, n) => n > start && events.some((event) => event.kind === 'run_started'));
      const [before, after] = [match[start]!, match[end]!];
      const all = match.slice(start + 1, end + 1).flatMap((moment) => happenings(moment, moment.version * 100));
      const made = beats(box, still(box, before.view, null), still(box, after.view, null), all);
      const first = made.find((frame) => frame.events[0]!.kind === 'run_started')!;
      const was = match[end - 1]!.view;
      expect(first.data?.cards).toHaveLength(after.view.pile.length);
      expect(first.view.kit.map(({ status, by }) => [status, by])).toEqual(
        was.kit.map(({ status, by }) => [status, by]),
      );
      expect(first.view.asides).toEqual(was.asides);
      told += 1;
    }
    expect(told).toBeGreaterThan(0);
  });

  it("does not hold the reader's own bidding up", () => {
    const mine = updates(MATCHES.flat()).filter(({ after }) => {
      const event = after.events[0]!;
      return ['card_drawn', 'monster_added'].includes(event.kind) && 'seat' in event && event.seat === after.view.seat;
    });
    expect(mine.length).toBeGreaterThan(3);
    for (const update of mine) expect(framesOf(update)).toEqual([]);
  });

  it('hurries when moves pile up, then jumps, and never keeps a bidder waiting for more than 900 ms', () => {
    const bids = updates(MATCHES.flat())
      .map(framesOf)
      .filter((made) => made.length > 0 && made.every((frame) => !frame.data));
    const queue = (moves: number) => bids.slice(0, moves).map((made, n) => ({ ...made[0]!, version: n }));
    const time = (made: readonly { ms: number }[]) => made.reduce((sum, frame) => sum + frame.ms, 0);
    expect(time(paced(queue(2), false, false))).toBe(time(queue(2)));
    expect(time(paced(queue(4), false, false))).toBe(time(queue(4)) / 2);
    expect(paced(queue(7), false, false).map((frame) => frame.version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      time(
        paced(
          queue(2).map((frame) => ({ ...frame, ms: LONGEST })),
          true,
          false,
        ),
      ),
    ).toBeCloseTo(LONGEST);
  });

  it('is calm where motion is not wanted', () => {
    const made = framesOf(updates(MATCHES.flat()).find(isRun)!);
    for (const frame of paced(made, false, true)) expect(frame.ms).toBeLessThanOrEqual(450);
  });
});
