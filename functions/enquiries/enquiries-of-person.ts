import type { FindOfPerson } from '../platform/personal-data/person.ts';
import type { enquiryLister } from './enquiry-repository.ts';

/** Few enough to be opened in one call. */
const most = 100;

/** Finds what a person wrote by the contact that they gave. An enquiry knows no member. */
export function enquiriesOfPerson({ page }: Pick<ReturnType<typeof enquiryLister>, 'page'>): FindOfPerson {
  return async ({ by, value }, cursor) => {
    if (by === 'member') return { list: [], cursor: '' };
    const found = await page(value, { cursor, limit: most });
    return {
      list: found.list.map(({ id, receivedAt }) => ({ kind: 'enquiry', id, at: receivedAt })),
      cursor: found.cursor,
    };
  };
}
