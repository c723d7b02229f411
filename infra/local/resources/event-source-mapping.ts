import * as z from 'zod/mini';
import { isObject, type Json, type JsonObject, parseObject } from '../cloudformation/json.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import type { Log } from '../log.ts';
import { compilePattern, type EventPattern } from './event-pattern.ts';
import type { LambdaFunction } from './lambda-function.ts';
import { readProperties, wholeNumber } from './properties.ts';
import type { QueueEngine, ReceivedMessage } from './sqs-engine.ts';
import type { StartedQueue } from './sqs-queue.ts';

export const filterCriteria = z.object({ Filters: z._default(z.array(z.object({ Pattern: z.string() })), []) });
const properties = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z._default(wholeNumber, 10),
  MaximumBatchingWindowInSeconds: z._default(wholeNumber, 0),
  FunctionResponseTypes: z._default(z.array(z.string()), []),
  ScalingConfig: z.optional(z.object({ MaximumConcurrency: z.optional(wholeNumber) })),
  FilterCriteria: z.optional(filterCriteria),
});

export interface MappingSurroundings {
  readonly engine: QueueEngine;
  readonly region: string;
  readonly log: Log;
  /** Divides the queue's visibility time-out and the batching window (`SITE_QUEUE_CLOCK`). */
  readonly clock: number;
  /** @throws when the template has no such queue or function. */
  readonly queueOf: (arn: string) => StartedQueue;
  readonly functionOf: (nameOrArn: string) => LambdaFunction;
}

/** Something that runs until it is stopped; stopping waits for what it has begun. */
export interface Running {
  stop(): Promise<void>;
}

/** Batches at a time, as many as a function has threads. */
const MOST_CONCURRENT = 4;
/** Lambda takes events up to 6 MB; the batch is closed before. */
const LARGEST_BATCH = 5 * 1024 * 1024;

/**
 * Feeds a queue's messages to a function as Lambda's pollers do: batch size and window, partial failures, filters, concurrency.
 * What the function does not finish becomes visible again after the queue's visibility time-out.
 */
export function startEventSourceMapping(resource: Resource, surroundings: MappingSurroundings): Running {
  const settings = readProperties(resource, properties);
  const { engine, clock, region, log } = surroundings;
  const queue = surroundings.queueOf(settings.EventSourceArn);
  const lambda = surroundings.functionOf(settings.FunctionName);
  const windowMs = (settings.MaximumBatchingWindowInSeconds * 1000) / clock;
  const concurrency = Math.min(MOST_CONCURRENT, settings.ScalingConfig?.MaximumConcurrency ?? MOST_CONCURRENT);
  const partial = settings.FunctionResponseTypes.includes('ReportBatchItemFailures');
  const filters = (settings.FilterCriteria?.Filters ?? []).map(({ Pattern }) =>
    compilePattern(parseObject(Pattern, 'a filter pattern')),
  );
  const abort = new AbortController();
  const running = new Set<Promise<void>>();

  function receive(batch: ReceivedMessage[]): void {
    let bytes = batch.reduce((sum, { message }) => sum + message.body.length, 0);
    while (batch.length < settings.BatchSize && bytes < LARGEST_BATCH) {
      const received = engine.receive(
        queue.name,
        Math.min(10, settings.BatchSize - batch.length),
        queue.visibilitySeconds / clock,
      );
      if (received.length === 0) return;
      const [wanted, unwanted] = partition(received, ({ message }) => wants(filters, message.body));
      engine.remove(queue.name, unwanted);
      batch.push(...wanted);
      bytes += wanted.reduce((sum, { message }) => sum + message.body.length, 0);
    }
  }

  async function gather(): Promise<ReceivedMessage[]> {
    const batch: ReceivedMessage[] = [];
    receive(batch);
    const closesAt = Date.now() + windowMs;
    while (batch.length > 0 && batch.length < settings.BatchSize && !abort.signal.aborted) {
      const left = closesAt - Date.now();
      if (left <= 0) break;
      await engine.wait(queue.name, AbortSignal.any([abort.signal, AbortSignal.timeout(Math.ceil(left))]));
      receive(batch);
    }
    return batch;
  }

  async function consume(batch: readonly ReceivedMessage[]): Promise<void> {
    const records = batch.map((received) => recordOf(received, queue.arn, region));
    const outcome = await lambda.invoke(JSON.stringify({ Records: records }));
    if ('error' in outcome) {
      const { errorType, errorMessage } = outcome.error;
      log.warn(`${lambda.name} failed on ${batch.length} messages, which come back: ${errorType}: ${errorMessage}`);
      return;
    }
    const failed = partial ? failuresOf(outcome.payload, batch) : new Set<string>();
    engine.remove(
      queue.name,
      batch.filter(({ message }) => !failed.has(message.messageId)),
    );
  }

  async function poll(): Promise<void> {
    while (!abort.signal.aborted) {
      await engine.wait(queue.name, abort.signal);
      while (running.size >= concurrency) await Promise.race(running);
      if (abort.signal.aborted) break;
      const batch = await gather();
      if (batch.length === 0) continue;
      const work = consume(batch)
        .catch((error: unknown) => log.warn(`${queue.name} → ${lambda.name}: ${error}; the batch comes back`))
        .finally(() => running.delete(work));
      running.add(work);
    }
    await Promise.all(running);
  }

  const polling = poll();
  return {
    stop: () => {
      abort.abort();
      return polling;
    },
  };
}

/**
 * The ids of the messages that a batch response reports as failed.
 * A response that makes no sense fails the whole batch, as on AWS: an unknown or empty id, or no list.
 */
export function failuresOf(payload: string, batch: readonly { message: { messageId: string } }[]): Set<string> {
  const ids = new Set(batch.map(({ message }) => message.messageId));
  const response: unknown = payload === '' ? null : JSON.parse(payload);
  if (response === null) return new Set();
  const failures = isObject(response) ? (response.batchItemFailures ?? []) : null;
  if (!Array.isArray(failures)) return ids;
  const failed = failures.map((failure) => (isObject(failure) ? failure.itemIdentifier : undefined));
  const known = failed.every((id) => typeof id === 'string' && ids.has(id));
  return known ? new Set(failed.map(String)) : ids;
}

/** A message in the shape of an SQS event record. */
function recordOf({ message, receiptHandle }: ReceivedMessage, eventSourceARN: string, awsRegion: string): JsonObject {
  return {
    messageId: message.messageId,
    receiptHandle,
    body: message.body,
    attributes: {
      ApproximateReceiveCount: String(message.approximateReceiveCount),
      SentTimestamp: String(message.sentTimestamp),
      SenderId: 'AIDALOCAL',
      ApproximateFirstReceiveTimestamp: String(message.approximateFirstReceiveTimestamp ?? Date.now()),
    },
    messageAttributes: Object.fromEntries(
      Object.entries(message.messageAttributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
        name,
        {
          stringValue: StringValue ?? null,
          binaryValue: BinaryValue === undefined ? null : String(BinaryValue),
          stringListValues: [],
          binaryListValues: [],
          dataType: DataType ?? 'String',
        },
      ]),
    ),
    md5OfBody: message.md5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN,
    awsRegion,
  };
}

function wants(filters: readonly EventPattern[], body: string): boolean {
  if (filters.length === 0) return true;
  const event = { body: parsedOrText(body) };
  return filters.some((matches) => matches(event));
}

function parsedOrText(body: string): Json {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
