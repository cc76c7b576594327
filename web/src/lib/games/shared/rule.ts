/** The rule behind a thing, from the catalogue. */
import { t } from '../../speak.svelte';
import type { Inspection } from '../board.ts';

/** A rule of the catalogue, "text (WD-5.5)", as the tooltip wants it; `why`: the reason it cannot be chosen. */
export function rule(key: string, title: string, why = ''): Inspection {
  const [, body, clause] = /^(.*?)\s*\(([^()]*)\)\s*$/s.exec(t(key)) ?? ['', t(key), ''];
  return {
    title,
    rule: why ? `${why} ${body}` : (body ?? ''),
    clause: clause ?? '',
    paragraph: key.split('-rule-')[1] ?? '',
  };
}
