import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { DataOf, DomainEvent } from '../../../events/event.ts';
import type { EventName } from '../../../shared/contract/event-name.ts';
import { envelopeOf } from '../events/envelope.ts';
import { outboxItem } from '../events/outbox/outbox-item.ts';
import type { Condition } from './conditions.ts';
import { contended, type Patience, untilUncontended } from './contention.ts';
import { type Change, conditionOf, updateOf } from './expressions.ts';
import type { Item, Key } from './item.ts';
import { trailTable } from './tables.ts';

/** Most actions in one transaction (Amazon DynamoDB Developer Guide, "Service quotas"). */
export const maximumActions = 100;

/** One write of a transaction, with the table it belongs to. */
export type WriteAction = { readonly table: string; readonly name?: string | undefined } & (
  | { readonly put: Item & Key; readonly condition?: Condition | undefined }
  | { readonly update: Key; readonly change: Change; readonly condition?: Condition | undefined }
  | { readonly delete: Key; readonly condition?: Condition | undefined }
  | { readonly check: Key; readonly condition: Condition }
);

/** The tables on which a transaction may do each of its actions. */
export interface TransactionGrants {
  readonly PutItem: string;
  readonly UpdateItem: string;
  readonly DeleteItem: string;
  readonly ConditionCheckItem: string;
  /** Names of the events that it may announce. */
  readonly emits: EventName;
}

/** Exactly these grants, and none of the others. A rule of a domain says so what it takes, whatever else its function may do. */
export type Only<Grants extends Partial<TransactionGrants>> = {
  [Action in keyof TransactionGrants]: Grants[Action] extends TransactionGrants[Action] ? Grants[Action] : never;
};

/**
 * Gathers the writes of one transaction. Each takes the tables that are granted for it. They are properties and not
 * methods, whose parameters TypeScript compares in both directions: a rule could ask for more than its function has.
 *
 * A condition carries a name, by which the writer is told that it does not hold; one without a name must hold.
 */
export interface Transaction<Grants extends TransactionGrants = TransactionGrants, Name extends string = string> {
  readonly put: (table: Grants['PutItem'], item: Item & Key, condition?: Condition, name?: Name) => void;
  readonly update: (table: Grants['UpdateItem'], key: Key, change: Change, condition?: Condition, name?: Name) => void;
  readonly delete: (table: Grants['DeleteItem'], key: Key, condition?: Condition, name?: Name) => void;
  readonly check: (table: Grants['ConditionCheckItem'], key: Key, condition: Condition, name?: Name) => void;
  /**
   * Announces an event together with what is written: it reaches the bus if, and only if, the transaction is written. Counts as
   * one action. @returns the id of the event's envelope
   * @throws when the data breaks the event's schema, or the event is too large for the bus
   */
  readonly emit: <E extends DomainEvent<Grants['emits']>>(event: E, data: DataOf<E>) => string;
}

/**
 * Writes everything that `gather` names, or nothing of it: at most 100 actions, no two of them on one item. Where other writers hold
 * an item it is tried again.
 * @param gather called again for each try
 * @returns `written`, or the name of the first condition that does not hold
 * @throws ConditionFailed for one without a name
 * @throws Contended when other writers come first at every try
 * @throws ValidationException when the actions break DynamoDB's limits
 */
export type Transact<Grants extends TransactionGrants = TransactionGrants> = <Name extends string = never>(
  gather: (transaction: Transaction<Grants, Name>) => void,
) => Promise<'written' | Name>;

/** Like `Transact`. @returns the names of all conditions that do not hold, in the order of their actions; none when it was written */
export type TransactTellingAll = (gather: (transaction: Transaction) => void) => Promise<readonly string[]>;

/** A condition that always holds does not: a fault of ours, or of the data. */
class ConditionFailed extends Error {
  override readonly name = 'ConditionFailed';
}

/** Outcome of one action of a cancelled transaction: `fine` did not cause it, `conflict` and `throttled` deserve another try. */
export type ActionOutcome = 'fine' | 'condition-failed' | 'conflict' | 'throttled';

/** Tries to write actions as one. @returns undefined when they were written, otherwise an outcome for each, in their order */
export type Attempt = (actions: readonly WriteAction[]) => Promise<readonly ActionOutcome[] | undefined>;

const outcomes: Readonly<Record<string, ActionOutcome>> = {
  None: 'fine',
  ConditionalCheckFailed: 'condition-failed',
  TransactionConflict: 'conflict',
  ThrottlingError: 'throttled',
  ProvisionedThroughputExceeded: 'throttled',
};

/** Writes transactions by DynamoDB. @param tableNameOf physical name of a table */
export function attemptIn(documents: DynamoDBDocumentClient, tableNameOf: (table: string) => string): Attempt {
  return async (actions) => {
    const TransactItems = actions.map((action) => transactItem(tableNameOf(action.table), action));
    try {
      await documents.send(new TransactWriteCommand({ TransactItems }));
      return undefined;
    } catch (error) {
      if (error instanceof TransactionCanceledException) return outcomesOf(error);
      throw error;
    }
  };
}

/** @param outbox table that keeps announced events until the bus has them */
export function createTransactTellingAll(attempt: Attempt, outbox?: string, patience?: Patience): TransactTellingAll {
  return (gather) =>
    untilUncontended(async () => {
      const actions = actionsOf(gather, outbox);
      const found = await attempt(actions);
      if (!found) return [];
      const failed = actions.filter((_, index) => found[index] === 'condition-failed');
      if (failed.length === 0) return contended;
      const unnamed = failed.find(({ name }) => name === undefined);
      if (unnamed) throw new ConditionFailed(`A condition on ${unnamed.table} does not hold, and has no name`);
      return failed.flatMap(({ name }) => name ?? []);
    }, patience);
}

/** @param outbox table that keeps announced events until the bus has them */
export function createTransact(attempt: Attempt, outbox?: string, patience?: Patience): Transact {
  const tellingAll = createTransactTellingAll(attempt, outbox, patience);
  return async <Name extends string = never>(gather: (transaction: Transaction<TransactionGrants, Name>) => void) => {
    const [failed] = await tellingAll(gather);
    return failed === undefined ? 'written' : (failed as Name); // named by `gather`
  };
}

/** The writes that a gathering function names. @throws Error for an event without an outbox */
export function actionsOf(gather: (transaction: Transaction) => void, outbox?: string): WriteAction[] {
  const actions: WriteAction[] = [];
  gather({
    // IAM cannot refuse a put that replaces a row of the trail, so this does.
    put: (table, item, condition, name) =>
      actions.push({ table, put: item, condition: table === trailTable ? 'absent' : condition, name }),
    update: (table, key, change, condition, name) => actions.push({ table, update: key, change, condition, name }),
    delete: (table, key, condition, name) => actions.push({ table, delete: key, condition, name }),
    check: (table, key, condition, name) => actions.push({ table, check: key, condition, name }),
    emit: (event, data) => {
      if (!outbox) throw new Error(`There is no outbox for ${event.name}`);
      const envelope = envelopeOf(event, data);
      actions.push({ table: outbox, put: outboxItem(event.name, envelope) });
      return envelope.id;
    },
  });
  return actions;
}

/** @throws the exception itself when it has a reason other than those in `outcomes`: another try cannot help */
function outcomesOf(error: TransactionCanceledException): readonly ActionOutcome[] {
  const found = (error.CancellationReasons ?? []).map(({ Code = 'None' }) => outcomes[Code]);
  const known = found.filter((outcome) => outcome !== undefined);
  if (known.length === 0 || known.length < found.length) throw error;
  return known;
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
