/** Which steps of a table nobody is kept from. */
import type { Table } from './reducer';

const decides = ({ view, seat }: Table): boolean => seat !== null && (view?.to_act.includes(seat) ?? false);
/** The reader's own time runs. */
export const isTimed = (table: Table): boolean => (table.clock?.seats.length ?? 0) > 0 && decides(table);
/** Who decides now, whose clock runs or who is asked something sees the present. */
export const isUrgent = (next: Table, now: Table): boolean =>
  decides(now) || isTimed(next) || next.clock?.question != null || next.clock?.paused != null;
