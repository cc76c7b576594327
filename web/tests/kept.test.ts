/** The save of the page that needs no server: files of the browser's as Python's, and what happens where there are none. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FileSystem, Node, Python } from '../src/alone/engine';
import { mountSave } from '../src/alone/kept';

const ENOSPC = 51;
const ENOENT = 44;

class Errno extends Error {
  constructor(readonly errno: number) {
    super(String(errno));
  }
}

/** A file of the browser's that holds so many bytes at most. */
class Handle {
  bytes = new Uint8Array();
  flushed = 0;

  constructor(private readonly most = 1_000) {}

  getSize = () => this.bytes.length;
  flush = () => void (this.flushed += 1);
  truncate = (size: number) => void (this.bytes = Uint8Array.from({ length: size }, (_, at) => this.bytes[at] ?? 0));
  read = (into: Uint8Array, { at }: { at: number }) => {
    const found = this.bytes.subarray(at, at + into.length);
    into.set(found);
    return found.length;
  };
  write = (from: Uint8Array, { at }: { at: number }) => {
    if (at + from.length > this.most) throw new DOMException('full', 'QuotaExceededError');
    if (at + from.length > this.bytes.length) this.truncate(at + from.length);
    this.bytes.set(from, at);
    return from.length;
  };
}

/** As much of Emscripten's files as is asked of them; the file system that was mounted is kept. */
function python() {
  let last = 0;
  const mounted: { mount: () => Node }[] = [];
  const FS = {
    mkdirTree: vi.fn(),
    mount: (type: { mount: () => Node }) => mounted.push(type),
    createNode: (_parent: Node | null, name: string, mode: number) => ({ id: ++last, name, mode }),
    ErrnoError: Errno,
  };
  return { python: { FS: FS as unknown as FileSystem } as Python, mounted };
}

function browserWith(handles: Record<string, Handle>, busy = 0) {
  let tries = 0;
  const file = (name: string) => ({
    createSyncAccessHandle: async () => {
      if (tries++ < busy) throw new DOMException('held', 'NoModificationAllowedError');
      return handles[name];
    },
  });
  const folder = { getFileHandle: async (name: string) => file(name) };
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) } });
}

async function mounted(handles: Record<string, Handle>) {
  browserWith(handles);
  const made = python();
  expect(await mountSave(made.python, 'podzemi')).toBe(true);
  const root = made.mounted[0]!.mount() as any;
  const file = root.node_ops.mknod(root, 'podzemi.sqlite');
  return { root, file, stream: { node: file, position: 0 } };
}

const both = (most?: number) => ({ 'podzemi.sqlite': new Handle(most), 'podzemi.sqlite-journal': new Handle(most) });

afterEach(() => vi.unstubAllGlobals());

describe('the save', () => {
  it('is in the memory alone where the browser keeps nothing, as in some private windows', async () => {
    vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.reject(new DOMException('no')) } });
    const made = python();
    expect(await mountSave(made.python, 'podzemi')).toBe(false);
    expect(made.mounted).toEqual([]);
  });

  it('is written and read where Python says, and flushed when it asks', async () => {
    const handles = both();
    const { file, stream } = await mounted(handles);
    file.stream_ops.write(stream, Uint8Array.of(9, 1, 2, 3, 9), 1, 3, 4);
    expect([...handles['podzemi.sqlite'].bytes]).toEqual([0, 0, 0, 0, 1, 2, 3]);
    const into = new Uint8Array(4);
    expect(file.stream_ops.read(stream, into, 1, 3, 5)).toBe(2);
    expect([...into]).toEqual([0, 2, 3, 0]);
    file.stream_ops.fsync(stream);
    expect(handles['podzemi.sqlite'].flushed).toBe(1);
    file.node_ops.setattr(file, { size: 2 });
    expect(file.node_ops.getattr(file).size).toBe(2);
  });

  it('is said to be full, and nothing is acknowledged, where the browser gives no more', async () => {
    const { file, stream } = await mounted(both(10));
    expect(() => file.stream_ops.write(stream, new Uint8Array(11), 0, 11, 0)).toThrow(
      expect.objectContaining({ errno: ENOSPC }),
    );
  });

  it('is found again: what a killed tab had written is there, the journal too', async () => {
    const handles = both();
    handles['podzemi.sqlite'].bytes = Uint8Array.of(1, 2);
    handles['podzemi.sqlite-journal'].bytes = Uint8Array.of(3);
    const { root } = await mounted(handles);
    root.node_ops.unlink(root, 'podzemi.sqlite-journal');
    expect(handles['podzemi.sqlite-journal'].getSize()).toBe(0);
    expect(() => root.node_ops.lookup(root, 'other')).toThrow(expect.objectContaining({ errno: ENOENT }));
  });

  it('waits for a tab that was just left to let go', async () => {
    browserWith(both(), 2);
    expect(await mountSave(python().python, 'podzemi')).toBe(true);
  });
});
