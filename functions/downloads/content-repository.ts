import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type ContentCollection,
  DownloadItem,
  Product,
  ProductCategory,
  Release,
} from '../../shared/contract/download-schemas.ts';
import type { ProductType } from '../../shared/product-type.ts';
import type { Item, Key, Table } from '../platform/table.ts';

/**
 * Published content in the content table. A collection is a partition, an entry is an item:
 * `pk` the collection, `sk` the entry's own key in it, `order` its place, `entry` the data as the contract states it,
 * `digest` a hash of order and entry, by which an unchanged entry is told.
 */
const collections = {
  products: 'products',
  categories: 'categories',
  releases: (type: ProductType) => `releases#${type}`,
  downloads: (type: ProductType) => `downloads#${type}`,
} as const;

/** Reads whole collections, in their published order. */
export function contentReader(table: Table<'Query'>) {
  const list = async <Entry extends z.ZodMiniType>(collection: string, schema: Entry): Promise<z.output<Entry>[]> => {
    const items = await table.query(collection);
    return items.toSorted((a, b) => Number(a.order) - Number(b.order)).map(({ entry }) => schema.parse(entry));
  };
  return {
    products: () => list(collections.products, Product),
    categories: () => list(collections.categories, ProductCategory),
    releases: (type: ProductType) => list(collections.releases(type), Release),
    downloads: (type: ProductType) => list(collections.downloads(type), DownloadItem),
  };
}

/** Finds one release by its type and version, or undefined. */
export function releaseFinder(table: Table<'GetItem'>) {
  const stored = z.object({ entry: Release });
  return async (type: ProductType, version: string): Promise<Release | undefined> => {
    const item = await table.get({ pk: collections.releases(type), sk: version });
    return item && stored.parse(item).entry;
  };
}

/** How many entries of a collection a replacement wrote, left as they were, and removed. */
export interface Replacement {
  written: number;
  unchanged: number;
  removed: number;
}

/**
 * Replaces a collection by the given one: changed entries are written before left-over ones are removed, so readers
 * never miss an entry that stays. With `dryRun` it only counts.
 */
export function collectionReplacer(table: Table<'Query' | 'PutItem' | 'DeleteItem'>) {
  return async (collection: ContentCollection, dryRun: boolean): Promise<Replacement> => {
    const wanted = itemsOf(collection);
    const present = await table.query(partitionOf(collection));
    const presentDigests = new Map(present.map((item) => [item.sk, item.digest]));
    const changed = wanted.filter((item) => presentDigests.get(item.sk) !== item.digest);
    const wantedKeys = new Set(wanted.map(({ sk }) => sk));
    const surplus = present.map(keyOf).filter(({ sk }) => !wantedKeys.has(sk));
    if (!dryRun) {
      await Promise.all(changed.map((item) => table.put(item)));
      await Promise.all(surplus.map((key) => table.delete(key)));
    }
    return { written: changed.length, unchanged: wanted.length - changed.length, removed: surplus.length };
  };
}

function partitionOf(collection: ContentCollection): string {
  if ('type' in collection) return collections[collection.kind](collection.type);
  return collections[collection.kind];
}

function itemsOf(collection: ContentCollection) {
  const pk = partitionOf(collection);
  return collection.entries.map((entry, order) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([order, entry]))
      .digest('hex');
    return { pk, sk: sortKeyOf(entry), order, entry, digest };
  });
}

function sortKeyOf(entry: ContentCollection['entries'][number]): string {
  if ('en_update_log' in entry) return entry.version;
  if ('system' in entry) return String(entry.system);
  return 'id' in entry ? String(entry.id) : String(entry.type);
}

function keyOf(item: Item): Key {
  return { pk: String(item.pk), sk: String(item.sk) };
}
