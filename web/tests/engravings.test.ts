/** Engraved pictures: whatever a game names has one, they are the same on every run, and light. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../scripts/art/catalogue.mjs';
import { engrave } from '../scripts/art/engrave.mjs';
import { endingOf, postcardOf } from '../scripts/art/postcards.mjs';
import { draw } from '../scripts/art/press.mjs';

const GAMES = join(import.meta.dirname, '../src/lib/games');
const LISTS = { welcome_dungeon: 'welcome', paper_dungeons: 'paper', dungeon_lords: 'lords', dark_cave: 'cave' };
/** Bytes of one picture, compressed. */
const MOST = { token: 3_000, plate: 4_500, thing: 3_000, frame: 4_500, ground: 4_500, scene: 9_000, boss: 7_500 };

const namesOf = (game: string): string[] =>
  readFileSync(join(GAMES, game, `${LISTS[game as keyof typeof LISTS]}.art`), 'utf8')
    .split(/\s+/)
    .filter(Boolean);

describe.each(Object.keys(LISTS))('%s', (game) => {
  const names = namesOf(game);

  it('lists pictures that exist, each once', () => {
    expect(names.filter((name) => !catalogue.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has light ones', () => {
    const weights = names.map((name) => ({ name, bytes: gzipSync(draw(name)[2]).length }));
    const heavy = weights.filter(({ name, bytes }) => bytes > MOST[name.split('/')[0] as keyof typeof MOST]);
    expect(heavy).toEqual([]);
  });

  it('fetches them all at once, so that nothing tells which card was drawn', () => {
    const client = readFileSync(join(GAMES, game, 'client.ts'), 'utf8');
    expect(client.match(/import\('\.\/pictures\.ts'\)/g)).toHaveLength(1);
    expect(existsSync(join(GAMES, game, 'pictures.ts'))).toBe(true);
  });
});

describe('what is shown large', () => {
  const large = [...catalogue.keys()].filter((name) => name.startsWith('boss/') || name.startsWith('scene/end_'));

  it('is engraved at its own size, for every boss and every ending', () => {
    const { boss } = JSON.parse(readFileSync(join(GAMES, '../../../../schema/paper_dungeons.json'), 'utf8')).$defs
      .BossInfo.properties;
    expect(large.filter((name) => name.startsWith('scene/'))).toHaveLength(4);
    expect(large.filter((name) => name.startsWith('boss/')).toSorted()).toEqual(
      (boss.enum as string[]).map((name) => `boss/${name}`).toSorted(),
    );
    for (const name of large) {
      expect(catalogue.get(name)!.width).toBeGreaterThan(400);
      expect(gzipSync(draw(name)[2]).length).toBeLessThan(MOST[name.split('/')[0] as keyof typeof MOST]);
    }
  });

  it('is a cover of its own for every game that is no drawing', () => {
    const covers = [...catalogue.keys()].filter((name) => name.startsWith('scene/cover_'));
    expect(covers).toHaveLength(3);
    const listed = readFileSync(join(GAMES, '../ui/vignettes.art'), 'utf8').split(/\s+/).filter(Boolean);
    expect(listed).toEqual(expect.arrayContaining(covers));
    const weight = listed.reduce((sum, name) => sum + gzipSync(draw(name)[2]).length, 0);
    expect(weight).toBeLessThan(30_000);
  });

  it.each(Object.keys(LISTS))('is a picture of its own for %s, with every colour in place', (game) => {
    for (const picture of [postcardOf(game), endingOf(game)]) {
      expect(picture).not.toContain('var(');
      expect(picture).not.toContain('undefined');
      const used = new Set([...picture.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
      for (const name of used) expect(picture, name).toContain(`.${name}`);
    }
  });
});

describe('the engraver', () => {
  const square = { path: 'M6 6H58V58H6Z', x: 256, y: 256 };
  const small = { width: 64, height: 64, reach: 80, torches: [[8, 4]], least: 1 };

  it('cuts the same bytes on every run', () => {
    expect(engrave([square], small)).toEqual(engrave([square], small));
  });

  it('gives light where the torch is, and leaves the far side to the block', () => {
    const [near, far] = [
      [8, 4],
      [400, 400],
    ].map((torch) => engrave([square], { ...small, torches: [torch], light: [0, 0, 1] }));
    expect(near!.light.length).toBeGreaterThan(far!.light.length);
  });

  it('lets what stands in front bite into what stands behind', () => {
    const behind = engrave([square], small);
    const both = engrave([square, { path: 'M20 20H44V44H20Z', x: 256, y: 256 }], small);
    expect(both.mid).not.toBe(behind.mid);
  });

  it('makes a hole where a part is erased', () => {
    expect(engrave([square, { path: 'M0 0H64V64H0Z', x: 256, y: 256, erase: true }], small)).toEqual({
      ink: '',
      mid: '',
      light: '',
    });
  });
});
