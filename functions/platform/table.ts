import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateQuery,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { requiredEnvironment } from './environment.ts';
import { environmentName, type FunctionNeeds, type TableAction, type TableName } from './needs.ts';

/** Every table has the same two key attributes; what they hold is each repository's own business. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export type Item = Readonly<Record<string, unknown>>;

/** A write of a transaction, without the table's name. */
export type WriteAction =
  | { readonly put: Item & Key; readonly onlyIfAbsent?: boolean }
  | { readonly add: Key; readonly attribute: string; readonly amount: number };

interface Operations {
  GetItem: {
    /** The item under a key, or undefined. */
    get(key: Key): Promise<Item | undefined>;
  };
  Query: {
    /** All items of a partition, in the order of their sort keys, optionally only those between two sort keys. */
    query(pk: string, between?: readonly [from: string, to: string]): Promise<Item[]>;
  };
  PutItem: {
    put(item: Item & Key): Promise<void>;
  };
  DeleteItem: {
    delete(key: Key): Promise<void>;
  };
  UpdateItem: {
    /** Writes all or nothing, at most 100 actions. @throws TransactionCanceledException with a reason per action */
    transact(actions: readonly WriteAction[]): Promise<void>;
  };
}

type Union<T> = T extends unknown ? (value: T) => void : never;
type Intersection<T> = Union<T> extends (value: infer All) => void ? All : never;

/** A table as one function may use it: the operations it was granted, and no others. */
export type Table<Actions extends TableAction> = Intersection<Operations[Actions]>;

type GrantedOn<Needs extends FunctionNeeds, Name extends TableName> =
  NonNullable<Needs['tables']> extends {
    readonly [table in Name]: readonly (infer Actions extends TableAction)[];
  }
    ? Actions
    : never;

/**
 * Opens a table named on a function's permission sheet. The type offers just what the sheet grants, so a call without
 * a grant does not compile.
 */
export function openTable<
  const Needs extends FunctionNeeds,
  Name extends TableName & keyof NonNullable<Needs['tables']>,
>(_needs: Needs, name: Name): Table<GrantedOn<Needs, Name>> {
  return createTable(requiredEnvironment(environmentName.table(name))) as Table<GrantedOn<Needs, Name>>; // narrows to the granted part
}

/** All operations on the table of that physical name. Functions use `openTable`; tests of repositories use this. */
export function createTable(tableName: string, client: DynamoDBClient = new DynamoDBClient()): Table<TableAction> {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  // What is read is kept at the edge for minutes, or compared with what was just written: it must not be of yesterday.
  const read = { TableName: tableName, ConsistentRead: true };
  return {
    get: async (Key) => (await documents.send(new GetCommand({ ...read, Key }))).Item,
    put: async (Item) => void (await documents.send(new PutCommand({ TableName: tableName, Item }))),
    delete: async (Key) => void (await documents.send(new DeleteCommand({ TableName: tableName, Key }))),
    query: async (pk, between) => {
      const pages = paginateQuery({ client: documents }, { ...read, ...keyCondition(pk, between) });
      const items: Item[] = [];
      for await (const page of pages) items.push(...(page.Items ?? []));
      return items;
    },
    transact: async (actions) => {
      await documents.send(
        new TransactWriteCommand({ TransactItems: actions.map((action) => transactItem(tableName, action)) }),
      );
    },
  };
}

function keyCondition(pk: string, between?: readonly [string, string]) {
  if (!between) return { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
  const [from, to] = between;
  return {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
  };
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

function transactItem(TableName: string, action: WriteAction): TransactItem {
  if ('put' in action) {
    const condition = action.onlyIfAbsent ? { ConditionExpression: 'attribute_not_exists(pk)' } : {};
    return { Put: { TableName, Item: { ...action.put }, ...condition } };
  }
  return {
    Update: {
      TableName,
      Key: action.add,
      UpdateExpression: 'ADD #attribute :amount',
      ExpressionAttributeNames: { '#attribute': action.attribute },
      ExpressionAttributeValues: { ':amount': action.amount },
    },
  };
}
