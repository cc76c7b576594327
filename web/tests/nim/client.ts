/** Nim for the shell: the whole client of a game whose board is drawn (`docs/boards.md` goes through it). */
import type { BoardProps, CreateClient } from '../../src/lib/games/board';
import type { GameShow } from '../../src/lib/games/show';
import { byDurations } from '../../src/lib/games/shared/durations';
import Board from './Board.svelte';

export interface View {
  seat: number | null;
  to_act: number[];
  seats: number[];
  heaps: number[];
}
export interface Take {
  kind: 'take';
  heap: number;
  stones: number;
}
export interface Taken {
  kind: 'taken';
  seat: number;
  heap: number;
  stones: number;
}
export type Props = BoardProps<View, Take, Taken>;

const stones = (count: number): string => `${count} ${count === 1 ? 'stone' : 'stones'}`;
const said = ({ heap, stones: count }: Take): string => `take ${stones(count)} from heap ${heap + 1}`;

const show: GameShow<View, Take, Taken> = {
  places: (event) => [`.nim [data-heap="${event.heap}"]`],
  sounds: { taken: 'stone' },
};

const createClient: CreateClient = () => ({
  Board,
  crumb: (view: View) => [{ text: `${stones(view.heaps.reduce((sum, heap) => sum + heap, 0))} left`, strong: true }],
  status: (view: View, seat: number) => ({ text: view.to_act.includes(seat) ? 'takes' : 'waits' }),
  ask: ({ pencil, legal }: Props) => ({
    question: pencil ? `You ${said(pencil)}` : legal.length > 0 ? 'Which stones do you take?' : 'The other one takes',
    consequence: 'Who takes the last stone wins.',
  }),
  buttons: () => [],
  label: said,
  beats: byDurations<Taken>((event, me) => (event.seat === me ? 0 : 500)),
  show: async () => show,
});

export default createClient;
