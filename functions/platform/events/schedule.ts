import middy from '@middy/core';
import * as z from 'zod/mini';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { callOf, withinCall } from '../calls/call-context.ts';
import { failures } from '../calls/failures.ts';
import { callOutcomes } from '../logging/outcome.ts';
import type { ClientsOf, FunctionDefinition } from '../sheet/function-definition.ts';

/**
 * What EventBridge Scheduler tells a job (`infra/constructs/scheduled-job.ts` states it). Nothing of it is needed: whoever
 * invokes the function by its name runs the job at once.
 */
const tick = z.object({ scheduledAt: z.optional(z.iso.datetime()) });

/** One run of a job. */
export interface Run {
  /** When the run was due, the same in each of its tries; now, for a job that somebody runs at once. */
  readonly dueAt: Date;
}

/**
 * Defines the function of a scheduled job, whose schedule stands in the domain's `domain.ts`. A run that throws is tried twice more and
 * then set aside, with an alarm; a run may also come twice, so what it does must be the same when it is repeated.
 * @param compose called once, when the function starts
 */
export function schedule<const Needs extends FunctionNeeds>(
  needs: Needs,
  compose: (clients: ClientsOf<Needs>) => (run: Run) => Promise<void>,
): FunctionDefinition<ClientsOf<Needs>, unknown, Record<string, never>> {
  return {
    needs,
    start: (clients) => {
      const work = compose(clients);
      const chain = middy<unknown, Record<string, never>>(async (event: unknown) => {
        const { scheduledAt } = tick.parse(event ?? {});
        await work({ dueAt: scheduledAt === undefined ? new Date() : new Date(scheduledAt) });
        return {};
      })
        .use(callOutcomes(() => 200))
        .use(failures('The job'));
      return (event, context) => {
        return withinCall(callOf(context), () => chain(event, context));
      };
    },
  };
}
