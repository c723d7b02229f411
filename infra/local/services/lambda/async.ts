import type { Site } from '../../core/counterpart.ts';
import type { Queue, ReceivedMessage, Sender } from '../../core/ports.ts';
import { untilStopped } from '../../core/until-stopped.ts';
import { demandEventSize, type LambdaFunction, MOST_INSTANCES } from './function.ts';

/** Lambda tries three times, waiting a minute, then two. */
const RETRY_SECONDS = [60, 120];
/** Lambda puts the first kilobyte of an error into the attributes of a dead letter. */
const LONGEST_MESSAGE = 1_024;
/** Lambda keeps an event for at most six hours. It is hidden for as long while it runs, and comes back when the site restarts. */
const KEPT_SECONDS = 6 * 60 * 60;

/**
 * Lambda's own queue of the events that somebody sent without waiting for the answer (rules, schedules, `InvocationType: Event`), kept like the queues of the template, so that a kill loses none.
 * @param clock divides the waits between tries (`SITE_QUEUE_CLOCK`)
 * @param deadLetters name of a function → what takes the events on which it failed three times; they are dropped without
 */
export function startAsynchronousInvocations(
  functions: readonly LambdaFunction[],
  { ports, clock, log }: Pick<Site, 'ports' | 'clock' | 'log'>,
  deadLetters: (functionName: string) => Sender | undefined,
) {
  const queueOf = (name: string) => ports.get('privateQueue', `asynchronous.${name}`);
  const stops = functions.map((lambda) => serve(lambda, queueOf(lambda.name)));

  function serve(lambda: LambdaFunction, queue: Queue): () => Promise<void> {
    const running = new Set<Promise<void>>();
    const serving = untilStopped(async (signal) => {
      await queue.wait(signal);
      for (const each of signal.aborted ? [] : queue.receive(MOST_INSTANCES - running.size, KEPT_SECONDS)) {
        const work = run(lambda, queue, each).finally(() => running.delete(work));
        running.add(work);
      }
      while (running.size >= MOST_INSTANCES) await Promise.race(running);
    });
    return async () => {
      await serving.stop();
      await Promise.all(running);
    };
  }

  async function run(lambda: LambdaFunction, queue: Queue, received: ReceivedMessage): Promise<void> {
    const { body, receiveCount: tries } = received;
    const outcome = await lambda
      .invoke(body)
      .catch((error: unknown) => ({ error: { errorMessage: String(error) }, requestId: received.messageId }));
    const wait = RETRY_SECONDS[tries - 1];
    if ('error' in outcome && wait !== undefined) {
      queue.hide([received], wait / clock);
      return;
    }
    if ('error' in outcome) giveUp(lambda.name, body, outcome.error.errorMessage, outcome.requestId);
    queue.remove([received]);
  }

  function giveUp(name: string, event: string, errorMessage: string, requestId: string): void {
    const setAside = deadLetters(name);
    const fate = setAside ? 'set aside' : 'dropped';
    log.warn(`${name} failed ${RETRY_SECONDS.length + 1} times on an event, which is ${fate}: ${errorMessage}`);
    setAside?.(event, {
      RequestID: requestId,
      ErrorCode: '200',
      ErrorMessage: errorMessage.slice(0, LONGEST_MESSAGE),
    });
  }

  return {
    /** Durable when it returns. @throws {AwsError} `RequestTooLargeException` for an event above Lambda's limit */
    send: (functionName: string, event: string): void => {
      demandEventSize(event, 'lambda.asynchronousEvent');
      queueOf(functionName).send(event);
    },
    /** Ends it; what has begun finishes. */
    stop: async (): Promise<void> => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
