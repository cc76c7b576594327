/** Python in a worker: fetched, unpacked, started. Both workers of the page begin like this. */
import { filesOf, LIBRARY, write } from '../../../scripts/alone/packs.mjs';

/** A file of the engine, as it is fetched (`size` bytes) and as it is used (`bytes`). */
export interface Part {
  path: string;
  size: number;
  bytes: number;
}

/** The files of one build; paths are below the folder of the site. */
export interface Engine {
  /** The folder of Pyodide's loader. */
  pyodide: string;
  wasm: Part;
  packs: Record<string, Part>;
}

/** The part of Emscripten's files that is used. */
export interface FileSystem {
  mkdirTree: (path: string) => void;
  writeFile: (path: string, bytes: Uint8Array, how: { canOwn: boolean }) => void;
  mount: (type: object, options: object, path: string) => void;
  createNode: (parent: Node | null, name: string, mode: number, device: number) => Node;
  ErrnoError: new (code: number) => Error;
}

export interface Node {
  id: number;
  mode: number;
  node_ops: object;
  stream_ops: object;
}

/** The part of Pyodide that is used. */
export interface Python {
  FS: FileSystem;
  pyimport: (name: string) => any; // a module of Python's
}

type LoadPyodide = (how: object) => Promise<Python>;

/** How the names of packs with the words of a language begin. */
const WORDS = 'words-';
/** A pack without a file: Pyodide wants a standard library, and ours is written before it looks. */
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]);
const GZIP = [0x1f, 0x8b];

/** Hears how many bytes more have arrived. */
export type Count = (bytes: number) => void;

export class Supplies {
  constructor(
    readonly home: string,
    readonly engine: Engine,
    private readonly count: Count = () => {},
  ) {}

  /** A file as it is used: most web space compresses nothing by itself, so the files come compressed. */
  async fetched(part: Part): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await fetch(new URL(part.path, this.home));
    if (!answer.ok || !answer.body) throw new Error(`${part.path}: ${answer.status}`);
    const bytes = await gathered(answer.body, part.size, this.count);
    const isPacked = GZIP.every((byte, at) => bytes[at] === byte); // a server may have unpacked it on its way
    if (!isPacked) return bytes;
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return gathered(unpacked, part.bytes, () => {});
  }

  async compiled(): Promise<WebAssembly.Module> {
    return WebAssembly.compile(await this.fetched(this.engine.wasm));
  }

  packs(names: readonly string[]): Promise<Uint8Array[]> {
    return Promise.all(names.map((name) => this.fetched(this.engine.packs[name]!)));
  }

  /** The packs that a start needs: of the words, those of one language. */
  first(language: string): string[] {
    const others = (name: string) => name.startsWith(WORDS) && name !== WORDS + language;
    return Object.keys(this.engine.packs).filter((name) => !others(name));
  }

  /** Bring the words of a language into Python's files, unless they are there. */
  words(python: Python, language: string): Promise<void> {
    const part = this.engine.packs[WORDS + language];
    if (part === undefined) return Promise.resolve();
    const read = async () => write(python.FS, filesOf(await this.fetched(part)));
    const coming = this.#words.get(language) ?? read();
    this.#words.set(language, coming);
    return coming;
  }

  readonly #words = new Map<string, Promise<void>>();
}

/** All of a stream, into one place as large as is expected. */
async function gathered(stream: ReadableStream<Uint8Array>, expected: number, count: Count) {
  let bytes = new Uint8Array(expected);
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (length + next.value.length > bytes.length) {
      const larger = new Uint8Array((length + next.value.length) * 2);
      larger.set(bytes);
      bytes = larger;
    }
    bytes.set(next.value, length);
    length += next.value.length;
    count(next.value.length);
  }
  return bytes.length === length ? bytes : bytes.slice(0, length);
}

/** Python with these packs, from a program that is compiled already. */
export async function start(
  supplies: Supplies,
  program: Promise<WebAssembly.Module>,
  packs: Promise<Uint8Array[]>,
): Promise<Python> {
  answerPyodide(program);
  const folder = new URL(supplies.engine.pyodide, supplies.home).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: LoadPyodide };
  return loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}${EMPTY}`,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: folder,
    env: { PYTHONPATH: LIBRARY },
    enableRunUntilComplete: false,
    fsInit: async (FS: FileSystem) => {
      for (const pack of await packs) write(FS, filesOf(pack));
    },
  });
}

const EMPTY = 'empty.zip';
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' },
  packages: {},
});

/** Pyodide fetches its program and its library by itself: both are here, one of them compiled. */
function answerPyodide(program: Promise<WebAssembly.Module>): void {
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith('.asm.wasm')) return new Response();
    if (address.endsWith(EMPTY)) return new Response(EMPTY_ZIP);
    return plain(input, init);
  };
  const streaming = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    WebAssembly.instantiateStreaming = streaming;
    const module = await program;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}
