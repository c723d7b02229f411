import { auditPage } from '../../shared/contract/audit-schemas.ts';
import { auditKey, auditPartition } from '../platform/audit/audit-row.ts';
import type { Item } from '../platform/tables/item.ts';
import type { Table } from '../platform/tables/table.ts';

/** Sorts after the key of every row, and of whatever somebody put among them. */
const beyond = '\u{10ffff}';

/** Reads items of the trail after a number, whatever they are: up to a page of them, and whether these are the last. */
export function auditReader(table: Table<'Query'>, size = auditPage) {
  return async (number: number): Promise<{ readonly items: readonly Item[]; readonly isEnd: boolean }> => {
    // From the key of the next row on; at the start from the lowest key there can be.
    const from = number === 0 ? '!' : `${auditKey(number).sk}!`;
    const items: Item[] = [];
    for await (const page of table.queryPages(auditPartition, { between: [from, beyond] })) {
      items.push(...page);
      if (items.length > size) break;
    }
    return { items: items.slice(0, size), isEnd: items.length <= size };
  };
}
