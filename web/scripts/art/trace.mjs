/** Outlines of where a field is above zero: marching squares, then fewer points. */

/** Where the outline enters and leaves a square of four cells, the inside on the right hand; saddles have two pairs. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];
const WAYS = [
  [], [LEFT, TOP], [TOP, RIGHT], [LEFT, RIGHT], [RIGHT, BOTTOM], [LEFT, TOP, RIGHT, BOTTOM], [TOP, BOTTOM], [LEFT, BOTTOM],
  [BOTTOM, LEFT], [BOTTOM, TOP], [TOP, RIGHT, BOTTOM, LEFT], [BOTTOM, RIGHT], [RIGHT, LEFT], [RIGHT, TOP], [TOP, LEFT], [],
]; // prettier-ignore

/** Loops of points; those that enclose less than `least` cells are left out. */
export function trace({ width, height, size }, field, tolerance, least) {
  const next = new Int32Array(2 * size).fill(-1);
  const starts = [];
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const code =
        (field[at] > 0 ? 1 : 0) |
        (field[at + 1] > 0 ? 2 : 0) |
        (field[at + width + 1] > 0 ? 4 : 0) |
        (field[at + width] > 0 ? 8 : 0);
      if (code === 0 || code === 15) continue;
      const edge = [at, size + at + 1, at + width, size + at];
      const way = WAYS[code];
      for (let i = 0; i < way.length; i += 2) {
        next[edge[way[i]]] = edge[way[i + 1]];
        starts.push(edge[way[i]]);
      }
    }
  const point = (edge) => {
    const isDown = edge >= size;
    const i = isDown ? edge - size : edge;
    const inside = field[i];
    const t = inside / (inside - field[isDown ? i + width : i + 1]);
    const x = i % width;
    const y = Math.floor(i / width);
    return isDown ? [x, y + t] : [x + t, y];
  };
  const loops = [];
  for (const start of starts) {
    const loop = [];
    for (let edge = start; next[edge] >= 0;) {
      const following = next[edge];
      next[edge] = -1;
      loop.push(point(edge));
      edge = following;
    }
    if (loop.length > 2 && Math.abs(area(loop)) >= least) loops.push(simplify(loop, tolerance));
  }
  return loops.filter((loop) => loop.length > 2);
}

function area(loop) {
  let sum = 0;
  for (let i = 0; i < loop.length; i++) {
    const [x1, y1] = loop[i];
    const [x2, y2] = loop[(i + 1) % loop.length];
    sum += x1 * y2 - x2 * y1;
  }
  return sum / 2;
}

/** Douglas and Peucker, on both halves of a loop. */
function simplify(loop, tolerance) {
  let far = 0;
  let most = 0;
  loop.forEach(([x, y], i) => {
    const away = (x - loop[0][0]) ** 2 + (y - loop[0][1]) ** 2;
    if (away > most) [most, far] = [away, i];
  });
  const first = fewer(loop.slice(0, far + 1), tolerance);
  const second = fewer([...loop.slice(far), loop[0]], tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function fewer(points, tolerance) {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const waiting = [[0, points.length - 1]];
  while (waiting.length > 0) {
    const [from, to] = waiting.pop();
    const [x1, y1] = points[from];
    const [x2, y2] = points[to];
    const length = Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2) || 1;
    let most = 0;
    let at = 0;
    for (let i = from + 1; i < to; i++) {
      const off = Math.abs((x2 - x1) * (y1 - points[i][1]) - (x1 - points[i][0]) * (y2 - y1)) / length;
      if (off > most) [most, at] = [off, i];
    }
    if (most <= tolerance) continue;
    keep[at] = 1;
    waiting.push([from, at], [at, to]);
  }
  return points.filter((_, i) => keep[i]);
}
