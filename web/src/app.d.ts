/// <reference types="vite/client" />
/// <reference types="svelte" />

declare const __VERSION__: string;

declare module '*.icons' {
  /** Drawings (the inside of a 512 × 512 SVG) by name. */
  const bodies: Record<string, string>;
  export default bodies;
}
