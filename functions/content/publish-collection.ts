import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Collection, type CollectionPart, collections } from '../../shared/contract/collections.ts';
import { publishCollection } from '../../shared/contract/content.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { validate } from '../platform/calls/validate.ts';
import { auditing, operation, rows } from '../platform/index.ts';
import { entryKey, partitionKey } from '../platform/tables/published-content.ts';
import { contentTable } from './tables.ts';

/**
 * Replaces a partition of a collection by the given entries, once the audit trail says who does: changed ones are written before
 * left-over ones are removed, so readers never miss an entry that stays. With `dryRun` it only counts.
 */
export default operation(
  publishCollection,
  {
    uses: {
      content: rows(contentTable, 'Query', 'PutItem', 'DeleteItem'),
      audited: auditing({}),
    },
  },
  ({ audited, content }) =>
    async ({ dryRun, operator, ...part }) => {
      const wanted = itemsOf(part);
      const partition = partitionKey(part.collection, part.partition);
      const present = await content.queryAll(partition);
      const presentDigests = new Map(present.map((item) => [item.sk, item.digest]));
      const changed = wanted.filter((item) => presentDigests.get(item.sk) !== item.digest);
      const wantedKeys = new Set(wanted.map(({ sk }) => sk));
      const keys = present.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
      const surplus = keys.filter(({ sk }) => !wantedKeys.has(sk));
      if (!dryRun && changed.length + surplus.length > 0) {
        await audited({ operator, subject: `${partition} ${changed.length} written ${surplus.length} removed` });
        await Promise.all(changed.map((item) => content.put(item)));
        await Promise.all(surplus.map((key) => content.delete(key)));
      }
      return { written: changed.length, unchanged: wanted.length - changed.length, removed: surplus.length };
    },
);

/**
 * The items of a partition's entries.
 * @throws Refusal when an entry breaks the collection's schema, belongs to another partition, or two have one key
 */
function itemsOf({ collection, partition, entries }: CollectionPart) {
  const { schema, keyOf, partitionOf }: Collection = collections[collection];
  const items = validate(z.array(schema), entries).map((entry, order) => {
    if (partitionOf(entry) !== partition) throw new Refusal(`An entry of ${collection} belongs to another partition`);
    const digest = createHash('sha256')
      .update(JSON.stringify([order, entry]))
      .digest('hex');
    return { ...entryKey(collection, partition, keyOf(entry)), order, entry, digest };
  });
  if (new Set(items.map(({ sk }) => sk)).size < items.length)
    throw new Refusal(`Two entries of ${collection} have one key`);
  return items;
}
