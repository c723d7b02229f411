import type { KeyAttributes } from '../tables/expressions.ts';
import type { Item, Key } from '../tables/item.ts';
import { placesOf, type ReadPage } from '../tables/pages.ts';

/** Items of a page that states no limit. On AWS it ends at 1 MB; a few show whether a reader goes on. */
const pageSize = 25;

/** Reads pages of items in memory, as DynamoDB reads a table or an index of that key. */
export function pageReader(key: KeyAttributes, rows: () => readonly (Item & Key)[]): ReadPage {
  const { read, write } = placesOf(key);
  const sortKeyOf = (item: Item) => JSON.stringify([item[key.sort], item.pk, item.sk]);
  return async (partition, { between, newestFirst = false, limit = pageSize, cursor = '' } = {}) => {
    const [from, to] = between ?? ['', '\u{10ffff}'];
    const start = cursor === '' ? undefined : sortKeyOf(read(partition, cursor));
    const isAfter = (item: Item) => {
      if (start === undefined) return true;
      return newestFirst ? sortKeyOf(item) < start : sortKeyOf(item) > start;
    };
    const found = rows()
      .filter((item: Item) => item[key.partition] === partition)
      .filter((item: Item) => String(item[key.sort]) >= from && String(item[key.sort]) <= to)
      .filter(isAfter)
      .toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) === newestFirst ? 1 : -1));
    const items = found.slice(0, limit);
    const last = items.at(-1);
    // Like DynamoDB it says only of the page that comes after the last item that there is none.
    return { items, cursor: last && items.length === limit ? write(last) : '' };
  };
}
