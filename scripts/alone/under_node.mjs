/**
 * Runs Python in Pyodide under Node, as a browser does, but with folders of this machine.
 *
 *   node under_node.mjs FOLDER_OF_PYODIDE [--mount HERE=THERE]... [--packs FOLDER] SCRIPT [ARGUMENTS]...
 *
 * The script says what to do in `async def main()`.
 * `--packs`: what a browser would unpack (`packs.mjs`), instead of Pyodide's own library.
 */
import { readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOf, LIBRARY, write } from './packs.mjs';

const [home, ...rest] = process.argv.slice(2);
const mounts = [];
let packs = null;
while (rest[0]?.startsWith('--')) {
  const [option, value] = rest.splice(0, 2);
  if (option === '--mount') mounts.push(value.split('='));
  else packs = value;
}
const [script, ...given] = rest;
const { loadPyodide } = await import(pathToFileURL(join(home, 'pyodide.mjs')).href);
const says = (channel) => (line) => writeSync(channel, `${line}\n`);

/** All packs of a folder, written into Python's file system before it starts. */
function unpack(FS) {
  for (const name of readdirSync(packs).filter((one) => one.endsWith('.pack')))
    write(FS, filesOf(readFileSync(join(packs, name))));
}

try {
  const python = await loadPyodide({
    indexURL: home,
    stdout: says(1),
    stderr: says(2),
    ...(packs === null ? {} : { stdLibURL: join(packs, 'empty.zip'), env: { PYTHONPATH: LIBRARY }, fsInit: async (FS) => unpack(FS) }),
  });
  for (const [here, there] of mounts) {
    python.FS.mkdirTree(there);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: here }, there);
  }
  python.globals.set('GIVEN', python.toPy([script, ...given]));
  python.runPython('import sys; sys.argv = GIVEN; del GIVEN');
  python.runPython(readFileSync(script, 'utf8'), { filename: script });
  await python.runPythonAsync('await main()');
  process.exit(0);
} catch (error) {
  // a stack of Pyodide's shows its whole program
  writeSync(2, `${String(error.message).slice(-4_000)}\n`);
  process.exit(1);
}
