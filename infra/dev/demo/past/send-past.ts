import { functionName } from '../../../../shared/contract/names.ts';
import type { SiteQueues } from '../../../publish/site-queues.ts';
import type { OnProgress } from '../../../terminal/progress.ts';
import type { Done } from '../done.ts';
import type { PastOfHabit } from './past-events.ts';

interface Sending {
  readonly stage: string;
  readonly queues: Pick<SiteQueues, 'send'>;
  readonly onProgress: OnProgress;
  readonly signal: AbortSignal;
}

/** How many messages are sent before somebody may end it. */
const sentTogether = 100;

/**
 * Sends events of the past to the queues of the consumers that count them, and to nobody else: no mail goes out, and nothing is fulfilled.
 * @returns what was sent until all was, or it was ended
 */
export async function sendPast(
  past: readonly PastOfHabit[],
  { stage, queues, onProgress, signal }: Sending,
): Promise<Done[]> {
  const total = past.reduce((sum, { events }) => sum + events.length, 0);
  const all: Done[] = [];
  let sent = 0;
  for (const { label, events } of past) {
    const done = { what: `Past: ${label}`, count: 0, failed: 0 };
    for (const [consumer, bodies] of Map.groupBy(events, ({ consumer }) => consumer)) {
      for (let at = 0; at < bodies.length && !signal.aborted; at += sentTogether) {
        const some = bodies.slice(at, at + sentTogether).map(({ body }) => body);
        done.failed += await queues.send(functionName(stage, consumer), some);
        done.count += some.length;
        sent += some.length;
        onProgress('messages of the past', sent, total);
      }
    }
    all.push(done);
  }
  return all;
}
