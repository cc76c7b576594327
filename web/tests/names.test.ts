import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepNames, namesAgain, playerNames, seatNames } from '../src/lib/names';
import { settings } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/text';
import type { TableInfo } from '../src/lib/wire/generated/wire';

const bot = { kind: 'bot' as const, name: 'greedy', mine: false };
const me = { kind: 'person' as const, name: 'Anežka', mine: true };
const table = (id: string, seats: object[]) => ({ id, seats }) as TableInfo;

beforeAll(async () => {
  settings.language = 'en';
  await loadLanguage('en');
});
beforeEach(() => localStorage.clear());

describe('names of bots', () => {
  it('are different at one table, and the same whenever it is looked at', () => {
    const names = playerNames('OAK', [bot, bot, bot]);
    expect(new Set(names).size).toBe(3);
    expect(playerNames('OAK', [bot, bot, bot])).toEqual(names);
  });

  it.each([
    ['seats that stay', [me, bot, bot]],
    ['seats that move on by one', [bot, me, bot]],
  ])('go along into a rematch: %s', (_, seats) => {
    const before = table('OAK', [me, bot, bot]);
    const after = table('ELM', seats);
    const [, second, third] = seatNames(before);
    keepNames(after.id, namesAgain(before, after));
    const names = seatNames(after);
    const at = after.seats.findIndex((seat) => seat.mine);
    expect(names[at]).toBe('Anežka');
    expect([names.at((at + 1) % 3), names.at((at + 2) % 3)]).toEqual([second, third]);
  });

  it('never are a name that a person has taken since', () => {
    keepNames('ELM', ['Anežka', 'Otto']);
    expect(playerNames('ELM', [{ ...me, name: 'Otto' }, bot])[1]).not.toBe('Otto');
  });
});
