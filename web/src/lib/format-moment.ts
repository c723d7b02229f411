import { formatDay } from './format.ts';

/**
 * An instant such as `2026-06-18T14:05:00Z` as `18 June 2026, 14:05 UTC`, or as `18 June 2026, 16:05` in a time zone. Only digits are
 * taken from `Intl`.
 * @param timeZone an IANA name; without one, the zone of this machine
 * @throws RangeError when the text names no instant
 */
export function formatMoment(instant: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(new Date(instant));
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${formatDay(`${year}-${month}-${day}`)}, ${hour}:${minute}${timeZone === 'UTC' ? ' UTC' : ''}`;
}
