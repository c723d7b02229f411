import { setTimeout as delay } from 'node:timers/promises';
import { type Json, type JsonObject, valueAt } from '../../core/json.ts';
import type { ChangeStream, FunctionError, StreamPosition } from '../../core/ports.ts';
import { failuresOf, type Mapping, type Poller } from './mapping.ts';

/** Some records of one shard, in order, with their sequence numbers. */
interface Batch {
  readonly shardId: string;
  readonly records: readonly { readonly sequenceNumber: string; readonly record: JsonObject }[];
}

const DEFAULT_BATCH = 100;
/** Lambda waits longer after each failure in a row, up to a minute. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Feeds a table's changes to a function, in order: a batch that fails holds up its shard until it succeeds, is halved down to the
 * record that fails, or has used up its tries and goes to the failure destination. The position is kept after that, so a kill
 * repeats a batch and loses none.
 */
export function startStreamPoller(mapping: Mapping): Poller {
  const { properties, clock, log, name, ports, positions } = mapping;
  const { EventSourceArn, BatchSize = DEFAULT_BATCH, StartingPosition, MaximumBatchingWindowInSeconds } = properties;
  if (!StartingPosition) throw new Error(`${name}: a mapping that reads a stream needs a StartingPosition`);
  const stream = ports.get('changeStream', EventSourceArn);
  const key = `mapping ${name} ${EventSourceArn}`;
  const abort = new AbortController();
  const process = createProcessor(mapping, abort.signal);

  /** A mapping from LATEST ignores what happened before its first start, but nothing that happens after, killed or not. */
  async function begin(): Promise<StreamPosition> {
    const position = StartingPosition === 'LATEST' ? await stream.end() : {};
    positions.write(key, JSON.stringify(position));
    return position;
  }

  async function step(): Promise<void> {
    const kept = positions.read(key);
    const position: StreamPosition = kept === undefined ? await begin() : JSON.parse(kept);
    if (!(await stream.readAfter(position, 1))) return stream.wait(abort.signal);
    await sleep((MaximumBatchingWindowInSeconds * 1_000) / clock, abort.signal);
    const batch = await readBatch(stream, position, BatchSize);
    if (!batch || abort.signal.aborted) return;
    const last = await process(batch);
    if (last !== undefined) positions.write(key, JSON.stringify({ ...position, [batch.shardId]: last }));
  }

  async function poll(): Promise<void> {
    while (!abort.signal.aborted) {
      try {
        await step();
      } catch (error) {
        log.warn(`${name} tries again in a second: ${error instanceof Error ? error.message : error}`);
        await sleep(FIRST_WAIT_MS, abort.signal);
      }
    }
  }

  const polling = poll();
  return {
    stop: () => {
      abort.abort();
      return polling;
    },
  };
}

async function readBatch(stream: ChangeStream, position: StreamPosition, size: number): Promise<Batch | undefined> {
  const read = await stream.readAfter(position, size);
  return (
    read && {
      shardId: read.shardId,
      records: read.records.map((record, at) => ({ record, sequenceNumber: read.sequenceNumbers[at] ?? '' })),
    }
  );
}

/** @returns a function that answers the sequence number of the last record it is done with; `undefined` when it was aborted before */
function createProcessor(mapping: Mapping, signal: AbortSignal): (batch: Batch) => Promise<string | undefined> {
  const { properties, lambda, clock, log, region, wants, partial, name, ports } = mapping;
  const { EventSourceArn, MaximumRetryAttempts, MaximumRecordAgeInSeconds, BisectBatchOnFunctionError } = properties;
  const destination = properties.DestinationConfig?.OnFailure.Destination;
  const sendFailure = destination === undefined ? undefined : ports.get('sender', destination);

  /** Runs the function once. @returns the records that are left to do, with what went wrong; `undefined` when none are */
  async function attempt({ shardId, records }: Batch): Promise<{ left: Batch; error: FunctionError } | undefined> {
    const outcome = await lambda.invoke(JSON.stringify({ Records: records.map(({ record }) => record) }));
    if ('error' in outcome) return { left: { shardId, records }, error: outcome.error };
    if (!partial) return undefined;
    const failed = failuresOf(outcome.payload, new Set(records.map(({ sequenceNumber }) => sequenceNumber)));
    const first = records.findIndex(({ sequenceNumber }) => failed.has(sequenceNumber));
    if (first < 0) return undefined;
    const error = { errorType: 'BatchItemFailures', errorMessage: `${failed.size} records were reported as failed` };
    return { left: { shardId, records: records.slice(first) }, error };
  }

  /** Tries a batch until it is done or given up. @returns whether it is */
  async function settle(batch: Batch, tries = 0): Promise<boolean> {
    if (batch.records.length === 0) return true;
    const failure = await attempt(batch);
    if (!failure) return true;
    const { left, error } = failure;
    const isSpent = MaximumRetryAttempts >= 0 && tries >= MaximumRetryAttempts;
    if (isSpent || isTooOld(left, MaximumRecordAgeInSeconds)) {
      log.warn(`${name} gives up ${left.records.length} records: ${error.errorType}: ${error.errorMessage}`);
      sendFailure?.(JSON.stringify(failureRecord(left, EventSourceArn, lambda.arn, tries + 1)));
      return true;
    }
    log.warn(`${lambda.name} failed on ${left.records.length} records, which are tried again: ${error.errorMessage}`);
    await sleep(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) / clock, signal);
    if (signal.aborted) return false;
    const isWhole = left.records.length === batch.records.length;
    if (!BisectBatchOnFunctionError || !isWhole || left.records.length === 1) return settle(left, tries + 1);
    // Halving does not count as a try: it is the single record that must use them up.
    const [head, tail] = halves(left);
    return (await settle(head)) && settle(tail);
  }

  return async ({ shardId, records }) => {
    const seen = records.map(({ sequenceNumber, record }) => ({
      sequenceNumber,
      // With the ARN and region of the template, whatever the engine calls itself.
      record: { ...record, awsRegion: region, eventSource: 'aws:dynamodb', eventSourceARN: EventSourceArn },
    }));
    const isDone = await settle({ shardId, records: seen.filter(({ record }) => wants(record)) });
    return isDone ? records.at(-1)?.sequenceNumber : undefined;
  };
}

function halves({ shardId, records }: Batch): [Batch, Batch] {
  const middle = Math.ceil(records.length / 2);
  return [
    { shardId, records: records.slice(0, middle) },
    { shardId, records: records.slice(middle) },
  ];
}

function isTooOld({ records }: Batch, seconds: number): boolean {
  return seconds >= 0 && Date.now() - createdAt(records[0]?.record) > seconds * 1_000;
}

/** Milliseconds since the epoch; a stream states whole seconds. */
function createdAt(record: JsonObject | undefined): number {
  return Number(valueAt(record, ['dynamodb', 'ApproximateCreationDateTime']) ?? 0) * 1_000;
}

/** What a failure destination is told: where the records are, not what they hold. */
function failureRecord({ shardId, records }: Batch, streamArn: string, functionArn: string, tries: number): JsonObject {
  const timeOf = (at: number): Json => new Date(createdAt(records.at(at)?.record)).toISOString();
  return {
    requestContext: {
      requestId: crypto.randomUUID(),
      functionArn,
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: tries,
    },
    version: '1.0',
    timestamp: new Date().toISOString(),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: records[0]?.sequenceNumber ?? '',
      endSequenceNumber: records.at(-1)?.sequenceNumber ?? '',
      approximateArrivalOfFirstRecord: timeOf(0),
      approximateArrivalOfLastRecord: timeOf(-1),
      batchSize: records.length,
      streamArn,
    },
  };
}

/** Ends early, and without a word, when `signal` aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return delay(milliseconds, undefined, { signal }).catch(() => {});
}
