import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { wholeSeconds } from '../../core/aws-event.ts';
import type { Log } from '../../core/log.ts';
import type { Queue, ReceivedMessage } from '../../core/ports.ts';
import { untilStopped } from '../../core/until-stopped.ts';
import type { DeclaredSchedule } from './schedule.ts';

/** A run that is due, as it is kept until its target has taken it. */
const run = z.object({ executionId: z.string(), scheduledAt: z.string(), isLost: z._default(z.boolean(), false) });
type Run = z.infer<typeof run>;

/** AWS says that retries back off exponentially, and no more; in seconds. */
const FIRST_WAIT = 1;
const LONGEST_WAIT = 15 * 60;

/** The runs of one schedule. */
export type Runs = ReturnType<typeof startRuns>;

/**
 * Hands the runs of a schedule to its target. One that cannot be handed over is tried again, as often and for as long as the
 * schedule says, and then set aside.
 * @param queue of this schedule alone
 * @param clock divides the waits between tries and the age of a run (`SITE_QUEUE_CLOCK`)
 */
export function startRuns(
  schedule: DeclaredSchedule,
  { queue, clock, log }: { queue: Queue; clock: number; log: Log },
) {
  const { name, invoke, retries, setAside } = schedule;

  async function handOver(received: ReceivedMessage): Promise<void> {
    const due = run.parse(JSON.parse(received.body));
    const input = inputOf(schedule, due, received.receiveCount);
    try {
      if (due.isLost) throw new Error('The function was to be out of reach');
      await invoke(input);
    } catch (error) {
      const { receiveCount: tries, sentAt } = received;
      const isTooOld = Date.now() - sentAt >= (retries.seconds * 1_000) / clock;
      if (tries <= retries.most && !isTooOld && !due.isLost)
        return queue.hide([received], Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)) / clock);
      const exhausted = isTooOld ? 'MaximumEventAgeInSeconds' : 'MaximumRetryAttempts';
      await giveUp(due, input, { error, exhausted, tries });
    }
    queue.remove([received]);
  }

  async function giveUp(
    { executionId, scheduledAt }: Run,
    input: string,
    { error, exhausted, tries }: { error: unknown; exhausted: string; tries: number },
  ): Promise<void> {
    const { code = 'InternalError', message = String(error) }: { code?: string; message?: string } = Object(error);
    log.warn(
      `The schedule ${name} could not invoke its function and is ${setAside ? 'set aside' : 'dropped'}: ${message}`,
    );
    const attributes = {
      ERROR_CODE: code,
      ERROR_MESSAGE: message,
      EXECUTION_ID: executionId,
      EXHAUSTED_RETRY_CONDITION: exhausted,
      RETRY_ATTEMPTS: String(tries - 1),
      SCHEDULED_TIME: scheduledAt,
      SCHEDULE_ARN: schedule.arn,
      TARGET_ARN: schedule.targetArn,
    };
    await setAside?.(input, attributes).catch((refusal: unknown) => {
      log.warn(
        `The schedule ${name} may not set its run aside either, so it is lost, as it would be on AWS: ${refusal}`,
      );
    });
  }

  const serving = untilStopped(async (signal) => {
    await queue.wait(signal);
    for (const received of signal.aborted ? [] : queue.receive(1)) await handOver(received);
  });
  return {
    /**
     * Takes a run that is due: durable when it returns.
     * @param dueAt milliseconds since the epoch
     * @param isLost whether its target is to be out of reach, so that it is set aside
     */
    add: (dueAt: number, isLost = false) => {
      const scheduledAt = wholeSeconds(new Date(dueAt));
      queue.send(JSON.stringify({ executionId: randomUUID(), scheduledAt, isLost }));
    },
    /** Ends it; a run under way is handed over first, and others stay for the next start. */
    stop: serving.stop,
  };
}

/** The input of a schedule with what Scheduler knows of a run in its places. */
function inputOf({ arn, input }: DeclaredSchedule, { executionId, scheduledAt }: Run, tries: number): string {
  const known: Readonly<Record<string, string>> = {
    'attempt-number': String(tries),
    'execution-id': executionId,
    'schedule-arn': arn,
    'scheduled-time': scheduledAt,
  };
  return input.replace(/<aws\.scheduler\.([a-z-]+)>/g, (place, name) => known[name] ?? place);
}
