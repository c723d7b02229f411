import * as z from 'zod/mini';

const notWhole = { error: 'A whole number is expected' };

/** A whole number, given as a number in JSON or as digits in a query string. */
export const wholeNumber = z.pipe(
  z.union([z.int(notWhole), z.string().check(z.regex(/^\d{1,9}$/, notWhole))], notWhole),
  z.transform(Number),
);

/** A version as releases carry it, such as `5.1.4` or `2.0.0-beta.1`. */
export const version = z
  .string({ error: 'A version is expected' })
  .check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,31}$/, { error: 'This is not a version' }));

/** No record is older than the site. */
export const firstDay = '2020-01-01';

/** A calendar day in UTC, `YYYY-MM-DD`. */
export const calendarDay = z.iso.date({ error: 'A day is written YYYY-MM-DD' });

/** A month in UTC, `YYYY-MM`. */
export const calendarMonth = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'A month is written YYYY-MM' }));

const notAnId = 'A request id is a UUID';

/** UUIDs that name nothing (RFC 9562, 5.9 and 5.10): a client that sends one has made none. */
const emptyIds = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/**
 * Made by the client once for each action, so that the same request sent twice is done once; existing clients send none
 * (product-rules.md#request-ids). The same id in capitals is the same.
 */
export const requestId = z.optional(
  z.uuid({ error: notAnId }).check(
    z.toLowerCase(),
    z.refine((id) => !emptyIds.includes(id), { error: notAnId }),
  ),
);
