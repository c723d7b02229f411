import { useSyncExternalStore } from 'react';
import { formatMoment } from '../../../lib/format-moment.ts';

const never = () => () => {};

interface MomentProps {
  /** An ISO 8601 instant with its zone: `2026-06-18T14:05:00Z`. */
  readonly at: string;
}

/**
 * A day with its clock time, in the visitor's own zone. A document, which is the same for everybody, says it in UTC, and so does the
 * first rendering of what was prerendered.
 */
export function Moment({ at }: MomentProps) {
  const text = useSyncExternalStore(
    never,
    () => formatMoment(at),
    () => formatMoment(at, 'UTC'),
  );
  return <time dateTime={at}>{text}</time>;
}
