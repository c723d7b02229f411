import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import type { ScheduleEntry } from '../../../shared/manifest/triggers.ts';
import { callOf, withinCall } from '../calls/call-context.ts';
import { failures } from '../calls/failures.ts';
import { type ClientsOf, openAll, type Uses } from '../capability.ts';
import type { FunctionDefinition } from '../function-definition.ts';
import { callOutcomes } from '../logging/outcome.ts';

/**
 * What EventBridge Scheduler tells a job (`infra/constructs/scheduled-job.ts` states it). Nothing of it is needed: whoever
 * invokes the function by its name runs the job at once.
 */
const tick = z.object({ scheduledAt: z.optional(z.iso.datetime()) });

/** One run of a job. */
interface Run {
  /** When the run was due, the same in each of its tries; now, for a job that somebody runs at once. */
  readonly dueAt: Date;
}

/** What a job says of itself: when it runs, what people miss while it does not, and what it may do. */
interface ScheduleDefinition<U extends Uses> extends Pick<ScheduleEntry, 'expression'> {
  /** One sentence for the alarm: what people miss while it does not run. */
  readonly userImpact: string;
  readonly uses: U;
}

type Work = (run: Run) => Promise<void>;

/**
 * Defines the function of a scheduled job. A run that throws is tried twice more and then set aside, with an alarm; a run may also come
 * twice, so what it does must be the same when it is repeated.
 * @param compose called once, when the function starts, with the clients of all that it uses
 */
export function schedule<const U extends Uses>(
  { expression, userImpact: harm, uses }: ScheduleDefinition<U>,
  compose: (clients: ClientsOf<U>) => Work,
): FunctionDefinition<U, unknown, Record<string, never>> {
  const start = (clients = openAll(uses)) => handlerOf(compose(clients));
  return { trigger: { kind: 'schedule', expression, harm }, uses, start };
}

function handlerOf(work: Work) {
  const chain = middy<unknown, Record<string, never>>(async (event: unknown) => {
    const { scheduledAt } = tick.parse(event ?? {});
    await work({ dueAt: scheduledAt === undefined ? new Date() : new Date(scheduledAt) });
    return {};
  })
    .use(callOutcomes(() => 200))
    .use(failures('The job'));
  return (event: unknown, context: Context) => withinCall(callOf(context), () => chain(event, context));
}
