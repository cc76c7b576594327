/** Short notices above the ask bar: at most two, four seconds, never for things that need an answer. */
export type ToastKind = 'ok' | 'warn' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** Leads to where it is explained. */
  why: (() => void) | null;
}

const SECONDS = 4;
/** Whoever may ask why has longer to do so. */
const WITH_WHY = 9;
let next = 1;
let shown = $state<Toast[]>([]);

export const toasts = {
  get all(): Toast[] {
    return shown;
  },
};

export function toast(text: string, kind: ToastKind = 'info', why: (() => void) | null = null): void {
  const id = next++;
  shown = [...shown.filter((other) => other.text !== text), { id, kind, text, why }].slice(-2);
  setTimeout(() => dismiss(id), (why ? WITH_WHY : SECONDS) * 1000);
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}

export function forgetToasts(): void {
  shown = [];
}
