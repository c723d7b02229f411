import { describe, expect, it } from 'vitest';
import { parseSchedule } from './schedule-expression.ts';

const next = (expression: string, after: string) => {
  const time = parseSchedule(expression).nextAfter(Date.parse(after));
  return time === undefined ? undefined : new Date(time).toISOString();
};

describe('a schedule', () => {
  it.each([
    ['rate(1 minute)', '2026-01-01T00:00:30Z', '2026-01-01T00:01:30.000Z'],
    ['rate(12 hours)', '2026-01-01T00:00:00Z', '2026-01-01T12:00:00.000Z'],
    ['cron(0 3 * * ? *)', '2026-01-01T03:00:00Z', '2026-01-02T03:00:00.000Z'],
    ['cron(*/15 * * * ? *)', '2026-01-01T10:16:00Z', '2026-01-01T10:30:00.000Z'],
    ['cron(5/20 9-10 * * ? *)', '2026-01-01T10:45:00Z', '2026-01-02T09:05:00.000Z'],
    ['cron(0 8 ? * MON-FRI *)', '2026-01-02T09:00:00Z', '2026-01-05T08:00:00.000Z'],
    ['cron(30 6 1 JAN,JUL ? *)', '2026-01-01T06:30:00Z', '2026-07-01T06:30:00.000Z'],
    ['cron(0 0 29 2 ? *)', '2026-01-01T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('the schedule %s fires after %s at %s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected);
  });

  it.each([
    ['the last day of the month', 'cron(0 3 L * ? *)', '2026-02-01T00:00:00Z', '2026-02-28T03:00:00.000Z'],
    ['the last Friday of the month', 'cron(0 3 ? * 6L *)', '2026-01-01T00:00:00Z', '2026-01-30T03:00:00.000Z'],
    // 3 May 2026 is a Sunday.
    ['the weekday closest to the third', 'cron(0 3 3W * ? *)', '2026-05-01T00:00:00Z', '2026-05-04T03:00:00.000Z'],
    ['the second Tuesday of the month', 'cron(0 3 ? * 3#2 *)', '2026-01-01T00:00:00Z', '2026-01-13T03:00:00.000Z'],
  ])('a schedule may be on %s', (_day, expression, after, expected) => {
    expect(next(expression, after)).toBe(expected);
  });

  it('a schedule ends when its time has passed', () => {
    expect(next('cron(0 0 * * ? 2020)', '2026-01-01T00:00:00Z')).toBeUndefined();
  });

  it.each([
    'every day',
    'cron(0 3 * * ?)',
    'cron(* * * * * *)',
    'cron(0 3 ? * ? *)',
    'cron(x 3 * * ? *)',
    'at(2026-03-01T10:00:00)',
    'cron(99 * * * ? *)',
    'rate(0.5 hours)',
    'rate(0 minutes)',
  ])('the schedule "%s" is refused', (expression) => {
    expect(() => parseSchedule(expression)).toThrow(expression);
  });
});
