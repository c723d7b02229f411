import { Cron } from 'croner';

/** When a schedule fires next. */
export interface Schedule {
  /** @param last when it fired last, milliseconds since the epoch. @returns `undefined` when it will not fire again. */
  nextAfter(last: number): number | undefined;
}

const MINUTE_MS = 60_000;
const units: Readonly<Record<string, number>> = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: 24 * 60 * MINUTE_MS };

/**
 * Reads a schedule as EventBridge Scheduler takes it, in UTC: `rate(5 minutes)`, `cron(0 3 * * ? *)`.
 * @throws {Error} naming the expression when it is not one
 */
export function parseSchedule(expression: string): Schedule {
  const [, count, unit = ''] = /^rate\(([1-9]\d*) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (count !== undefined) {
    const period = Number(count) * (units[unit] ?? 0);
    return { nextAfter: (last) => last + period };
  }
  const cron = parseCron(expression);
  return { nextAfter: (last) => cron.nextRun(new Date(last))?.getTime() };
}

/** Minutes, hours, days of the month, months, days of the week (1 is Sunday), years; one of the days is `?`. */
function parseCron(expression: string): Cron {
  const [, fields = ''] = /^cron\((.+)\)$/.exec(expression) ?? [];
  const parts = fields.split(' ');
  const days = [parts[2], parts[4]];
  try {
    if (parts.length !== 6 || days.filter((day) => day === '?').length !== 1)
      throw new Error('six fields, one of the days ?');
    const pattern = `0 ${fields.replace('?', '*')}`;
    return new Cron(pattern, { timezone: 'UTC', alternativeWeekdays: true, sloppyRanges: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`"${expression}" is not a schedule: expected rate(…) or cron(…). ${reason}`, { cause });
  }
}
