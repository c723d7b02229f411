import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Reports } from '../../core/counterpart.ts';
import { type AwsReply, type AwsRequest, inputOf, jsonReply } from '../../core/gateway/wire.ts';
import { isObject, type Json, type JsonObject, listOf, parseObject, valueAt } from '../../core/json.ts';
import { type BehaviourStore, share } from '../../core/state/behaviours.ts';

const singleWrites = ['PutItem', 'UpdateItem', 'DeleteItem'] as const;
const writeOperations = [...singleWrites, 'TransactWriteItems'] as const;

/** What a developer, or a test, wants of tables: what DynamoDB does beside and after many writers, and no engine here does by itself. */
export const TableBehaviour = z.union([
  /** Writes, of one operation or all, find another transaction at work on their items, and are not done. */
  z.strictObject({ does: z.literal('conflict'), operation: z._default(z.enum([...writeOperations, '*']), '*'), share }),
  /** Indexes do not have yet what was written in the last seconds. */
  z.strictObject({ does: z.literal('lag'), seconds: z.number().check(z.minimum(0), z.maximum(60)), share }),
]);
export type TableBehaviour = z.infer<typeof TableBehaviour>;

interface Site {
  readonly behaviours: BehaviourStore<TableBehaviour>;
  /** The key attributes of a table, by its name. */
  keyAttributes(table: string): readonly string[];
  readonly now: () => number;
}

/** What behaviours make of requests and replies. */
export type BehavedTables = ReturnType<typeof behaveTables>;

export function behaveTables({ behaviours, keyAttributes, now }: Site) {
  /** Table and key of an item → when it was written, newest last. */
  const written = new Map<string, number>();
  const lagSeconds = () =>
    Math.max(0, ...behaviours.all().map((behaviour) => (behaviour.does === 'lag' ? behaviour.seconds : 0)));
  const idOf = (table: string, item: Json | undefined) =>
    JSON.stringify([table, ...keyAttributes(table).map((name) => valueAt(item, [name]))]);

  function remember(request: AwsRequest, seconds: number): void {
    for (const { table, item } of writesOf(request)) {
      const id = idOf(table, item);
      written.delete(id);
      written.set(id, now());
    }
    for (const [id, at] of written) {
      if (at > now() - seconds * 1_000) break;
      written.delete(id);
    }
  }

  function withoutYoung(request: AwsRequest, reply: AwsReply, seconds: number): AwsReply {
    const table = String(inputOf(request).TableName);
    const answer = parseObject(reply.body.toString(), 'an answer of the engine');
    const Items = listOf(answer.Items).filter(
      (item) => (written.get(idOf(table, item)) ?? 0) <= now() - seconds * 1_000,
    );
    return jsonReply({ ...answer, Items, Count: Items.length });
  }

  return {
    /** The refusal that a write meets with; undefined where it goes on. */
    refusalOf: (request: AwsRequest): AwsReply | undefined => {
      const { operation } = request;
      if (!writeOperations.some((each) => each === operation)) return undefined;
      const met = behaviours.next((each) => each.does === 'conflict' && ['*', operation].includes(each.operation));
      return met.length === 0 ? undefined : conflict(request);
    },
    /** Tells what was written; a reply of an index loses what it would not have yet. */
    seen: (request: AwsRequest, reply: AwsReply): AwsReply => {
      const seconds = lagSeconds();
      if (seconds === 0 || reply.status !== 200) return reply;
      remember(request, seconds);
      const isIndex = request.operation === 'Query' && inputOf(request).IndexName !== undefined;
      return isIndex ? withoutYoung(request, reply, seconds) : reply;
    },
    reports: {
      json: { 'table-behaviours.json': behaviours.all },
      writes: { 'table-behaviours.json': behaviours.replace },
    } satisfies Reports,
  };
}

/** The items that a request writes, or their keys. */
function writesOf(request: AwsRequest): readonly { readonly table: string; readonly item: Json | undefined }[] {
  const input = inputOf(request);
  const partOf = (part: JsonObject) => ({ table: String(part.TableName), item: part.Item ?? part.Key });
  if (singleWrites.some((each) => each === request.operation)) return [partOf(input)];
  if (request.operation !== 'TransactWriteItems') return [];
  return listOf(input.TransactItems)
    .flatMap((action) => (isObject(action) ? Object.values(action) : []))
    .flatMap((part) => (isObject(part) ? [partOf(part)] : []));
}

/** As DynamoDB says it (API Reference: TransactionConflictException, TransactionCanceledException): the last action met another writer. */
function conflict(request: AwsRequest): AwsReply {
  const message = 'Transaction is ongoing for the item';
  const type = (name: string) => ({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, requestId: randomUUID() });
  if (request.operation !== 'TransactWriteItems')
    return jsonReply({ ...type('TransactionConflictException'), message }, 400);
  const actions = listOf(inputOf(request).TransactItems);
  const CancellationReasons = actions.map((_, index) =>
    index === actions.length - 1 ? { Code: 'TransactionConflict', Message: message } : { Code: 'None' },
  );
  const codes = CancellationReasons.map(({ Code }) => Code).join(', ');
  return jsonReply(
    {
      ...type('TransactionCanceledException'),
      message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
      CancellationReasons,
    },
    400,
  );
}
