import type { PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { jitteredPause } from '../../aws/jitter.ts';
import { currentCall, withinCall } from '../../calls/call-context.ts';
import { log, logError } from '../../logging/log.ts';
import * as lines from '../../logging/platform-lines.ts';
import { type PutEvents, putEach } from '../publisher.ts';
import type { WaitingEvent } from './outbox-item.ts';
import type { Relay } from './relaying.ts';

/** Most entries of one `PutEvents`, and its bytes (EventBridge User Guide, "Quotas"). */
const mostEntries = 10;
const mostBytes = 256 * 1024;
/** An entry is its detail, its name and its source; this is more than the two latter take. */
const bytesAround = 256;

/** Ids that are remembered after their acceptance: more than a stream delivers between two tries of one batch. */
const mostRemembered = 10_000;
const deletionsAtATime = 10;

/** Brings events to the bus and deletes their items. @returns those that were not accepted, or whose item is still there */
export type RelayEvents = (events: readonly WaitingEvent[]) => Promise<readonly WaitingEvent[]>;

/**
 * Deletes an item only after its acceptance was seen, so that a kill repeats an event and loses none. What was accepted is
 * remembered: when Lambda hands a batch over again because of another event in it, or because an item could not be deleted, the
 * bus gets no event twice.
 */
export function eventRelay({ put, entry, remove }: Relay, pause = jitteredPause): RelayEvents {
  const progress = new Map<string, 'accepted' | 'removed'>();

  async function publish(batch: readonly WaitingEvent[]): Promise<void> {
    const entries = batch.map(({ name, detail }) => entry(name, detail));
    const codes = await putEach(entries, refusedWhenDown(put), pause);
    for (const [index, { id, name, correlationId }] of batch.entries()) {
      const errorCode = codes[index];
      if (errorCode === undefined) progress.set(id, 'accepted');
      else
        withinCall({ ...currentCall(), correlationId }, () =>
          log(lines.outboxRefused, { eventId: id, event: name, errorCode }),
        );
    }
  }

  async function removeAccepted(events: Iterator<WaitingEvent> & Iterable<WaitingEvent>): Promise<void> {
    for (const { id, key } of events) {
      if (progress.get(id) !== 'accepted') continue;
      try {
        await remove(key);
        progress.set(id, 'removed');
      } catch (error) {
        logError(lines.outboxFailed, error, {});
      }
    }
  }

  return async (events) => {
    for (const batch of batchesOf(events.filter(({ id }) => !progress.has(id)))) await publish(batch);
    const waiting = events.values();
    await Promise.all(Array.from({ length: deletionsAtATime }, () => removeAccepted(waiting)));
    const left = events.filter(({ id }) => progress.get(id) !== 'removed');
    forgetOldest(progress);
    return left;
  };
}

/** While the bus cannot be reached, every entry counts as refused: what was accepted before must not be forgotten over it. */
function refusedWhenDown(put: PutEvents): PutEvents {
  return async (entries: readonly PutEventsRequestEntry[]) => {
    try {
      return await put(entries);
    } catch (error) {
      logError(lines.outboxFailed, error, {});
      return entries.map(() => (error instanceof Error ? error.name : 'NoAnswer'));
    }
  };
}

/** Batches that fit into one call each, in the order of the events. */
export function batchesOf(events: readonly WaitingEvent[]): readonly (readonly WaitingEvent[])[] {
  const batches: WaitingEvent[][] = [];
  let bytes = 0;
  for (const event of events) {
    const size = Buffer.byteLength(event.detail) + bytesAround;
    const batch = batches.at(-1);
    if (batch && batch.length < mostEntries && bytes + size <= mostBytes) {
      batch.push(event);
      bytes += size;
    } else {
      batches.push([event]);
      bytes = size;
    }
  }
  return batches;
}

function forgetOldest(progress: Map<string, unknown>): void {
  for (const id of progress.keys()) {
    if (progress.size <= mostRemembered) return;
    progress.delete(id);
  }
}
