/**
 * The save: two files of this browser for this site alone, which SQLite writes as it writes on any disk. What it has
 * flushed is there when the tab is killed the next moment.
 */
import type { FileSystem, Node, Python } from './engine';

/** A file as only a worker may have it: reading and writing without waiting. */
interface Handle {
  read: (into: Uint8Array, at: { at: number }) => number;
  write: (from: Uint8Array, at: { at: number }) => number;
  truncate: (size: number) => void;
  getSize: () => number;
  flush: () => void;
}

interface FileOfOurs {
  createSyncAccessHandle: () => Promise<Handle>;
}

export const FOLDER = '/data';
const FILE = 'podzemi.sqlite';
const FILES = [FILE, `${FILE}-journal`];
/** Milliseconds between two tries to open a file that the last tab has not let go of yet, and how many. */
const PAUSE = 100;
const TRIES = 30;

const FOLDER_MODE = 0o40777;
const FILE_MODE = 0o100666;
/** Emscripten's numbers of errors. */
const [ENOENT, EPERM, ENOSPC, EIO, EINVAL] = [44, 63, 51, 29, 28];

/** The folder of the save, as Python sees it; false: this browser keeps nothing here, and it is in the memory alone. */
export async function mountSave(python: Python, name: string): Promise<boolean> {
  const { FS } = python;
  FS.mkdirTree(FOLDER);
  const handles = await opened(name);
  if (handles === null) return false;
  FS.mount(new Disk(FS, handles), {}, FOLDER);
  return true;
}

/** The two files; null where the browser has none for us, as in some private windows. */
async function opened(name: string): Promise<Map<string, Handle> | null> {
  let folder: FileSystemDirectoryHandle;
  try {
    const root = await navigator.storage.getDirectory();
    folder = await root.getDirectoryHandle(name, { create: true });
  } catch {
    return null;
  }
  const handles = new Map<string, Handle>();
  for (const file of FILES) {
    const handle = (await folder.getFileHandle(file, { create: true })) as unknown as FileOfOurs;
    handles.set(file, await insist(handle));
  }
  return handles;
}

async function insist(file: FileOfOurs): Promise<Handle> {
  for (let tries = 1; ; tries++) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((again) => setTimeout(again, PAUSE));
    }
  }
}

interface Stream {
  node: Node;
  position: number;
}

/** A file system of Emscripten's whose files are those of the browser. */
class Disk {
  readonly #folder: object;
  readonly #file: object;
  readonly #streams: object;
  readonly #handles = new Map<number, Handle>();

  constructor(
    private readonly FS: FileSystem,
    private readonly files: ReadonlyMap<string, Handle>,
  ) {
    this.#folder = {
      getattr: (node: Node) => this.#about(node, 0),
      setattr: () => {},
      lookup: () => this.#fail(ENOENT),
      mknod: (parent: Node, name: string) => this.#add(parent, name),
      unlink: (_parent: Node, name: string) => this.files.get(name)?.truncate(0),
      readdir: () => ['.', '..'],
    };
    this.#file = {
      getattr: (node: Node) => this.#about(node, this.#handleOf(node).getSize()),
      setattr: (node: Node, { size }: { size?: number }) => this.#resize(node, size),
    };
    this.#streams = {
      read: (stream: Stream, into: Uint8Array, offset: number, length: number, at: number) =>
        this.#handleOf(stream.node).read(into.subarray(offset, offset + length), { at }),
      write: (stream: Stream, from: Uint8Array, offset: number, length: number, at: number) =>
        this.#write(stream.node, from.subarray(offset, offset + length), at),
      llseek: (stream: Stream, offset: number, from: number) => this.#seek(stream, offset, from),
      fsync: (stream: Stream) => this.#flush(stream.node),
    };
  }

  mount(): Node {
    const root = this.FS.createNode(null, '/', FOLDER_MODE, 0);
    root.node_ops = this.#folder;
    for (const [name, handle] of this.files) if (handle.getSize() > 0) this.#add(root, name);
    return root;
  }

  #add(parent: Node, name: string): Node {
    const handle = this.files.get(name);
    if (handle === undefined) return this.#fail(EPERM);
    const node = this.FS.createNode(parent, name, FILE_MODE, 0);
    node.node_ops = this.#file;
    node.stream_ops = this.#streams;
    this.#handles.set(node.id, handle);
    return node;
  }

  #about(node: Node, size: number) {
    const now = new Date();
    const times = { atime: now, mtime: now, ctime: now };
    return {
      dev: 1,
      ino: node.id,
      mode: node.mode,
      nlink: 1,
      uid: 0,
      gid: 0,
      rdev: 0,
      size,
      blksize: 4096,
      blocks: 0,
      ...times,
    };
  }

  #resize(node: Node, size: number | undefined): void {
    if (size === undefined) return;
    try {
      this.#handleOf(node).truncate(size);
    } catch {
      this.#fail(ENOSPC);
    }
  }

  #write(node: Node, bytes: Uint8Array, at: number): number {
    try {
      const written = this.#handleOf(node).write(bytes, { at });
      return written === bytes.length ? written : this.#fail(ENOSPC);
    } catch {
      return this.#fail(ENOSPC); // the browser gives us no more
    }
  }

  #flush(node: Node): number {
    try {
      this.#handleOf(node).flush();
      return 0;
    } catch {
      return this.#fail(EIO);
    }
  }

  #seek(stream: Stream, offset: number, from: number): number {
    const start = from === 1 ? stream.position : from === 2 ? this.#handleOf(stream.node).getSize() : 0;
    return start + offset < 0 ? this.#fail(EINVAL) : start + offset;
  }

  #handleOf(node: Node): Handle {
    return this.#handles.get(node.id)!;
  }

  #fail(code: number): never {
    throw new this.FS.ErrnoError(code);
  }
}
