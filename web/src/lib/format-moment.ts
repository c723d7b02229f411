import { formatDay } from './format.ts';

/** Day and clock time of an instant. Only digits are taken from `Intl`. @throws RangeError when the text names no instant */
function partsOf(instant: string, timeZone: string | undefined) {
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
  return { day: formatDay(`${year}-${month}-${day}`), time: `${hour}:${minute}` };
}

/**
 * An instant such as `2026-06-18T14:05:00Z` as `18 June 2026, 14:05 UTC`, or as `18 June 2026, 16:05` in a time zone.
 * @param timeZone an IANA name; without one, the zone of this machine
 * @throws RangeError when the text names no instant
 */
export function formatMoment(instant: string, timeZone?: string): string {
  const { day, time } = partsOf(instant, timeZone);
  return `${day}, ${time}${timeZone === 'UTC' ? ' UTC' : ''}`;
}

/**
 * The day of an instant, which depends on the zone: `18 June 2026`.
 * @param timeZone an IANA name; without one, the zone of this machine
 * @throws RangeError when the text names no instant
 */
export function formatDayOf(instant: string, timeZone?: string): string {
  return partsOf(instant, timeZone).day;
}
