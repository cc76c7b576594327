/** One look at a table as the reader may see it, without sitting down at its page. */
import { api } from './api';
import type { AnyView } from './games/board';
import { openLine } from './wire/border';
import type { FromServer } from './wire/generated/wire';

const PATIENCE = 8_000;

/** The view of a running match; null while gathering, or when there is no answer. */
export function peek<V extends AnyView>(table: string): Promise<V | null> {
  return new Promise((resolve) => {
    const socket = openLine(api.socketUrl(table));
    const done = (view: V | null) => {
      clearTimeout(timer);
      socket.onmessage = socket.onclose = null;
      socket.close();
      resolve(view);
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.kind === 'sync') done(message.view as V | null);
    };
    socket.onclose = () => done(null);
  });
}
