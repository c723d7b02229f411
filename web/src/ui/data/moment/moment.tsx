import { useSyncExternalStore } from 'react';
import { formatDayOf, formatMoment } from '../../../lib/format-moment.ts';

const never = () => () => {};

/** A text in the visitor's own zone; in a document, which is the same for everybody, and when it is hydrated, in UTC. */
function useZoned(at: string, format: (instant: string, timeZone?: string) => string): string {
  return useSyncExternalStore(
    never,
    () => format(at),
    () => format(at, 'UTC'),
  );
}

interface MomentProps {
  /** An ISO 8601 instant with its zone: `2026-06-18T14:05:00Z`. */
  readonly at: string;
}

/** A day with its clock time, in the visitor's own zone. */
export function Moment({ at }: MomentProps) {
  return <time dateTime={at}>{useZoned(at, formatMoment)}</time>;
}

/** The day of a moment, in the same zone: beside a `Moment` it is never the day before. */
export function DayOf({ at }: MomentProps) {
  return <time dateTime={at}>{useZoned(at, formatDayOf)}</time>;
}
