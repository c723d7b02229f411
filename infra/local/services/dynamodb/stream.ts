import { isObject, type JsonObject, listOf } from '../../core/json.ts';
import type { ChangeStream, StreamPosition, StreamRecords } from '../../core/ports.ts';
import type { DynamodbEngine } from './engine.ts';
import type { WriteSignal } from './write-signal.ts';

/** @param arn the engine's own stream ARN; @param writes tells of writes to tables, so that readers need not poll */
export function openTableStream(engine: DynamodbEngine, arn: string, writes: WriteSignal): ChangeStream {
  let seen = 0;
  /** Asked for again when one of them ends: the engine looks through all records to describe them. */
  let open: readonly string[] = [];
  const iterators = new Map<string, string>();
  const call = (operation: string, input: JsonObject) => engine.call(`DynamoDBStreams_20120810.${operation}`, input);

  async function shards(): Promise<string[]> {
    const { StreamDescription: description } = await call('DescribeStream', { StreamArn: arn });
    const listed = isObject(description) ? listOf(description.Shards) : [];
    return listed.filter(isObject).map(({ ShardId }) => String(ShardId));
  }

  async function iteratorAfter(ShardId: string, sequence: string | undefined): Promise<string> {
    const horizon: JsonObject = { ShardIteratorType: 'TRIM_HORIZON' };
    const after = { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: sequence ?? '' };
    const request = (start: JsonObject) => call('GetShardIterator', { StreamArn: arn, ShardId, ...start });
    const { ShardIterator } = await request(sequence === undefined ? horizon : after).catch((error: unknown) => {
      // Records are kept for 24 hours; a site that was stopped for longer goes on with the oldest one.
      if (error instanceof Error && error.name === 'TrimmedDataAccessException') return request(horizon);
      throw error;
    });
    return String(ShardIterator);
  }

  async function readAfter(position: StreamPosition, limit: number): Promise<StreamRecords | undefined> {
    seen = writes.count();
    if (open.length === 0) open = await shards();
    for (const shardId of open) {
      const iterator = iterators.get(shardId) ?? (await iteratorAfter(shardId, position[shardId]));
      const { Records, NextShardIterator } = await call('GetRecords', { ShardIterator: iterator, Limit: limit });
      const records = listOf(Records).filter(isObject);
      if (records.length > 0) {
        // The next read starts after what was handled; this iterator is ahead of it, and would skip records that failed.
        iterators.delete(shardId);
        return { records, shardId };
      }
      if (typeof NextShardIterator === 'string') iterators.set(shardId, NextShardIterator);
      else open = [];
    }
    return undefined;
  }

  return {
    readAfter,
    wait: (signal) => writes.after(seen, signal),
  };
}
