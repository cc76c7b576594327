/** One sheet of cells, a cell for each unit of the drawing: filling, blurring, closing holes, noise. */

export class Sheet {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.size = width * height;
  }

  field(value = 0) {
    const made = new Float32Array(this.size);
    return value === 0 ? made : made.fill(value);
  }

  /** Non-zero fill of polygons, four samples a row: how much of each cell is covered. */
  fill(polygons) {
    const { width, height } = this;
    const out = this.field();
    const samples = 4;
    const edges = [];
    for (const polygon of polygons)
      for (let i = 0; i < polygon.length; i++) {
        const [x1, y1] = polygon[i];
        const [x2, y2] = polygon[(i + 1) % polygon.length];
        if (y1 === y2) continue;
        const slope = (x2 - x1) / (y2 - y1);
        edges.push(y1 < y2 ? [y1, y2, x1, slope, 1] : [y2, y1, x2, slope, -1]);
      }
    edges.sort((a, b) => a[0] - b[0]);
    let begun = 0;
    let open = [];
    for (let row = 0; row < height * samples; row++) {
      const y = (row + 0.5) / samples;
      while (begun < edges.length && edges[begun][0] <= y) open.push(edges[begun++]);
      open = open.filter((edge) => edge[1] > y);
      if (open.length === 0) continue;
      const hits = open.map((edge) => [edge[2] + (y - edge[0]) * edge[3], edge[4]]).toSorted((a, b) => a[0] - b[0]);
      const line = Math.floor(row / samples) * width;
      let winding = 0;
      for (let i = 0; i < hits.length - 1; i++) {
        winding += hits[i][1];
        if (winding === 0) continue;
        const from = Math.max(0, hits[i][0]);
        const to = Math.min(width, hits[i + 1][0]);
        for (let x = Math.floor(from); x < to; x++)
          out[line + x] += (Math.min(to, x + 1) - Math.max(from, x)) / samples;
      }
    }
    return out;
  }

  /** Three box blurs, which are close to a Gaussian. */
  blur(source, radius) {
    const reach = Math.max(1, Math.round(radius));
    let now = source;
    for (let pass = 0; pass < 3; pass++) now = this.#down(this.#across(now, reach), reach);
    return now;
  }

  #across(source, reach) {
    const { width, height } = this;
    const out = this.field();
    const part = 1 / (2 * reach + 1);
    const last = width - 1;
    for (let row = 0; row < height; row++) {
      const start = row * width;
      let sum = source[start] * reach;
      for (let i = 0; i <= reach; i++) sum += source[start + Math.min(last, i)];
      for (let i = 0; i < width; i++) {
        out[start + i] = sum * part;
        sum += source[start + Math.min(last, i + reach + 1)] - source[start + Math.max(0, i - reach)];
      }
    }
    return out;
  }

  /** The same downwards, row by row: cells that lie side by side are read one after the other. */
  #down(source, reach) {
    const { width, height } = this;
    const out = this.field();
    const part = 1 / (2 * reach + 1);
    const sums = new Float64Array(width);
    const add = (row, sign) => {
      const start = Math.min(height - 1, Math.max(0, row)) * width;
      for (let x = 0; x < width; x++) sums[x] += sign * source[start + x];
    };
    for (let row = -reach; row <= reach; row++) add(row, 1);
    for (let row = 0; row < height; row++) {
      const start = row * width;
      for (let x = 0; x < width; x++) out[start + x] = sums[x] * part;
      add(row + reach + 1, 1);
      add(row - reach, -1);
    }
    return out;
  }

  /** The form without its inner cuts: everything that the outside cannot reach. */
  solid(mask) {
    const { width, height, size } = this;
    const outside = new Uint8Array(size);
    const waiting = new Int32Array(size);
    let count = 0;
    const push = (i) => {
      if (outside[i] || mask[i] >= 0.5) return;
      outside[i] = 1;
      waiting[count++] = i;
    };
    for (let x = 0; x < width; x++) {
      push(x);
      push(size - width + x);
    }
    for (let y = 0; y < height; y++) {
      push(y * width);
      push(y * width + width - 1);
    }
    while (count > 0) {
      const i = waiting[--count];
      const x = i % width;
      if (x > 0) push(i - 1);
      if (x < width - 1) push(i + 1);
      if (i >= width) push(i - width);
      if (i < size - width) push(i + width);
    }
    const out = this.field();
    for (let i = 0; i < size; i++) out[i] = outside[i] ? 0 : Math.max(mask[i], 0.51);
    return out;
  }

  /** Smooth noise of one octave between -0.5 and 0.5. */
  noise(seed, grain) {
    const across = Math.ceil(Math.max(this.width, this.height) / grain) + 2;
    const grid = new Float32Array(across * across);
    const next = random(seed);
    for (let i = 0; i < grid.length; i++) grid[i] = next(-0.5, 0.5);
    return (x, y) => {
      const u = x / grain;
      const v = y / grain;
      const i = Math.floor(u);
      const j = Math.floor(v);
      const ease = (a) => a * a * (3 - 2 * a);
      const e = ease(u - i);
      const at = j * across + i;
      const top = grid[at] * (1 - e) + grid[at + 1] * e;
      const bottom = grid[at + across] * (1 - e) + grid[at + across + 1] * e;
      return top + (bottom - top) * ease(v - j);
    };
  }
}

/** Numbers between two bounds, the same for the same seed on every machine. */
export function random(seed) {
  let state = seed >>> 0 || 1;
  return (low = 0, high = 1) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return low + ((high - low) * state) / 2 ** 32;
  };
}
