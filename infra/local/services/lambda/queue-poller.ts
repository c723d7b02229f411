import { setTimeout as delay } from 'node:timers/promises';
import type { JsonObject } from '../../core/json.ts';
import { type ReceivedMessage, systemAttributesOf } from '../../core/ports.ts';
import { type Running, untilStopped } from '../../core/until-stopped.ts';
import { MOST_INSTANCES } from './function.ts';
import { failuresOf, type Mapping } from './mapping.ts';

/** Lambda takes events up to 6 MB; the batch is closed before. */
const LARGEST_BATCH = 5 * 2 ** 20;
const DEFAULT_BATCH = 10;
const SWEEP_MS = 50;

/**
 * Feeds a queue's messages to a function: batch size and window, partial failures, concurrency. What the function does
 * not finish becomes visible again after the queue's visibility time-out.
 * @throws {Error} for settings that AWS refuses
 */
export function startQueuePoller(mapping: Mapping): Running {
  const { properties, lambda, clock, region, log, partial, name, ports } = mapping;
  const { BatchSize = DEFAULT_BATCH, EventSourceArn, MaximumBatchingWindowInSeconds, ScalingConfig } = properties;
  const queue = ports.get('queue', EventSourceArn);
  if (queue.visibilitySeconds < lambda.timeoutSeconds)
    throw new Error(
      `${name}: Queue visibility timeout: ${queue.visibilitySeconds} seconds is less than Function timeout: ${lambda.timeoutSeconds} seconds`,
    );
  if (BatchSize > DEFAULT_BATCH && MaximumBatchingWindowInSeconds === 0)
    throw new Error(`${name}: a batch above ${DEFAULT_BATCH} messages needs a batching window above 0`);
  if (properties.FilterCriteria)
    throw new Error(`${name}: a queue's mapping takes every message; let the rule that fills the queue choose`);
  const windowMs = (MaximumBatchingWindowInSeconds * 1_000) / clock;
  const concurrency = Math.min(MOST_INSTANCES, ScalingConfig?.MaximumConcurrency ?? MOST_INSTANCES);
  const running = new Set<Promise<void>>();

  function receive(batch: ReceivedMessage[]): void {
    let bytes = bytesOf(batch);
    while (batch.length < BatchSize && bytes < LARGEST_BATCH) {
      const wanted = Math.min(10, BatchSize - batch.length);
      const received = queue.receive(wanted);
      batch.push(...received);
      bytes += bytesOf(received);
      if (received.length < wanted) return;
    }
  }

  async function gather(signal: AbortSignal): Promise<ReceivedMessage[]> {
    const batch: ReceivedMessage[] = [];
    receive(batch);
    const closesAt = Date.now() + windowMs;
    while (batch.length > 0 && batch.length < BatchSize && !signal.aborted) {
      const left = closesAt - Date.now();
      if (left <= 0) break;
      // In a spike every message would wake the poller; within the window it can wait until some have gathered.
      await delay(Math.min(Math.ceil(left), SWEEP_MS), undefined, { signal }).catch(() => {});
      receive(batch);
    }
    return batch;
  }

  /** @returns ids of the messages that come back */
  async function attempt(batch: readonly ReceivedMessage[]): Promise<ReadonlySet<string>> {
    const ids = new Set(batch.map(({ messageId }) => messageId));
    const records = batch.map((message) => recordOf(message, EventSourceArn, region));
    const outcome = await lambda.invoke(JSON.stringify({ Records: records }));
    if ('payload' in outcome) return partial ? failuresOf(outcome.payload, ids) : new Set();
    const { errorType, errorMessage } = outcome.error;
    log.warn(`${lambda.name} failed on ${batch.length} messages, which come back: ${errorType}: ${errorMessage}`);
    return ids;
  }

  async function consume(batch: readonly ReceivedMessage[]): Promise<void> {
    const failed = await attempt(batch);
    queue.remove(batch.filter(({ messageId }) => !failed.has(messageId)));
    if (clock === 1) return;
    // With a faster clock the shortened wait begins when the function has ended, however long that took on a busy machine.
    const comeBack = batch.filter(({ messageId }) => failed.has(messageId));
    queue.hide(comeBack, queue.visibilitySeconds / clock);
  }

  const polling = untilStopped(async (signal) => {
    await queue.wait(signal);
    while (running.size >= concurrency) await Promise.race(running);
    const batch = signal.aborted ? [] : await gather(signal);
    if (batch.length === 0) return;
    const work = consume(batch)
      .catch((error: unknown) => log.warn(`${queue.name} → ${lambda.name}: ${error}; the batch comes back`))
      .finally(() => running.delete(work));
    running.add(work);
  });
  return {
    stop: async () => {
      await polling.stop();
      await Promise.all(running);
    },
  };
}

/** A message in the shape of an SQS event record. */
function recordOf(message: ReceivedMessage, eventSourceARN: string, awsRegion: string): JsonObject {
  const { messageId, receiptHandle, body, md5OfBody } = message;
  return {
    messageId,
    receiptHandle,
    body,
    attributes: systemAttributesOf(message),
    // Only dead letters have any, and no function reads those.
    messageAttributes: {},
    md5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN,
    awsRegion,
  };
}

function bytesOf(messages: readonly ReceivedMessage[]): number {
  return messages.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
}
