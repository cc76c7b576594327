/** The rule behind a thing, from the catalogue. */
import { t } from '../../speak.svelte';
import type { Inspection } from '../board.ts';

/**
 * A rule of the catalogue, "text (WD-5.5)", as the tooltip wants it; `why`: the reason it cannot be chosen; `note`:
 * what is said after it. The text is looked up when it is shown: no first decision waits for the words of all rules.
 */
export function rule(key: string, title: string, why = '', note = (): string => ''): Inspection {
  const parts = () => /^(.*?)\s*\(([^()]*)\)\s*$/s.exec(t(key)) ?? ['', t(key), ''];
  return {
    title,
    get rule() {
      return [why, parts()[1], note()].filter(Boolean).join(' ');
    },
    get clause() {
      return parts()[2] ?? '';
    },
    paragraph: key.split('-rule-')[1] ?? '',
  };
}
