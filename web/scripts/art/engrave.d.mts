export interface Part {
  path: string;
  x?: number;
  y?: number;
  size?: number;
  turn?: number;
  flip?: boolean;
  dark?: number;
  bend?: number;
  erase?: boolean;
}

export function engrave(
  parts: readonly Part[],
  options?: Record<string, unknown>,
): { ink: string; mid: string; light: string };
