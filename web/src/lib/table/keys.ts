/** The table's keys (UI-5.6): digits choose, Enter inks, U and Esc take back what is chosen, U without that the last decision, G walks the legal targets. */
import { explainFocused, readFurther } from '../ui/tip.svelte';

export interface TableKeys {
  pencilled: () => boolean;
  ink: () => void;
  /** Take back the pencil, or what was pressed before it is a whole choice; false: there is nothing of the kind. */
  drop: () => boolean;
  undo: () => void;
  /** Agree or not to what is asked of all; false: nothing is. */
  answer?: (yes: boolean) => boolean;
  /** Steps of the others are being shown, which P holds and Space skips; left out where nothing is. */
  watching?: () => boolean;
  pause?: () => void;
  /** What happened since the reader's last turn. */
  recap?: () => void;
  skip?: () => void;
  /** A hint for the reader's decision; left out where there are none. */
  hint?: (() => void) | undefined;
  help: () => void;
  log: () => void;
  /** Left out where nobody can talk. */
  talk?: () => void;
  /** A dialogue is open: its keys only. */
  blocked: () => boolean;
}

/** Marks may lie on a drawing inside the target; only what takes the focus counts. */
const LEGAL = ':is(button, [tabindex]):is([data-legal], .legal)';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

/** A place of the board that takes no press: it is chosen already, or cannot be chosen any more. */
function isSettled(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('.board :is([aria-pressed="true"], [aria-disabled="true"])') !== null
  );
}

/** Focus moves to the next legal target on the board, in the order of reading. */
export function cycleLegal(root: ParentNode = document): void {
  const targets = [...root.querySelectorAll<HTMLElement>(LEGAL)];
  const at = targets.indexOf(document.activeElement as HTMLElement);
  targets[(at + 1) % targets.length]?.focus();
}

export function tableKeys(does: TableKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (does.blocked() || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (handle(event.key, event.target, does)) event.preventDefault();
  };
}

function handle(key: string, target: EventTarget | null, does: TableKeys): boolean {
  if (/^[1-9]$/.test(key)) return pressChoice(Number(key));
  switch (key) {
    case 'Enter':
      // on a button or a link Enter presses it, as everywhere; on a place that takes no press it inks (Space lets go of what is chosen)
      if (does.pencilled() && isSettled(target)) {
        does.ink();
        return true;
      }
      if (target instanceof Element && target.closest('button, a, [role="button"], [role="gridcell"]')) return false;
      if (does.pencilled()) does.ink();
      return does.pencilled();
    case 'u':
    case 'U':
      if (!does.drop()) does.undo();
      return true;
    case 'y':
    case 'Y':
      return does.answer?.(true) ?? false;
    case 'n':
    case 'N':
      if (does.answer?.(false)) return true;
      does.hint?.();
      return does.hint !== undefined;
    case 'Escape':
      return does.drop();
    case 'b':
    case 'B':
      does.recap?.();
      return does.recap !== undefined;
    case 'p':
    case 'P':
      if (!does.watching?.()) return false;
      does.pause?.();
      return true;
    case ' ':
      if (!does.watching?.() || (target instanceof Element && target.closest('button, a'))) return false;
      does.skip?.();
      return true;
    case 'g':
    case 'G':
      cycleLegal();
      return true;
    case 'l':
    case 'L':
      does.log();
      return true;
    case 't':
    case 'T':
    case 'c':
    case 'C':
      does.talk?.();
      return does.talk !== undefined;
    case '?':
      if (!readFurther() && !explainFocused()) does.help();
      return true;
    default:
      return false;
  }
}

function pressChoice(number: number): boolean {
  const choices = [...document.querySelectorAll<HTMLButtonElement>('.ask .choice')];
  const choice = choices.find(({ dataset }, n) => (dataset.key ?? `${n + 1}`) === `${number}`);
  choice?.focus({ preventScroll: true }); // what was pressed before must not take the Enter that follows
  choice?.click();
  return choice !== undefined;
}
