/**
 * Beside every file of the engine its Brotli form, for servers that send one: `node compress.mjs FOLDER`. What lies
 * there is compressed by gzip already; Brotli is made of what is inside, so that either way the same arrives.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

/** Above this it takes minutes for a hundredth. */
const QUALITY = 9;

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:pack|wasm|mjs)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const found = readFileSync(file);
  const isPacked = found[0] === 0x1f && found[1] === 0x8b;
  const bytes = isPacked ? gunzipSync(found) : found;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  if (!isPacked) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
