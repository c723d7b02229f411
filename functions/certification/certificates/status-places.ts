import * as z from 'zod/mini';
import type { Table } from '../../platform/tables/table.ts';

/** Credentials of one list of statuses: the fewest that the recommendation of the W3C allows, so that a list hides who is asked after. */
export const listLength = 131_072;

const placesKey = { pk: 'status-lists', sk: 'next' };
const Places = z.object({ next: z.int() });

/**
 * Takes places for new credentials; some stay empty where what needed them is not written.
 * @returns the first of them
 */
export function placeTaker(table: Table<'UpdateItem'>) {
  return async (count: number): Promise<number> => {
    const item = await table.updateAndGet(placesKey, { add: { next: count } });
    return Places.parse(item).next - count;
  };
}

/** The list of a place, from 1. */
export const listOf = (place: number) => Math.floor(place / listLength) + 1;

/** The partition of the revoked certificates of a list, in the index by revocation. */
export const revokedPartition = (list: number) => `revoked#${list}`;

/** How many lists there are; the first one always is. */
export async function listsTaken(table: Table<'GetItem'>): Promise<number> {
  const item = await table.get(placesKey);
  return item ? listOf(Math.max(0, Places.parse(item).next - 1)) : 1;
}
