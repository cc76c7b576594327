/** The simplest playback: an update stays on the screen as one moment, for as long as its longest event. */
import type { AnyView, Happening, Named } from '../board';
import type { Beat, Script, Shown } from '../../play/beats';

/** `time`: how long an event stays, in milliseconds; 0: it needs no time of its own. */
export function byDurations<E extends Named>(time: (event: E, me: number | null) => number): Script['beats'] {
  return (_: Shown, after: Shown, happened: readonly Happening<E>[]): Beat[] => {
    const view = after.view as AnyView;
    const ms = Math.max(0, ...happened.map(({ event }) => time(event, after.seat)));
    const { id, version } = happened.at(-1)!;
    const events = happened.map(({ event }) => event);
    return ms > 0 ? [{ id, version, ms, view, outlook: after.outlook, events }] : [];
  };
}
