/** Short notices above the ask bar: at most two, four seconds, never for things that need an answer. */
export type ToastKind = 'ok' | 'warn' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

const SECONDS = 4;
let next = 1;
let shown = $state<Toast[]>([]);

export const toasts = {
  get all(): Toast[] {
    return shown;
  },
};

export function toast(text: string, kind: ToastKind = 'info'): void {
  const id = next++;
  shown = [...shown.filter((other) => other.text !== text), { id, kind, text }].slice(-2);
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}
