/** Numbers to places on a drawing. Pure: no screen, no text. */

export type Scale = (value: number) => number;

/** From a range of values to a range of places; a single value stands in the middle. */
export function linear(low: number, high: number, from: number, to: number): Scale {
  if (low === high) return () => (from + to) / 2;
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

/** Round whole numbers that cover the range, about as many as asked for: 1, 2 or 5 times a power of ten apart. */
export function ticks(low: number, high: number, about: number): number[] {
  const span = high - low || Math.abs(high) || 1;
  const rough = span / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? 10 * power);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, n) => Number(((first + n) * step).toPrecision(12)));
}

/** At most so many numbers below `count`, evenly apart, the first and the last among them. */
export function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, n) => n);
  return Array.from({ length: most }, (_, n) => Math.round((n * (count - 1)) / (most - 1)));
}

export interface Place {
  x: number;
  y: number;
}

const short = (value: number) => Number(value.toFixed(1));

/** A line through the places, as SVG wants it. */
export function line(places: readonly Place[]): string {
  return places.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** The area between an upper and a lower line. */
export function band(upper: readonly Place[], lower: readonly Place[]): string {
  return upper.length === 0 ? '' : `${line([...upper, ...lower.toReversed()])}Z`;
}
