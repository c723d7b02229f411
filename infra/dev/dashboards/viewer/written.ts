const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const utc = { timeZone: 'UTC' } as const;
const clock = new Intl.DateTimeFormat('en-GB', { ...utc, hour: '2-digit', minute: '2-digit' });
const clockWithSeconds = new Intl.DateTimeFormat('en-GB', { ...utc, timeStyle: 'medium' });
const day = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'short' });
const weekday = new Intl.DateTimeFormat('en-GB', { ...utc, weekday: 'short', day: 'numeric', month: 'short' });

const DAY_SECONDS = 24 * 60 * 60;

const withUnit = (number: string, unit: string) => (unit === '' ? number : `${number}\u00a0${unit}`);

/** `1.23K ms`; a dash where nothing was measured. */
export function short(value: number | null, unit = ''): string {
  return value === null ? '–' : withUnit(compact.format(value), unit);
}

/** `1,234.5 ms`; a dash where nothing was measured. */
export function full(value: number | null, unit = ''): string {
  return value === null ? '–' : withUnit(whole.format(value), unit);
}

/**
 * How a number has changed: in short, `▲ 12 %`, and the words that go on, `more than the week before`. Which way is the good one, nobody
 * here knows.
 */
export function change(now: number | null, before: number | null): readonly [short: string, words: string] {
  if (now === null) return ['', ''];
  if (before === null || before === 0)
    return now === 0 ? ['=', 'none the week before either'] : ['▲', 'none the week before'];
  const percent = (100 * (now - before)) / Math.abs(before);
  if (Math.abs(percent) < 0.5) return ['=', 'as the week before'];
  const [arrow, word] = percent > 0 ? ['▲', 'more'] : ['▼', 'less'];
  return [`${arrow} ${compact.format(Math.round(Math.abs(percent)))}\u00a0%`, `${word} than the week before`];
}

/** `14:02:10` */
export function timeOfDay(milliseconds: number): string {
  return clockWithSeconds.format(milliseconds);
}

/** `3 Feb, 14:02` */
export function dayAndTime(milliseconds: number): string {
  return `${day.format(milliseconds)}, ${clock.format(milliseconds)}`;
}

/** When a value was measured: `Tue 3 Feb, 14:02`, or the day alone when it is of a whole one. @param seconds since the epoch */
export function moment(seconds: number, period: number): string {
  const date = weekday.format(seconds * 1_000);
  return period >= DAY_SECONDS ? date : `${date}, ${clock.format(seconds * 1_000)}`;
}

/** What stands at the axis: times of day, and the day where one begins. @param increment seconds between two of them */
export function axisTimes(times: readonly number[], increment: number): string[] {
  return times.map((time) => {
    const beginsDay = increment >= DAY_SECONDS || time % DAY_SECONDS === 0;
    return (beginsDay ? day : clock).format(time * 1_000);
  });
}
