import * as z from 'zod/mini';
import { index, rows, schedule, within } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { certificateKey } from './certificates/certificate.ts';
import * as lines from './log-lines.ts';
import { certificationTable } from './tables.ts';

/** What says by which numbers a holder is found. */
const ofHolder = ['holderId', 'holderPhone', 'forgetIn'] as const;

const Place = z.object({ num: z.string() });

/** Months that a run looks back: whatever was missed for two years is made good. */
const lookedBack = 24;

/**
 * Takes out of certificates that ended two years ago by which numbers their holders are found. What was printed stays. Running it again forgets nothing more.
 */
export default schedule(
  {
    expression: 'cron(30 4 * * ? *)',
    userImpact:
      'Holders are found by ID number and phone for longer than the two years after the end of their certificate that we promise.',
    uses: {
      certification: rows(within(certificationTable, 'certificate#*'), 'UpdateItem'),
      byForgetting: index(certificationTable, 'byForgetting'),
    },
  },
  ({ certification, byForgetting }) => {
    // Every text comes after the empty one.
    const forget = (num: string) =>
      certification.update(certificateKey(num), { remove: ofHolder }, { forgetIn: { above: '' } });
    return async ({ dueAt }) => {
      let forgotten = 0;
      for (let back = 1; back <= lookedBack; back += 1)
        for await (const items of byForgetting.queryPages(monthBefore(dueAt, back)))
          for (const { num } of items.map((item) => Place.parse(item))) if (await forget(num)) forgotten += 1;
      log(lines.holdersForgotten, { forgotten });
    };
  },
);

function monthBefore(date: Date, back: number): string {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back)).toISOString().slice(0, 7);
}
