/** Rock: clusters of three or four short parallel strokes at random angles, seeded so that nothing flickers (UI-1.4). */

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The path of a hatched area of this size, one cluster about every `step` in both directions. */
export function hatching(width: number, height: number, seed: number, step = 12): string {
  const random = seeded(seed);
  const strokes: string[] = [];
  for (let y = step / 2; y < height + step / 2; y += step) {
    for (let x = step / 2; x < width + step / 2; x += step) {
      strokes.push(cluster(x + (random() - 0.5) * step * 0.7, y + (random() - 0.5) * step * 0.7, random));
    }
  }
  return strokes.join('');
}

function cluster(x: number, y: number, random: () => number): string {
  const angle = random() * Math.PI;
  const count = random() < 0.5 ? 3 : 4;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let path = '';
  for (let n = 0; n < count; n++) {
    const offset = (n - (count - 1) / 2) * 3.6;
    const half = 4 + random() * 1.8;
    const [cx, cy] = [x - sin * offset, y + cos * offset];
    path += `M${round(cx - cos * half)} ${round(cy - sin * half)}L${round(cx + cos * half)} ${round(cy + sin * half)}`;
  }
  return path;
}

/** A closed outline through these points that wobbles by about a pixel, as a hand would draw it. */
export function wobbly(points: readonly (readonly [number, number])[], seed: number): string {
  const random = seeded(seed);
  const shaken = points.map(([x, y]) => [round(x + (random() - 0.5) * 2), round(y + (random() - 0.5) * 2)]);
  return `M${shaken.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}
