import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { TableAction } from './needs.ts';
import type { Item, Key, Table } from './table.ts';

/** A table in memory for unit tests. Transactions are all or nothing and cancel with DynamoDB's exception. */
export function aTableInMemory(): Table<TableAction> & { readonly writes: () => number } {
  const items = new Map<string, Item & Key>();
  const idOf = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);
  let writes = 0;
  const store = (item: Item & Key) => {
    writes += 1;
    items.set(idOf(item), item);
  };
  return {
    writes: () => writes,
    get: async (key) => items.get(idOf(key)),
    put: async (item) => store(item),
    delete: async (key) => {
      writes += 1;
      items.delete(idOf(key));
    },
    query: async (pk, [from, to] = ['', '\u{10ffff}']) =>
      [...items.values()]
        .filter((item) => item.pk === pk && item.sk >= from && item.sk <= to)
        .toSorted((a, b) => (a.sk < b.sk ? -1 : 1)),
    transact: async (actions) => {
      const reasons = actions.map((action) => {
        const isThere = 'put' in action && action.onlyIfAbsent && items.has(idOf(action.put));
        return { Code: isThere ? 'ConditionalCheckFailed' : 'None' };
      });
      if (reasons.some(({ Code }) => Code !== 'None')) {
        throw new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons: reasons });
      }
      for (const action of actions) {
        if ('put' in action) store(action.put);
        else {
          const { add, attribute, amount } = action;
          const present = items.get(idOf(add));
          store({ ...present, ...add, [attribute]: Number(present?.[attribute] ?? 0) + amount });
        }
      }
    },
  };
}
