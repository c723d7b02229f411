const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as people write it: `26 November 2026`. @param day `YYYY-MM-DD` */
export function longDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
