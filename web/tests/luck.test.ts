import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkHere, hashed, noteShown, promiseOf, shownBefore, statementOf } from '../src/lib/replay/luck';
import { matchesIn, MOST_BYTES, NoRecord } from '../src/lib/replay/records';

/** The example of docs/luck.md, whose hash the page gives. */
const SALT = '00112233445566778899aabbccddeeff'.repeat(2);
const HASH = '9a3d739038c02c240df6bff330e318f149745b13b36c5033889a410a96f83441';
const record = (more = '') =>
  `{"format":1,"game":"welcome_dungeon","rules":1,"players":2,"options":{"first_hero":"knight"},"seed":7,"salt":"${SALT}","commitment":"${HASH}"${more}}`;

beforeEach(() => void vi.stubGlobal('crypto', webcrypto)); // jsdom's own cannot hash
afterEach(() => vi.unstubAllGlobals());

describe('luck', () => {
  it('is hashed as the page about luck says', async () => {
    expect(await hashed(statementOf(record())!)).toBe(HASH);
    expect(await checkHere(record())).toBe('proved');
  });

  it('keeps every digit of a seed, also of branches', () => {
    const text = record(',"branches":[{"at":4,"seat":1,"seed":18446744073709551615}]').replace(
      '"seed":7',
      '"seed": 9007199254740993',
    );
    expect(promiseOf(text).seed).toBe('9007199254740993');
    expect(statementOf(text)).toContain('branch 4 1 18446744073709551615\nseed 9007199254740993\n');
  });

  it('finds another seed out, and says when there is nothing to check or no way to', async () => {
    expect(await checkHere(record().replace('"seed":7', '"seed":8'))).toBe('failed');
    expect(await checkHere(record().replace(/"salt":"\w+",/, ''))).toBe(null);
    vi.stubGlobal('crypto', {});
    expect(await checkHere(record())).toBe('absent');
  });

  it('remembers the first hash that was shown', () => {
    noteShown('OAK', HASH);
    noteShown('OAK', 'another');
    expect(shownBefore('OAK')).toBe(HASH);
    expect(shownBefore('ELM')).toBe(null);
  });
});

describe('record files', () => {
  it('hold one match, or one a line', () => {
    expect(matchesIn(`\uFEFF${record()}\n`)).toHaveLength(1);
    expect(matchesIn(`${record()}\n\n${record()}\n`)).toHaveLength(2);
    expect(matchesIn(JSON.stringify(JSON.parse(record()), null, 2))).toHaveLength(1);
  });

  it('are refused when they are something else', () => {
    for (const text of ['', '[]', '{}', 'hello', '{"format":1', `${record()}\nhello`]) {
      expect(() => matchesIn(text)).toThrow(NoRecord);
    }
    const large = record(`,"note":"${'x'.repeat(MOST_BYTES)}"`);
    expect(() => matchesIn(large)).toThrow('large');
  });
});
