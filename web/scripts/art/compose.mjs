/** How planes, parts and scenes of the catalogue are put together. */
import { flame, shoulders } from './shapes.mjs';

export const on = (icon, x = 256, y = 256, size = 470, more = {}) => ({ icon, x, y, size, ...more });
const drawn = (path, x, y, scale, more = {}) => ({ path, x, y, size: 512 * scale, ...more });
export const body = (kind, dark = 0.16) => ({ path: shoulders[kind], dark, y: 272, size: 480 });
export const one = (tone, parts, options) => ({
  width: 512,
  height: 512,
  planes: [{ tone, parts, options: { cut: 1.2, least: 24, period: 17, ...options } }],
});

export const inside = (torches, more = {}) => ({
  torches,
  point: true,
  reach: 330,
  period: 13,
  bend: 12,
  line: 6,
  mid: [0.18, 0.62],
  high: [0.72, 1.05],
  least: 36,
  cut: 1.4,
  ...more,
});
const HOLDER = 'M236 380L276 380L268 500L256 560L244 500ZM210 350L302 350L292 384L220 384Z';
export const torch = (x, y, scale = 0.22) => [
  drawn(HOLDER, x, y, scale, { dark: -0.2 }),
  drawn(flame, x, y - 27 * scale, scale, { dark: -0.75 }),
];
export const torches = (...spots) => spots.flatMap(([x, y]) => torch(x, y));
export const scene = (width, height, ...planes) => ({ width, height, planes });
export const stone = (parts, options) => ({
  tone: 'stone',
  parts: parts.map((path) => (path.path ? path : { path })),
  options,
});
