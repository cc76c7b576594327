import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { ratingsAfter } from '../src/lib/people/afterwards';

const counted = { seats: [{ seat: 0, rating: 1523, deviation: 320, change: 23 }], pending: false };

afterEach(() => vi.restoreAllMocks());

it('waits until the end is counted', async () => {
  const asked = vi.spyOn(api, 'ratings').mockResolvedValueOnce({ seats: [], pending: true }).mockResolvedValue(counted);
  expect(await ratingsAfter('t', async () => {})).toEqual(counted.seats);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks once where nothing counts', async () => {
  const asked = vi.spyOn(api, 'ratings').mockResolvedValue({ seats: [], pending: false });
  expect(await ratingsAfter('t', async () => {})).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('gives up in the end', async () => {
  vi.spyOn(api, 'ratings').mockResolvedValue({ seats: [], pending: true });
  expect(await ratingsAfter('t', async () => {})).toEqual([]);
});
