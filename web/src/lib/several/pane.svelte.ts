/** One of several tables on a page: its line to the server, its host, and whether it waits for the reader. */
import { Host } from '../play/host.svelte.ts';
import { problemText, refuse } from '../problem';
import type { Table } from '../table/reducer';
import { TableStore } from '../table/store.svelte.ts';

export class Pane {
  readonly store: TableStore;
  readonly host: Host<Table>;
  /** Why there is no table to show; empty: there is. */
  problem = $state('');
  readonly keys: (event: KeyboardEvent) => void;

  readonly #table: Table | null = $derived.by(() => this.host.now);
  readonly game: string = $derived.by(() => this.#table?.info.game ?? '');
  readonly pack: string | null = $derived.by(() => this.#table?.info.pack?.id ?? null);
  /** The match has begun. */
  readonly isOpen: boolean = $derived.by(() => this.#table?.view != null);
  readonly isOver: boolean = $derived.by(() => this.#table?.result != null && !this.host.isPlaying);
  readonly asksMe: boolean = $derived.by(() => {
    const board = this.host.present;
    return board !== null && board.me !== null && !this.isOver && board.view.to_act.includes(board.me);
  });

  /** Called while a component is made. */
  constructor(readonly id: string) {
    this.store = new TableStore(id, {
      refused: (problem) => {
        if (this.store.table) refuse(problem);
        else this.problem = problemText(problem);
      },
      missed: () => {},
      undone: () => {},
      covered: () => {},
      notice: () => {},
    });
    this.host = new Host<Table>(() => this.store);
    this.keys = this.host.keys({});
    $effect(() => {
      if (this.game) this.host.load(this.game, this.pack);
    });
    $effect(() => () => this.store.close());
  }
}
