import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { isThin, type Line } from '../src/lib/wire/line';

afterEach(() => vi.unstubAllGlobals());

/** A server whose answer to `me` comes when the test says so; what was asked, in order. */
function slowServer() {
  const asked: string[] = [];
  let meet!: (answer: Response) => void;
  const me = new Promise<Response>((done) => (meet = done));
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${new URL(url, location.href).pathname}`);
    return url.endsWith('/api/me') ? me : Promise.resolve(new Response('{}'));
  });
  return { asked, meet };
}

describe('the first moments of a guest', () => {
  it.each([
    ['and whoever presses early is somebody by then', new Response('{}')],
    ['and a server that knows nobody says so itself', new Response('{"code": "too_fast"}', { status: 429 })],
  ])('what is done waits until the server has said who it is, %s', async (_, answer) => {
    const { asked, meet } = slowServer();
    const me = api.me().catch(() => null);
    const made = Promise.all([api.rematch('abc'), api.mutes()]);
    await api.games();
    expect(asked).toEqual(['GET /api/me', 'GET /api/games']);
    meet(answer);
    await Promise.all([me, made]);
    expect(asked.slice(2).toSorted()).toEqual(['GET /api/me/mutes', 'POST /api/tables/abc/rematch']);
  });
});

describe('the line to a table', () => {
  it.each<[Line | undefined, boolean]>([
    [undefined, false],
    [{ effectiveType: '4g', type: 'wifi', saveData: false }, false],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', type: 'cellular' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('%o: is it thin? %s', (connection, thin) => {
    expect(isThin(connection)).toBe(thin);
    vi.stubGlobal('navigator', { connection });
    expect(api.socketUrl('abc').endsWith('/api/tables/abc/live?changes=true&compress=true')).toBe(thin);
  });
});
