import { setTimeout as delay } from 'node:timers/promises';
import { type JsonObject, valueAt } from '../../core/json.ts';
import type { FunctionError, StreamPosition, StreamRecords } from '../../core/ports.ts';
import { type Running, untilStopped } from '../../core/until-stopped.ts';
import { failuresOf, type Mapping } from './mapping.ts';

type Records = StreamRecords['records'];

const DEFAULT_BATCH = 100;
/** Lambda waits longer after each failure in a row, up to a minute. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Feeds a table's changes to a function, in order: a batch that fails holds up its shard until it succeeds, is halved down to the
 * record that fails, or has used up its tries and goes to the failure destination. The position is kept after that, so a kill
 * repeats a batch and loses none.
 */
export function startStreamPoller(mapping: Mapping): Running {
  const { properties, clock, log, name, lambda, ports, positions, metrics } = mapping;
  const { EventSourceArn, BatchSize = DEFAULT_BATCH, StartingPosition, MaximumBatchingWindowInSeconds } = properties;
  if (!StartingPosition) throw new Error(`${name}: a mapping that reads a stream needs a StartingPosition`);
  const stream = ports.get('changeStream', EventSourceArn);
  const key = `mapping ${name} ${EventSourceArn}`;
  const process = createProcessor(mapping);

  async function step(signal: AbortSignal): Promise<void> {
    const position: StreamPosition = JSON.parse(positions.read(key) ?? '{}');
    if (!(await stream.readAfter(position, 1))) return stream.wait(signal);
    await sleep((MaximumBatchingWindowInSeconds * 1_000) / clock, signal);
    const batch = await stream.readAfter(position, BatchSize);
    if (!batch || signal.aborted) return;
    metrics.record(
      { namespace: 'AWS/Lambda', name: 'IteratorAge', dimensions: { FunctionName: lambda.name }, unit: 'Milliseconds' },
      Math.max(0, Date.now() - Date.parse(timeOf(batch.records.at(-1)))),
    );
    const last = await process(batch, signal);
    if (last !== undefined) positions.write(key, JSON.stringify({ ...position, [batch.shardId]: last }));
  }

  return untilStopped((signal) =>
    step(signal).catch((error: unknown) => {
      log.warn(`${name} tries again in a second: ${error instanceof Error ? error.message : error}`);
      return sleep(FIRST_WAIT_MS, signal);
    }),
  );
}

/** @returns a function that returns the sequence number of the last record it settled; `undefined` when it was aborted before */
function createProcessor(mapping: Mapping) {
  const { properties, lambda, clock, log, region, wants, partial, name, ports } = mapping;
  const { EventSourceArn, MaximumRetryAttempts, BisectBatchOnFunctionError, DestinationConfig } = properties;
  const sendFailure = DestinationConfig && ports.get('sender', DestinationConfig.OnFailure.Destination);

  /** Runs the function once. @returns the records that are left to do, with what went wrong; `undefined` when none are */
  async function attempt(records: Records): Promise<{ left: Records; error: FunctionError } | undefined> {
    const outcome = await lambda.invoke(JSON.stringify({ Records: records }));
    if ('error' in outcome) return { left: records, error: outcome.error };
    if (!partial) return undefined;
    const failed = failuresOf(outcome.payload, new Set(records.map(sequenceOf)));
    const first = records.findIndex((record) => failed.has(sequenceOf(record)));
    if (first < 0) return undefined;
    const error = { errorType: 'BatchItemFailures', errorMessage: `${failed.size} records were reported as failed` };
    return { left: records.slice(first), error };
  }

  /** Tries a batch until it is done or given up. @returns whether it is */
  async function settle(records: Records, shardId: string, signal: AbortSignal, tries = 0): Promise<boolean> {
    if (records.length === 0) return true;
    const failure = await attempt(records);
    if (!failure) return true;
    const { left, error } = failure;
    if (MaximumRetryAttempts >= 0 && tries >= MaximumRetryAttempts) {
      log.warn(`${name} gives up ${left.length} records: ${error.errorType}: ${error.errorMessage}`);
      sendFailure?.(JSON.stringify(failureRecord({ records: left, shardId }, EventSourceArn, lambda.arn, tries + 1)));
      return true;
    }
    log.warn(`${lambda.name} failed on ${left.length} records, which are tried again: ${error.errorMessage}`);
    await sleep(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) / clock, signal);
    if (signal.aborted) return false;
    const isWhole = left.length === records.length;
    if (!BisectBatchOnFunctionError || !isWhole || left.length === 1) return settle(left, shardId, signal, tries + 1);
    // Halving does not count as a try: only a single record uses them up.
    const middle = Math.ceil(left.length / 2);
    return (await settle(left.slice(0, middle), shardId, signal)) && settle(left.slice(middle), shardId, signal);
  }

  return async ({ shardId, records }: StreamRecords, signal: AbortSignal): Promise<string | undefined> => {
    // With the ARN and region of the template, whatever the engine calls itself.
    const place = { awsRegion: region, eventSource: 'aws:dynamodb', eventSourceARN: EventSourceArn };
    const placed = records.map((each) => ({ ...each, ...place }));
    const isDone = await settle(placed.filter(wants), shardId, signal);
    return isDone ? sequenceOf(records.at(-1)) : undefined;
  };
}

function sequenceOf(record: JsonObject | undefined): string {
  return String(valueAt(record, ['dynamodb', 'SequenceNumber']));
}

/** A stream states whole seconds. */
function timeOf(record: JsonObject | undefined): string {
  const seconds = Number(valueAt(record, ['dynamodb', 'ApproximateCreationDateTime']) ?? 0);
  return new Date(seconds * 1_000).toISOString();
}

/** What a failure destination receives: where the records are, not what they hold. */
function failureRecord(
  { shardId, records }: StreamRecords,
  streamArn: string,
  functionArn: string,
  tries: number,
): JsonObject {
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
      startSequenceNumber: sequenceOf(records[0]),
      endSequenceNumber: sequenceOf(records.at(-1)),
      approximateArrivalOfFirstRecord: timeOf(records[0]),
      approximateArrivalOfLastRecord: timeOf(records.at(-1)),
      batchSize: records.length,
      streamArn,
    },
  };
}

/** Ends early, and without an error, when `signal` aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return delay(milliseconds, undefined, { signal }).catch(() => {});
}
