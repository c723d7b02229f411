import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { DataOf, DomainEvent } from '../../../events/event.ts';
import type { EventName } from '../../../shared/event-names.ts';
import { envelopeOf } from '../events/envelope.ts';
import { outboxItem } from '../events/outbox/outbox-item.ts';
import { type Change, type Condition, conditionOf, updateOf } from './expressions.ts';
import type { Item, Key } from './table.ts';
import { onlyGrows, type TableName } from './tables.ts';

/** Most actions in one transaction (Amazon DynamoDB Developer Guide, "Service quotas"). */
export const maximumActions = 100;

/** One write of a transaction, with the table it belongs to. */
export type WriteAction = { readonly table: TableName } & (
  | { readonly put: Item & Key; readonly condition?: Condition | undefined }
  | { readonly update: Key; readonly change: Change; readonly condition?: Condition | undefined }
  | { readonly delete: Key; readonly condition?: Condition | undefined }
  | { readonly check: Key; readonly condition: Condition }
);

/** The tables on which a transaction may do each of its actions. */
export interface TransactionGrants {
  readonly PutItem: TableName;
  readonly UpdateItem: TableName;
  readonly DeleteItem: TableName;
  readonly ConditionCheckItem: TableName;
  /** Names of the events that the sheet lets it announce. */
  readonly emits: EventName;
}

/** Gathers the writes of one transaction. Each method takes the tables that the permission sheet grants for it. */
export interface Transaction<Grants extends TransactionGrants = TransactionGrants> {
  put(table: Grants['PutItem'], item: Item & Key, condition?: Condition): void;
  update(table: Grants['UpdateItem'], key: Key, change: Change, condition?: Condition): void;
  delete(table: Grants['DeleteItem'], key: Key, condition?: Condition): void;
  check(table: Grants['ConditionCheckItem'], key: Key, condition: Condition): void;
  /**
   * Announces an event together with what is written: it reaches the bus if, and only if, the transaction is written. Counts as
   * one action. @returns the id of the event's envelope
   * @throws when the data breaks the event's schema, or the event is too large for the bus
   */
  emit<E extends DomainEvent<Grants['emits']>>(event: E, data: DataOf<E>): string;
}

/** Outcome of one action of a cancelled transaction: `fine` did not cause it, `conflict` and `throttled` deserve another try. */
export type ActionOutcome = 'fine' | 'condition-failed' | 'conflict' | 'throttled';

/** Either everything was written, or nothing: then with an outcome for each action, in their order. */
export type TransactionOutcome =
  | { readonly written: true }
  | { readonly written: false; readonly outcomes: readonly ActionOutcome[] };

/**
 * Writes everything that `gather` names, or nothing of it: at most 100 actions, no two of them on one item.
 * @throws ValidationException when the actions break DynamoDB's limits
 */
export type Transact<Grants extends TransactionGrants = TransactionGrants> = (
  gather: (transaction: Transaction<Grants>) => void,
) => Promise<TransactionOutcome>;

const outcomes: Readonly<Record<string, ActionOutcome>> = {
  None: 'fine',
  ConditionalCheckFailed: 'condition-failed',
  TransactionConflict: 'conflict',
  ThrottlingError: 'throttled',
  ProvisionedThroughputExceeded: 'throttled',
};

/**
 * @param tableNameOf physical name of a table
 * @param outbox table that keeps announced events until the bus has them
 */
export function createTransact(
  documents: DynamoDBDocumentClient,
  tableNameOf: (table: TableName) => string,
  outbox?: TableName,
): Transact {
  return async (gather) => {
    const TransactItems = actionsOf(gather, outbox).map((action) => transactItem(tableNameOf(action.table), action));
    try {
      await documents.send(new TransactWriteCommand({ TransactItems }));
      return { written: true };
    } catch (error) {
      if (error instanceof TransactionCanceledException) return cancelled(error);
      throw error;
    }
  };
}

/** The writes that a gathering function names. @throws Error for an event without an outbox on the permission sheet */
export function actionsOf(gather: (transaction: Transaction) => void, outbox?: TableName): WriteAction[] {
  const actions: WriteAction[] = [];
  gather({
    // IAM cannot refuse a put that replaces an item, so this does.
    put: (table, item, condition) =>
      actions.push({ table, put: item, condition: onlyGrows(table) ? 'absent' : condition }),
    update: (table, key, change, condition) => actions.push({ table, update: key, change, condition }),
    delete: (table, key, condition) => actions.push({ table, delete: key, condition }),
    check: (table, key, condition) => actions.push({ table, check: key, condition }),
    emit: (event, data) => {
      if (!outbox) throw new Error(`No permission sheet names an outbox for ${event.name}`);
      const envelope = envelopeOf(event, data);
      actions.push({ table: outbox, put: outboxItem(event.name, envelope) });
      return envelope.id;
    },
  });
  return actions;
}

/** @throws the exception itself when it has a reason other than those in `outcomes`: another try cannot help */
function cancelled(error: TransactionCanceledException): TransactionOutcome {
  const found = (error.CancellationReasons ?? []).map(({ Code = 'None' }) => outcomes[Code]);
  const known = found.filter((outcome) => outcome !== undefined);
  if (known.length === 0 || known.length < found.length) throw error;
  return { written: false, outcomes: known };
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

function transactItem(TableName: string, action: WriteAction): TransactItem {
  if ('check' in action) return { ConditionCheck: { TableName, Key: action.check, ...conditionOf(action.condition) } };
  if ('update' in action)
    return { Update: { TableName, Key: action.update, ...updateOf(action.change, action.condition) } };
  const condition = action.condition && conditionOf(action.condition);
  if ('put' in action) return { Put: { TableName, Item: { ...action.put }, ...condition } };
  return { Delete: { TableName, Key: action.delete, ...condition } };
}
