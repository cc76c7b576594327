/** Hand-drawn and counted parts of pictures: shoulders, stone, fire. Each a drawing of 512 units unless told. */
import { random } from './raster.mjs';

const P = (pts) => `M${pts.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
const mirror = (d) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${512 - x} ${y}`);
const both = (d) => d + mirror(d); // separate shapes, so that their winding does not matter

export const shoulders = {
  /** Two rows of plates and a gorget. */
  plates:
    both(
      'M-6 520C-4 430 60 362 176 352L196 388C120 398 70 440 62 520Z M78 524C88 456 140 412 208 404L220 440C170 448 136 478 130 524Z M146 526C152 484 184 458 226 452L232 526Z',
    ) + 'M214 380L256 404L298 380L292 432L256 456L220 432Z M240 470L256 478L272 470L276 526L236 526Z',
  /** Long folds from the neck. */
  robe:
    both(
      'M226 352C150 372 70 410 20 524L72 524C100 460 150 410 230 372Z M236 384C180 420 128 462 104 526L158 526C176 480 206 440 242 410Z M246 424C220 456 202 486 194 526L250 526Z',
    ) + 'M226 346L256 372L286 346L280 392L256 412L232 392Z',
  /** A ragged hood of rags, narrow. */
  rags:
    both(
      'M214 362C150 380 96 420 70 526L100 500L116 526L134 486L150 526C160 462 186 420 230 396Z M236 406C204 436 186 474 180 526L204 500L226 526L246 480Z',
    ) + 'M222 372L256 394L290 372L276 410L256 424L236 410Z',
  /** A high collar like wings. */
  collar: both('M236 420C170 380 120 320 96 236C74 300 76 380 120 452L40 486L20 526L236 526Z'),
};

/** A heap of rough boulders in two walls and a floor: the inside of the cave. */
export function cave(seed = 3) {
  const r = random(seed),
    out = [];
  const rock = (x, y, w, h) => {
    const n = 7,
      p = [];
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI + r(-0.25, 0.25),
        k = r(0.8, 1.12);
      p.push([x + Math.cos(a) * w * k, y + Math.sin(a) * h * k]);
    }
    out.push(P(p));
  };
  for (let i = 0; i < 7; i++) {
    const y = 40 + i * 74;
    rock(18 + r(-14, 16) - 20 * Math.sin(i), y, 46, 36);
    rock(494 + r(-16, 14) + 20 * Math.sin(i), y + r(-12, 12), 46, 36);
  }
  for (let i = 0; i < 5; i++) {
    const x = 90 + i * 84 + r(-14, 14),
      l = r(40, 120) * (1.3 - Math.abs(i - 2) / 2.6);
    out.push(
      P([
        [x - 30, -10],
        [x + 26, -10],
        [x + r(-8, 8), l],
      ]),
    );
  }
  for (let i = 0; i < 8; i++) rock(20 + i * 68 + r(-12, 12), 500 + r(-6, 10), 42, r(18, 30));
  return out.join('');
}

/** Lens-shaped gouges that radiate from a centre: the left-over ridges of a lino block. */
export function gouges({ x = 256, y = 230, from = 190, to = 330, n = 54, width = 5, seed = 5, arc = [0, 360] } = {}) {
  const r = random(seed),
    out = [];
  for (let i = 0; i < n; i++) {
    const a = ((arc[0] + ((arc[1] - arc[0]) * (i + r(-0.3, 0.3))) / n) * Math.PI) / 180,
      f = from + r(0, 46),
      t = to + r(-60, 30),
      m = f + (t - f) * 0.35,
      w = width * r(0.6, 1.2);
    const at = (d, o) => [
      Math.round(x + Math.cos(a) * d - Math.sin(a) * o),
      Math.round(y + Math.sin(a) * d + Math.cos(a) * o),
    ];
    out.push(`M${at(f, 0)}L${at(m, w)} ${at(t, 0)} ${at(m, -w)}z`);
  }
  return out.join('');
}

/** Voussoirs of a round arch with jambs, as separate stones. */
export function arch({
  x = 256,
  y = 240,
  inner = 150,
  outer = 205,
  down = 520,
  stones = 11,
  gap = 5,
  seed = 2,
  course = 62,
} = {}) {
  const r = random(seed),
    out = [];
  for (let i = 0; i < stones; i++) {
    const a0 = Math.PI + (Math.PI * i) / stones + gap / outer / 2,
      a1 = Math.PI + (Math.PI * (i + 1)) / stones - gap / outer / 2,
      o = outer + r(-5, 6),
      p = [];
    for (let k = 0; k <= 3; k++) {
      const a = a0 + ((a1 - a0) * k) / 3;
      p.push([x + Math.cos(a) * o, y + Math.sin(a) * o]);
    }
    for (let k = 3; k >= 0; k--) {
      const a = a0 + ((a1 - a0) * k) / 3;
      p.push([x + Math.cos(a) * inner, y + Math.sin(a) * inner]);
    }
    out.push(P(p));
  }
  for (const side of [-1, 1])
    for (let yy = y + gap; yy < down; yy += course) {
      const a = x + side * inner,
        b = x + side * (outer + r(-6, 8)),
        h = Math.min(course - gap, down - yy);
      out.push(
        P([
          [a, yy + r(-1, 1)],
          [b, yy + r(-2, 2)],
          [b + r(-2, 2), yy + h],
          [a, yy + h + r(-1, 1)],
        ]),
      );
    }
  return out.join('');
}

/** Courses of rough ashlar. hole(x, y): true where no stone lies. */
export function wall({ seed = 4, course = 52, gap = 5, hole = () => false, width = 512, height = 512 } = {}) {
  const r = random(seed),
    out = [];
  for (let y = -6, row = 0; y < height; y += course, row++)
    for (let x = -r(0, 60); x < width;) {
      const w = r(58, 112),
        h = course - gap,
        q = () => r(-2.5, 2.5);
      if (!hole(x + w / 2, y + h / 2))
        out.push(
          P([
            [x + q(), y + q()],
            [x + w / 2, y + q()],
            [x + w - gap + q(), y + q()],
            [x + w - gap + q(), y + h + q()],
            [x + w / 2, y + h + q()],
            [x + q(), y + h + q()],
          ]),
        );
      x += w;
    }
  return out.join('');
}

/** Flagstones in perspective towards a vanishing point. */
export function floor({
  x = 256,
  top = 400,
  bottom = 540,
  vanish = 300,
  seed = 6,
  half = 300,
  rows = 5,
  columns = 7,
} = {}) {
  const r = random(seed),
    out = [],
    at = (u, v) => {
      const y = top + (bottom - top) * v * v,
        k = (y - vanish) / (bottom - vanish);
      return [x + u * half * k, y];
    };
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const u0 = -1 + (2 * i) / columns + (j % 2 ? 0.09 : 0),
        u1 = u0 + 2 / columns - 0.03,
        v0 = j / rows + 0.02,
        v1 = (j + 1) / rows - 0.02;
      out.push(P([at(u0 + r(0, 0.02), v0), at(u1, v0), at(u1 - r(0, 0.02), v1), at(u0, v1)]));
    }
  return out.join('');
}

/** Rough stones on a jittered grid: the rock between rooms and beside paths. */
export function rubble({ seed = 8, step = 64, gap = 6, width = 512, height = 512 } = {}) {
  const r = random(seed),
    out = [],
    nx = Math.ceil(width / step) + 2,
    ny = Math.ceil(height / step) + 2,
    at = [];
  for (let j = 0; j <= ny; j++) {
    at.push([]);
    for (let i = 0; i <= nx; i++)
      at[j].push([(i - 1) * step + r(-0.3, 0.3) * step, (j - 1) * step + r(-0.3, 0.3) * step]);
  }
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const q = [at[j][i], at[j][i + 1], at[j + 1][i + 1], at[j + 1][i]],
        cx = q.reduce((a, p) => a + p[0], 0) / 4,
        cy = q.reduce((a, p) => a + p[1], 0) / 4;
      out.push(
        P(
          q.map(([x, y]) => {
            const d = Math.hypot(x - cx, y - cy);
            return [x + ((cx - x) / d) * gap, y + ((cy - y) / d) * gap];
          }),
        ),
      );
    }
  return out.join('');
}

/** A tongue of fire; three cuts inside. */
export const flame =
  'M256 20C300 110 360 150 352 250C346 330 300 372 256 372C206 372 160 330 160 256C160 200 196 176 206 130C224 150 232 168 232 190C256 150 264 90 256 20Z';
