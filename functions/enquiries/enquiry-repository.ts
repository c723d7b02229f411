import * as z from 'zod/mini';
import { type EnquiryFacts, EnquiryFacts as Facts } from '../../shared/contract/enquiry-schemas.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import type { Key } from '../platform/tables/item.ts';
import type { Index } from '../platform/tables/pages.ts';
import type { Table } from '../platform/tables/table.ts';

/**
 * Enquiries, in the enquiries table. What was written is sealed; the hashes are keyed, so they tell nothing without the key.
 *
 * | item    | pk             | sk        | attributes                                                                         |
 * |---------|----------------|-----------|------------------------------------------------------------------------------------|
 * | enquiry | `enquiry#<id>` | `enquiry` | the facts, `page`, `sealed`, `screenshot`, `month`, `contactHash`, `phoneHash`     |
 *
 * Counters and what proves that an event was counted are beside them (`platform/counters`), and hold nothing of an enquiry but its form.
 *
 * The index `byMonth` lists a month's enquiries in the order in which they came, `byContact` those of one contact, `byPhone` those with
 * one phone number; all carry the facts alone. `byState` counts those that wait for an answer. The id is the client's request id where it sends one, so that a request sent twice is one enquiry.
 */
export function enquiryKey(id: string): Key {
  return { pk: `enquiry#${id}`, sk: 'enquiry' };
}

/** `2026-11`: the partition of `byMonth` that a time (ISO 8601, UTC) belongs to. */
export function monthOf(time: string): string {
  return time.slice(0, 7);
}

const StoredEnquiry = z.extend(Facts, {
  sealed: z.string(),
  /** Path of the page that it was sent from; absent where that is not known. Nobody typed it. */
  page: z.optional(z.string()),
  /** Key of the upload that came with it; absent without one. */
  screenshot: z.optional(z.string()),
});
export type StoredEnquiry = z.output<typeof StoredEnquiry>;

/** The keyed hashes by which an enquiry is found; that of the phone number where the form asks for one. */
export interface EnquiryHashes {
  readonly contactHash: string;
  readonly phoneHash?: string;
}

/** The item of a new enquiry. */
export function enquiryItem(enquiry: StoredEnquiry, hashes: EnquiryHashes) {
  return { ...enquiryKey(enquiry.id), ...enquiry, month: monthOf(enquiry.receivedAt), ...hashes };
}

/** Finds an enquiry by its id; undefined for one that never was, or was erased. */
export function enquiryFinder(table: Table<'GetItem'>) {
  return async (id: string): Promise<StoredEnquiry | undefined> => {
    const item = await table.get(enquiryKey(id));
    return item && StoredEnquiry.parse(item);
  };
}

/** @throws Refusal for an id that no enquiry has */
export async function existingEnquiry(table: Table<'GetItem'>, id: string): Promise<StoredEnquiry> {
  const enquiry = await enquiryFinder(table)(id);
  if (!enquiry) throw new Refusal('There is no enquiry with this id');
  return enquiry;
}

/** Lists the enquiries of one partition of an index, in the order in which they came. */
export function enquiryLister(index: Index) {
  const factsOf = (items: readonly unknown[]): EnquiryFacts[] => items.map((item) => Facts.parse(item));
  return {
    page: async (partition: string, request: { readonly cursor: string; readonly limit?: number }) => {
      const { items, cursor } = await index.query(partition, request);
      return { list: factsOf(items), cursor };
    },
    all: async function* (partition: string): AsyncGenerator<EnquiryFacts> {
      for await (const items of index.queryPages(partition)) yield* factsOf(items);
    },
  };
}
