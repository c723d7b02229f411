/** When a schedule fires next. */
export interface Schedule {
  /** @param last when it fired last, milliseconds since the epoch. @returns `undefined` when it will not fire again. */
  nextAfter(last: number): number | undefined;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const YEARS_AHEAD = 10;
const units: Readonly<Record<string, number>> = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: DAY_MS };
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/**
 * Reads a schedule as EventBridge takes it: `rate(5 minutes)`, `cron(0 3 * * ? *)`, `at(2026-01-02T03:04:05)`, all in UTC.
 * @throws {Error} for what is not one, and for the `L`, `W` and `#` of cron, which the local runtime does not know.
 */
export function parseSchedule(expression: string): Schedule {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) {
    const period = Number(rate[1]) * (units[rate[2] ?? ''] ?? 0);
    return { nextAfter: (last) => last + period };
  }
  const at = /^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/.exec(expression);
  if (at) {
    const time = Date.parse(`${at[1]}Z`);
    return { nextAfter: (last) => (last < time ? time : undefined) };
  }
  const cron = /^cron\((\S+) (\S+) (\S+) (\S+) (\S+) (\S+)\)$/.exec(expression);
  if (cron) return parseCron(expression, cron.slice(1));
  throw new Error(`"${expression}" is not a schedule: expected rate(…), cron(…) with six fields, or at(…)`);
}

function parseCron(expression: string, texts: readonly string[]): Schedule {
  const [minuteText = '', hourText = '', dayText = '', monthText = '', weekdayText = '', yearText = ''] = texts;
  const field = (text: string, from: number, to: number, names: readonly string[] = []) =>
    parseField(expression, text, from, to, names);
  const minutes = field(minuteText, 0, 59);
  const hours = field(hourText, 0, 23);
  const days = new Set(field(dayText, 1, 31));
  const inMonth = new Set(field(monthText, 1, 12, months));
  const onWeekday = new Set(field(weekdayText, 1, 7, weekdays));
  const years = new Set(field(yearText, 1970, 2199));
  const matchesDay = (day: Date) =>
    years.has(day.getUTCFullYear()) &&
    inMonth.has(day.getUTCMonth() + 1) &&
    days.has(day.getUTCDate()) &&
    onWeekday.has(day.getUTCDay() + 1);

  return {
    nextAfter: (last) => {
      const midnight = Math.floor(last / DAY_MS) * DAY_MS;
      for (let day = midnight; day < midnight + YEARS_AHEAD * 366 * DAY_MS; day += DAY_MS) {
        if (!matchesDay(new Date(day))) continue;
        const times = hours.flatMap((hour) => minutes.map((minute) => day + (hour * 60 + minute) * MINUTE_MS));
        const next = times.find((time) => time > last);
        if (next !== undefined) return next;
      }
      return undefined;
    },
  };
}

/** The values a cron field allows, in order. */
function parseField(expression: string, text: string, from: number, to: number, names: readonly string[]): number[] {
  const values = text.split(',').flatMap((part) => {
    const match = /^(\*|\?|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(part);
    const number = (name: string) =>
      names.includes(name.toUpperCase()) ? names.indexOf(name.toUpperCase()) + 1 : Number(name);
    const isAll = match?.[1] === '*' || match?.[1] === '?';
    const first = isAll ? from : number(match?.[1] ?? '');
    const last = match?.[2] !== undefined ? number(match[2]) : isAll || match?.[3] !== undefined ? to : first;
    if (!match || !(first >= from && last <= to && first <= last)) {
      throw new Error(
        `"${expression}": the local runtime cannot read "${part}" (L, W and # of cron are not known to it)`,
      );
    }
    const step = Number(match[3] ?? 1);
    return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
  });
  return values.sort((left, right) => left - right);
}
