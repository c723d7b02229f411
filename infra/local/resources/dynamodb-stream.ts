import { isObject, type JsonObject, listOf } from '../cloudformation/json.ts';
import type { DynamodbEngine } from './dynamodb-engine.ts';

/** Where a reader stands: the last record it has handled, in each shard. */
export type StreamPosition = Readonly<Record<string, string>>;

interface StreamRecords {
  readonly records: readonly JsonObject[];
  readonly shardId: string;
  /** Sequence number of the last record. */
  readonly last: string;
}

/** The change stream of a table, read in order, shard by shard. */
export interface TableStream {
  /** Up to `limit` records after a position; `undefined` when there are none yet. */
  readAfter(position: StreamPosition, limit: number): Promise<StreamRecords | undefined>;
  /** The position after everything that has happened so far. */
  end(): Promise<StreamPosition>;
}

/** The most records one call may ask for. */
const LARGEST_PAGE = 1_000;

/** @param arn the engine's own stream ARN */
export function openTableStream(engine: DynamodbEngine, arn: string): TableStream {
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
      // Records live for 24 hours; a site that slept longer goes on with the oldest there is.
      if (error instanceof Error && error.name === 'TrimmedDataAccessException') return request(horizon);
      throw error;
    });
    return String(ShardIterator);
  }

  async function readAfter(position: StreamPosition, limit: number): Promise<StreamRecords | undefined> {
    for (const shardId of await shards()) {
      const iterator = iterators.get(shardId) ?? (await iteratorAfter(shardId, position[shardId]));
      const { Records, NextShardIterator } = await call('GetRecords', { ShardIterator: iterator, Limit: limit });
      const records = listOf(Records).filter(isObject);
      const last = records.at(-1)?.dynamodb;
      if (isObject(last)) {
        // The position says what was handled; an iterator ahead of it would skip what fails.
        iterators.delete(shardId);
        return { records, shardId, last: String(last.SequenceNumber) };
      }
      if (typeof NextShardIterator === 'string') iterators.set(shardId, NextShardIterator);
    }
    return undefined;
  }

  return {
    readAfter,
    end: async () => {
      let position: StreamPosition = {};
      for (;;) {
        const page = await readAfter(position, LARGEST_PAGE);
        if (!page) return position;
        position = { ...position, [page.shardId]: page.last };
      }
    },
  };
}
