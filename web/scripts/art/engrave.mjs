/**
 * Flat silhouettes become woodcuts by torchlight, the same bytes on every run. A picture is a stack of parts; each is
 *   1. filled, one cell for each unit,
 *   2. raised: blurred masks of the outer form and of its inner plates are a height,
 *   3. lit by a torch: Lambert's law on the slopes, and less light with the distance,
 *   4. cut: lines, bent over the height, are compared with the light. Full light stays a flat tone, darkness stays the
 *      block, and only the turning edge between them becomes lines, as under a graver,
 *   5. traced, and written as one path for each tone.
 */
import { flatten, spell } from './path.mjs';
import { Sheet } from './raster.mjs';
import { trace } from './trace.mjs';

const USUAL = {
  width: 512,
  height: 512,
  /** The direction that the light comes from; `torches`: places, and how far they reach. */
  light: [-0.62, -0.62, 0.48],
  torches: [[70, 30]],
  reach: 620,
  /** The light comes from the nearest place, not from afar: a flame inside the picture. */
  point: false,
  /** The lines: their angle, distance, and how far the form bends them. */
  angle: 28,
  period: 15,
  bend: 30,
  /** Width of the outline, tolerance of the simplification, the smallest cut, brightness. */
  line: 7,
  cut: 0.85,
  least: 14,
  gain: 1,
  seed: 7,
  /** How many units a step of the path is: figures are never shown larger than half of their drawing. */
  unit: 1,
  /** Of each tone: where it is solid, and where it ends. */
  mid: [0.1, 0.52],
  high: [0.62, 1],
};

/** What has not been drawn on yet: how light, at which line, how solid, and where the outline lies. */
function blank(sheet) {
  return { tone: sheet.field(-1), phase: sheet.field(), shape: sheet.field(), ink: sheet.field() };
}

/** The part where the picture wants it. */
function placed({ path, x = 256, y = 256, size = 512, turn = 0, flip = false }) {
  const scale = size / 512;
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return flatten(path).map((polygon) =>
    polygon.map(([px, py]) => {
      const across = (px - 256) * (flip ? -1 : 1);
      const down = py - 256;
      return [x + across * cos - down * sin, y + across * sin + down * cos];
    }),
  );
}

function nearest(torches, x, y) {
  let found = torches[0];
  let least = Infinity;
  for (const torch of torches) {
    const away = (torch[0] - x) ** 2 + (torch[1] - y) ** 2;
    if (away < least) [least, found] = [away, torch];
  }
  return [found, Math.sqrt(least)];
}

/** A later part stands before the earlier ones, and its outline bites into them. */
function lay(sheet, on, part, given) {
  const { tone, phase, shape, ink } = on;
  const { width, height } = sheet;
  const { dark = 0, erase = false, bend = 1, size = 512 } = part;
  const scale = size / 512;
  const mask = sheet.fill(placed(part));
  if (erase) {
    for (let i = 0; i < mask.length; i++) if (mask[i] > 0.5) shape[i] = ink[i] = 0;
    return;
  }
  const body = sheet.solid(mask);
  const big = sheet.blur(body, 30 * Math.min(1, scale));
  const mid = sheet.blur(body, 12 * scale);
  const small = sheet.blur(mask, 3.2 * scale);
  const grown = sheet.blur(body, given.line * 0.62);
  const high = (i) => 150 * big[i] + 62 * mid[i] + 15 * small[i];
  const { wobble, grain } = given;
  let [lx, ly] = given.light;
  const lz = given.light[2];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (grown[i] > 0.12) {
        tone[i] = -1;
        shape[i] = 0;
        ink[i] = Math.max(ink[i], grown[i] - 0.12);
      }
      if (mask[i] <= 0.02) continue;
      const gx = (high(i + 1) - high(i - 1)) / 2;
      const gy = (high(i + width) - high(i - width)) / 2;
      const [torch, away] = nearest(given.torches, x, y);
      if (given.point) {
        lx = ((torch[0] - x) / (away + 40)) * 0.88;
        ly = ((torch[1] - y) / (away + 40)) * 0.88;
      }
      const lambert = (-gx * lx - gy * ly + lz) / Math.sqrt(gx * gx + gy * gy + 1);
      const wave = wobble(x, y);
      tone[i] = given.gain * (0.34 + 0.62 * lambert + 0.52 * (1 - away / given.reach)) - 0.2 - dark + 0.1 * wave;
      const bent = given.bend * (big[i] * 1.2 + mid[i] * 0.5) * bend;
      phase[i] = (x * given.sin + y * given.cos + bent + 5 * wave + 2.4 * grain(x, y)) / given.period;
      shape[i] = mask[i];
    }
}

/** The cuts of one tone: solid where there is more light than `solid`, gone where there is less than `gone`. */
function cuts(sheet, { tone, phase, shape }, [gone, solid], { cut, least, unit }) {
  const field = sheet.field(-1);
  for (let y = 1; y < sheet.height - 1; y++)
    for (let x = 1; x < sheet.width - 1; x++) {
      const i = y * sheet.width + x;
      if (shape[i] <= 0.02) continue;
      const line = Math.abs(2 * (phase[i] - Math.floor(phase[i])) - 1);
      field[i] = Math.min((tone[i] - (gone + (solid - gone) * line)) * 3, shape[i] - 0.5);
    }
  return spell(trace(sheet, field, cut, least), unit);
}

/**
 * Parts, back to front: `{ path, x, y, size, turn, flip, dark, bend, erase }`, each a drawing of 512 units placed by
 * its centre; `dark`: it gets less light, `erase`: it is a hole. The answer is path data for outline, tone and light.
 */
export function engrave(parts, options = {}) {
  const given = { ...USUAL, ...options };
  const sheet = new Sheet(given.width, given.height);
  const angle = (given.angle * Math.PI) / 180;
  Object.assign(given, { cos: Math.cos(angle), sin: Math.sin(angle) });
  given.wobble = sheet.noise(given.seed, 46);
  given.grain = sheet.noise(given.seed + 9, 17);
  const on = blank(sheet);
  for (const part of parts) lay(sheet, on, part, given);
  const { ink } = on;
  for (let i = 0; i < ink.length; i++) if (ink[i] <= 0) ink[i] = -0.1; // no loop is left open at the rim
  return {
    ink: spell(trace(sheet, ink, Math.max(1.1, given.cut), 60), given.unit),
    mid: cuts(sheet, on, given.mid, given),
    light: cuts(sheet, on, given.high, given),
  };
}
