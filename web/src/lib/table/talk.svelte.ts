/** What is said at a table, as far as the reader hears it: the lines, what is on its way, what is new. */
import type { FromServer, Line, Phrase, Problem } from '../wire/generated/wire';

export const LONGEST_LINE = 300;

/** Something the reader said that the server has not answered yet. */
export interface Unsaid {
  id: string;
  text: string;
  phrase: Phrase | null;
}

type Channel = Line['channel'];
type Read = Record<Channel, number>;

const kept = (table: string) => `podzemi.read.${table}`;

export class Talk {
  lines = $state.raw<Line[]>([]);
  unsaid = $state.raw<Unsaid[]>([]);
  /** What stands in the field; a refused line comes back to it. */
  draft = $state('');
  #read = $state.raw<Read>({ table: 0, watchers: 0 });
  /** The last line that came while the reader was here, to be read aloud. */
  news = $state.raw<Line | null>(null);

  constructor(
    private readonly table: string,
    private readonly send: (text: string, phrase: Phrase | null) => string,
  ) {
    this.#read = recall(table);
  }

  say(text: string, phrase: Phrase | null = null): void {
    const said = text.trim();
    if (!said && !phrase) return;
    const id = this.send(said, phrase);
    this.unsaid = [...this.unsaid, { id, text: said, phrase }];
    if (!phrase) this.draft = '';
  }

  /** Lines of others beyond what the reader has seen. */
  unread(me: string | null): number {
    return this.lines.filter((line) => line.person !== me && line.number > this.#read[line.channel]).length;
  }

  markRead(): void {
    const read = { ...this.#read };
    for (const line of this.lines) read[line.channel] = Math.max(read[line.channel], line.number);
    if (read.table === this.#read.table && read.watchers === this.#read.watchers) return;
    this.#read = read;
    remember(this.table, read);
  }

  /** Takes the message in if it is about talk; a refusal of a line is given back to be told. */
  receive(message: FromServer): boolean | Problem {
    switch (message.kind) {
      case 'talk':
        this.lines = message.lines;
        return true;
      case 'said':
        this.#heard(message.line);
        return true;
      case 'accepted':
        return this.#answered(message.id) !== undefined;
      case 'refused': {
        const refused = message.id == null ? undefined : this.#answered(message.id);
        if (!refused) return false;
        if (!refused.phrase && !this.draft) this.draft = refused.text;
        return message.problem;
      }
      default:
        return false;
    }
  }

  #heard(line: Line): void {
    if (this.lines.some((known) => known.channel === line.channel && known.number === line.number)) return;
    this.lines = [...this.lines, line];
    this.news = line;
  }

  #answered(id: string): Unsaid | undefined {
    const found = this.unsaid.find((one) => one.id === id);
    if (found) this.unsaid = this.unsaid.filter((one) => one !== found);
    return found;
  }
}

function recall(table: string): Read {
  try {
    const found = JSON.parse(localStorage.getItem(kept(table)) ?? '{}') as Partial<Read>;
    return { table: Number(found.table) || 0, watchers: Number(found.watchers) || 0 };
  } catch {
    return { table: 0, watchers: 0 };
  }
}

function remember(table: string, read: Read): void {
  try {
    localStorage.setItem(kept(table), JSON.stringify(read));
  } catch {
    // a browser that keeps nothing counts anew next time
  }
}
