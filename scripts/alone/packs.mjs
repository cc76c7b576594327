/**
 * A pack: files of Python's, one after the other, as a browser writes them into its file system at once.
 *
 * Four bytes: how long the list is (little endian); the list as JSON: `[path, bytes][]`; then the bytes.
 * `scripts/alone/make_packs.py` writes them. Not TypeScript: Node reads this file as well.
 */

/** Where the standard library is written: Python looks there if it is told to, before it starts. */
export const LIBRARY = '/lib/python3.14';

/**
 * The files of a pack; their bytes are parts of it, not copies.
 * @param {Uint8Array} pack
 * @returns {[path: string, bytes: Uint8Array][]}
 */
export function filesOf(pack) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length)));
  let at = 4 + length;
  return list.map(([path, size]) => {
    const bytes = pack.subarray(at, at + size);
    at += size;
    return [path, bytes];
  });
}

/**
 * Write them into the file system of Emscripten, which keeps the bytes as they are.
 * @param {{ mkdirTree: (path: string) => void, writeFile: (path: string, bytes: Uint8Array, how: { canOwn: boolean }) => void }} FS
 * @param {[path: string, bytes: Uint8Array][]} files
 */
export function write(FS, files) {
  let last = '';
  for (const [path, bytes] of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (folder !== last) FS.mkdirTree(folder);
    last = folder;
    FS.writeFile(path, bytes, { canOwn: true });
  }
}
