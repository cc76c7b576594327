export const LIBRARY: string;
export type PackedFile = [path: string, bytes: Uint8Array];
export function filesOf(pack: Uint8Array): PackedFile[];
export interface Files {
  mkdirTree: (path: string) => void;
  writeFile: (path: string, bytes: Uint8Array, how: { canOwn: boolean }) => void;
}
export function write(FS: Files, files: PackedFile[]): void;
