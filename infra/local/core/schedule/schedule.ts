import type { Log } from '../log.ts';
import type { Positions } from '../state/database.ts';
import { parseSchedule } from './schedule-expression.ts';

/** Something to run, when, and where to keep when it ran last. */
export interface ScheduledRun {
  /** Key of the kept time. */
  readonly name: string;
  /** As rules and schedules take it: `rate(…)` or `cron(…)`. */
  readonly expression: string;
  readonly positions: Positions;
  readonly log: Log;
  /** @param dueAt milliseconds since the epoch at which the run was due: the latest time, when several went by */
  readonly run: (dueAt: number) => Promise<void>;
}

/** Longest delay a timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs something on a schedule. When it ran last is kept over restarts: what came due meanwhile runs once, at the start.
 * @throws {Error} for an expression that is not one
 */
export function startSchedule({ name, expression, positions, log, run }: ScheduledRun): { stop(): Promise<void> } {
  const schedule = parseSchedule(expression);
  const position = `schedule ${name}`;
  const now = Date.now();
  let last = Number(positions.read(position) ?? now);
  if (last === now) positions.write(position, String(now));
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function arm(): void {
    const next = schedule.nextAfter(last);
    if (next === undefined) return;
    const delay = Math.max(0, next - Date.now());
    timer = setTimeout(delay > LONGEST_TIMER_MS ? arm : fire, Math.min(delay, LONGEST_TIMER_MS));
    timer.unref();
  }

  function latestDue(now: number): number {
    let due = now;
    for (let next = schedule.nextAfter(last); next !== undefined && next <= now; next = schedule.nextAfter(next))
      due = next;
    return due;
  }

  function fire(): void {
    const now = Date.now();
    const dueAt = latestDue(now);
    last = now;
    running = run(dueAt).then(
      () => positions.write(position, String(last)),
      (error) => log.warn(`The schedule ${name} failed: ${error}`),
    );
    void running.then(arm);
  }

  arm();
  return {
    stop: () => {
      clearTimeout(timer);
      return running.then(() => clearTimeout(timer));
    },
  };
}
