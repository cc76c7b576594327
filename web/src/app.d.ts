/// <reference types="vite/client" />
/// <reference types="svelte" />

declare const __VERSION__: string;

declare module '*.icons' {
  /** Drawings (the inside of a 512 × 512 SVG) by name. */
  const bodies: Record<string, string>;
  export default bodies;
}

declare module 'virtual:texts' {
  /** The parts of all languages, by `<language>/common` or `<language>/<game>`. */
  const parts: Record<string, () => Promise<{ default: string }>>;
  export default parts;
}

declare module '*.art' {
  /** Engraved pictures by name (`token/orc`): width, height, and the inside of an SVG of that size. */
  const pictures: Record<string, [width: number, height: number, body: string]>;
  export default pictures;
}
