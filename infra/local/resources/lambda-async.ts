import type { Log } from '../log.ts';
import type { Running } from './event-source-mapping.ts';
import type { LambdaFunction } from './lambda-function.ts';
import type { QueueEngine, ReceivedMessage } from './sqs-engine.ts';

/** Events that somebody sent to functions without waiting for the answer: rules, schedules, `InvocationType: Event`. */
export interface AsynchronousInvocations extends Running {
  /** Durable when it returns. */
  send(functionName: string, event: string): void;
}

/** Lambda tries three times, waiting a minute, then two. */
const RETRY_SECONDS = [60, 120];
/** An event stays hidden for this much longer than its function may run. */
const MARGIN_SECONDS = 30;
/** No more than the function has threads for, so that none waits until it is visible again. */
const MOST_AT_ONCE = 4;

/**
 * Lambda's own queue in front of asynchronous invocations, kept in the site's queue engine, so that a kill loses none.
 * @param clock divides the waits between tries (`SITE_QUEUE_CLOCK`)
 */
export function startAsynchronousInvocations(
  functions: readonly LambdaFunction[],
  { engine, clock, log }: { engine: QueueEngine; clock: number; log: Log },
): AsynchronousInvocations {
  const abort = new AbortController();
  const runs = functions.map((lambda) => {
    engine.createQueue(queueOf(lambda.name), {});
    return serve(lambda);
  });

  async function serve(lambda: LambdaFunction): Promise<void> {
    const queue = queueOf(lambda.name);
    const running = new Set<Promise<void>>();
    while (!abort.signal.aborted) {
      await engine.wait(queue, abort.signal);
      if (abort.signal.aborted) break;
      for (const received of engine.receive(
        queue,
        MOST_AT_ONCE - running.size,
        lambda.timeoutSeconds + MARGIN_SECONDS,
      )) {
        const work = run(lambda, queue, received).finally(() => running.delete(work));
        running.add(work);
      }
      while (running.size >= MOST_AT_ONCE) await Promise.race(running);
    }
    await Promise.all(running);
  }

  async function run(lambda: LambdaFunction, queue: string, received: ReceivedMessage): Promise<void> {
    const { body, approximateReceiveCount: tries } = received.message;
    const outcome = await lambda.invoke(body).catch((error: unknown) => ({ error: { errorMessage: String(error) } }));
    const wait = RETRY_SECONDS[tries - 1];
    if ('error' in outcome && wait !== undefined) {
      engine.hide(queue, [received], wait / clock);
      return;
    }
    if ('error' in outcome)
      log.warn(`${lambda.name} failed ${tries} times on an event, which is dropped: ${outcome.error.errorMessage}`);
    engine.remove(queue, [received]);
  }

  return {
    send: (functionName, event) => {
      engine.send(queueOf(functionName), event);
    },
    stop: async () => {
      abort.abort();
      await Promise.all(runs);
    },
  };
}

/** No queue of a template can have this name: SQS allows no dots. */
function queueOf(functionName: string): string {
  return `asynchronous.${functionName}`;
}
