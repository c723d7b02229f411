import type { FindOfPerson } from '../platform/personal-data/person.ts';
import type { Index } from '../platform/tables/pages.ts';
import { enquiryLister } from './enquiry-repository.ts';

/** Few enough to be opened in one call. */
const most = 100;

type FindingIndexes = Readonly<Record<'byContact' | 'byPhone', Index>>;

/**
 * Finds what a person wrote: by the contact that they gave, an address or a number, and by the phone number beside it. An enquiry knows no
 * member. A cursor says which index it is of, as numbers are looked for in both, one after the other.
 */
export function enquiriesOfPerson(indexes: FindingIndexes): FindOfPerson {
  const [byContact, byPhone] = [enquiryLister(indexes.byContact), enquiryLister(indexes.byPhone)];
  return async ({ by, value }, cursor) => {
    if (by === 'member') return { list: [], cursor: '' };
    const inPhones = cursor.startsWith(phones);
    const lister = inPhones ? byPhone : byContact;
    const found = await lister.page(value, { cursor: inPhones ? cursor.slice(phones.length) : cursor, limit: most });
    const list = found.list.map(({ id, receivedAt }) => ({ kind: 'enquiry', id, at: receivedAt }));
    if (inPhones) return { list, cursor: found.cursor === '' ? '' : `${phones}${found.cursor}` };
    return { list, cursor: found.cursor === '' && by === 'phone' ? phones : found.cursor };
  };
}

/** How cursors of the index of phone numbers begin. */
const phones = 'phone.';
