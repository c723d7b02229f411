import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import type { EventName } from '../../../shared/contract/event-name.ts';
import type { TableAction } from '../../../shared/manifest/function-needs.ts';
import type { TableDefinition } from '../../../shared/manifest/table-definition.ts';
import { tableKey } from '../../../shared/manifest/table-definition.ts';
import { readOutboxItem } from '../events/outbox/outbox-item.ts';
import { type Condition, fulfils } from '../tables/conditions.ts';
import type { Change } from '../tables/expressions.ts';
import type { Item, Key } from '../tables/item.ts';
import { type Index, indexOf, queriesOf } from '../tables/pages.ts';
import type { Table } from '../tables/table.ts';
import { outboxPartitions } from '../tables/tables.ts';
import {
  type ActionOutcome,
  createTransact,
  createTransactTellingAll,
  maximumActions,
  type Transact,
  type TransactTellingAll,
  type WriteAction,
} from '../tables/transaction.ts';
import { pageReader } from './pages-in-memory.ts';

/** DynamoDB's limits of an item and of a transaction, in bytes (Developer Guide, "Service quotas"). */
const largestItem = 400 * 1024;
const largestTransaction = 4 * 1024 * 1024;

const patience = { pause: () => 0 };

interface TablesInMemory {
  /** The table of that name, created on first use. */
  table(name: string): Table<TableAction>;
  index(name: string): Index;
  readonly transact: Transact;
  readonly transactTellingAll: TransactTellingAll;
  /** The events that transactions have announced, in the order in which they occurred. */
  announced(): readonly { readonly name: string; readonly id: string; readonly data: unknown }[];
  /** Everything that is stored. */
  items(): readonly Item[];
  /** Items written and deleted so far. */
  writes(): number;
  /** Cancels the next transactions with these outcomes, one for each, as contention would. */
  cancelNext(...outcomes: ActionOutcome[]): void;
  /** Makes every transaction on an item meet another writer, until it is released. @returns what releases it */
  hold(table: string, key: Key): () => void;
}

/**
 * Tables in memory for unit tests, which refuse what DynamoDB refuses: all or nothing, and its limits.
 * @param outbox table that keeps the events of transactions
 * @param tables those of the domain, where its indexes are read
 */
export function tablesInMemory(outbox?: string, ...tables: readonly TableDefinition[]): TablesInMemory {
  const items = new Map<string, Item & Key>();
  const pending: ActionOutcome[] = [];
  const held = new Set<string>();
  let writes = 0;
  const idOf = (table: string, { pk, sk }: Key) => JSON.stringify([table, pk, sk]);

  const holds = (table: string, key: Key, condition: Condition | undefined): boolean =>
    condition === undefined || fulfils(items.get(idOf(table, key)), condition);
  const store = (table: string, item: Item & Key) => {
    if (sizeOf(item) > largestItem) throw validationException('Item size has exceeded the maximum allowed size');
    writes += 1;
    items.set(idOf(table, item), structuredClone(item));
  };
  const change = (table: string, key: Key, { set = {}, add = {}, remove = [] }: Change) => {
    const present = items.get(idOf(table, key)) ?? key;
    const sums = Object.entries(add).map(([name, amount]) => [name, Number(present[name as keyof Key] ?? 0) + amount]);
    const changed = { ...present, ...set, ...Object.fromEntries(sums) };
    store(table, { ...Object.fromEntries(Object.entries(changed).filter(([name]) => !remove.includes(name))), ...key });
  };
  const perform = (action: WriteAction) => {
    if ('put' in action) store(action.table, action.put);
    else if ('update' in action) change(action.table, action.update, action.change);
    else if ('delete' in action) {
      writes += 1;
      items.delete(idOf(action.table, action.delete));
    }
  };
  const attempt = (action: WriteAction): boolean => {
    if (!holds(action.table, keyOf(action), action.condition)) return false;
    perform(action);
    return true;
  };
  const rowsOf = (table: string) =>
    [...items].flatMap(([id, item]) => (id === idOf(table, item) ? [structuredClone(item)] : []));
  const isAnnounced = ({ pk }: Item) => outboxPartitions.some((partition) => partition === pk);
  const timeOf = ({ sk }: Item) => String(sk).split('#')[0] ?? '';

  // What occurred in one moment is in the order in which it was written.
  const announced = () =>
    (outbox ? rowsOf(outbox).filter(isAnnounced) : [])
      .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
      .flatMap((item) => readOutboxItem(item, [item.name as EventName]) ?? [])
      .map(({ name, id, detail }) => ({ name, id, data: JSON.parse(detail).data }));

  return {
    announced,
    items: () => [...items.values()],
    writes: () => writes,
    cancelNext: (...outcomes) => void pending.push(...outcomes),
    hold: (table, key) => {
      held.add(idOf(table, key));
      return () => void held.delete(idOf(table, key));
    },
    index: (name) => {
      const [table = '', index = ''] = name.split('.');
      const { partition, sort = tableKey.sort } = tables.find((each) => each.name === table)?.indexes?.[index] ?? {};
      if (partition === undefined) throw new Error(`There is no index ${name}`);
      const key = { partition, sort };
      return indexOf(
        pageReader(key, () => rowsOf(table)),
        key,
      );
    },
    table: (table) => ({
      get: async (key) => items.get(idOf(table, key)),
      ...queriesOf(pageReader(tableKey, () => rowsOf(table))),
      put: async (item, condition) => attempt({ table, put: item, condition }),
      update: async (key, changes, condition) => attempt({ table, update: key, change: changes, condition }),
      updateAndGet: async (key, changes, condition) =>
        attempt({ table, update: key, change: changes, condition }) ? items.get(idOf(table, key)) : undefined,
      delete: async (key, condition) => attempt({ table, delete: key, condition }),
    }),
    transact: createTransact(attemptAll, outbox, patience),
    transactTellingAll: createTransactTellingAll(attemptAll, outbox, patience),
  };

  async function attemptAll(actions: readonly WriteAction[]): Promise<readonly ActionOutcome[] | undefined> {
    refuseOverLimits(actions, idOf);
    const contention = pending.shift();
    const outcomes = actions.map((action, index): ActionOutcome => {
      if (contention && index === actions.length - 1) return contention;
      if (held.has(idOf(action.table, keyOf(action)))) return 'conflict';
      return holds(action.table, keyOf(action), action.condition) ? 'fine' : 'condition-failed';
    });
    if (outcomes.some((outcome) => outcome !== 'fine')) return outcomes;
    for (const action of actions) perform(action);
    return undefined;
  }
}

function keyOf(action: WriteAction): Key {
  if ('put' in action) return action.put;
  if ('update' in action) return action.update;
  return 'delete' in action ? action.delete : action.check;
}

function refuseOverLimits(actions: readonly WriteAction[], idOf: (table: string, key: Key) => string): void {
  if (actions.length === 0) throw validationException('A transaction needs at least one action');
  if (actions.length > maximumActions)
    throw validationException(`Member must have length less than or equal to ${maximumActions}`);
  const ids = new Set(actions.map((action) => idOf(action.table, keyOf(action))));
  if (ids.size < actions.length)
    throw validationException('Transaction request cannot include multiple operations on one item');
  if (sizeOf(actions) > largestTransaction) throw validationException('Transaction request exceeds 4 MB');
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function validationException(message: string) {
  return new DynamoDBServiceException({ name: 'ValidationException', $fault: 'client', $metadata: {}, message });
}
