import * as z from 'zod/mini';
import type { Judge } from '../aws/judge.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import type { Log } from '../log.ts';
import type { EventDestinations } from './event-rule.ts';
import type { Running } from './event-source-mapping.ts';
import { readProperties } from './properties.ts';
import { parseSchedule } from './schedule-expression.ts';
import type { Positions } from './state-database.ts';

const properties = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z._default(z.literal('UTC'), 'UTC'),
  State: z._default(z.string(), 'ENABLED'),
  Target: z.object({ Arn: z.string(), RoleArn: z.string(), Input: z._default(z.string(), '{}') }),
});

/** Something to run, when, and where to keep when it ran last. */
export interface ScheduledRun {
  /** Key of the kept time. */
  readonly name: string;
  /** As EventBridge takes it: `rate(…)`, `cron(…)`, `at(…)`. */
  readonly expression: string;
  readonly positions: Positions;
  readonly log: Log;
  readonly run: () => Promise<void>;
}

/** Longest delay a timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs something on a schedule. When it ran last is kept over restarts: what came due meanwhile runs once, at the start.
 * @throws {Error} for an expression that is not one
 */
export function startSchedule({ name, expression, positions, log, run }: ScheduledRun): Running {
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

  function fire(): void {
    last = Date.now();
    running = run().then(
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

/** A schedule of EventBridge Scheduler: sends its input to a queue or a function with the rights of its role. */
export function startDeclaredSchedule(
  resource: Resource,
  surroundings: { destinations: EventDestinations; judge: Judge; positions: Positions; log: Log },
): Running {
  const { destinations, judge, positions, log } = surroundings;
  const { ScheduleExpression, State, Target } = readProperties(resource, properties);
  const send = destinations.sender(Target.Arn);
  if (!send)
    throw new Error(
      `${resource.stack}/${resource.logicalId}: the local runtime sends to queues and functions of the template only`,
    );
  if (State === 'DISABLED') return { stop: async () => {} };
  const action = Target.Arn.startsWith('arn:aws:sqs:') ? 'sqs:SendMessage' : 'lambda:InvokeFunction';
  const run = async () => {
    const allowed = await judge.allows({ id: Target.RoleArn, context: {} }, { action, resource: Target.Arn });
    if (allowed) send(Target.Input);
    else log.warn(`The schedule ${resource.name} may not send to ${Target.Arn}: its role lacks ${action}`);
  };
  return startSchedule({ name: resource.name, expression: ScheduleExpression, positions, log, run });
}
