const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * `2026-06` as `June 2026`, and so of a day. Not `Intl`: different locale data in Node and in a browser would break hydration, and a phone
 * takes long to load them.
 */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${months[(number ?? 1) - 1]} ${year}`;
}

/** `2026-06-18` as `18 June 2026`. */
export function formatDay(day: string): string {
  const [, , date] = day.split('-').map(Number);
  return `${date} ${formatMonth(day)}`;
}

/** `2026-09-15` as `15 Sep 2026`, for lists. */
export function shortDay(day: string): string {
  return formatDay(day).replace(/[a-z]{3,}/i, (month) => month.slice(0, 3));
}

/** Bytes as people read them, in decimal units: `24.3 KB`, `1.2 GB`. */
export function formatSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'] as const;
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${step > 0 && value < 100 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
}
