export const catalogue: ReadonlyMap<string, { width: number; height: number }>;
