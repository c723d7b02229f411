import * as z from 'zod/mini';
import { index, rows, schedule, within } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { certificateKey } from './certificates/certificate.ts';
import { importKey, importPartition, StoredImport } from './certificates/imports.ts';
import * as lines from './log-lines.ts';
import { certificationTable } from './tables.ts';

/** How long an import may be under way, in milliseconds: a file of the largest size takes minutes. */
const longest = 24 * 60 * 60 * 1_000;

const Staged = z.object({ num: z.string(), attempt: z.string() });

/**
 * Deletes what imports that were not published had staged: of one that is a day old everything, of one that was published what attempts before had left.
 * Killed anywhere, the next run goes on.
 */
export default schedule(
  {
    expression: 'cron(15 4 * * ? *)',
    userImpact: 'What a broken import of certificates left behind stays, and its numbers cannot be used.',
    uses: {
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'Query', 'UpdateItem', 'DeleteItem'),
      byImport: index(certificationTable, 'byImport'),
    },
  },
  ({ certification: table, byImport }) => {
    const deleteStaged = async (importId: string, published?: string): Promise<number> => {
      let deleted = 0;
      // The index may be behind: another attempt may have taken the number since.
      for await (const items of byImport.queryPages(importId))
        for (const { num, attempt } of items.map((item) => Staged.parse(item)))
          if (attempt !== published && (await table.delete(certificateKey(num), { importId, attempt }))) deleted += 1;
      return deleted;
    };
    /** From here on nothing is staged or published any more. @returns whether it was not published before */
    const giveUp = (fingerprint: string, attempt: string) =>
      table.update(importKey(fingerprint), { set: { isGivenUp: true } }, { attempt, published: { is: 'absent' } });

    return async ({ dueAt }) => {
      let deleted = 0;
      for (const one of (await table.queryAll(importPartition)).map((item) => StoredImport.parse(item))) {
        const { sk, attempt, published, begunAt, isSwept } = one;
        if (published !== undefined) {
          if (isSwept) continue;
          deleted += await deleteStaged(sk, published);
          await table.update(importKey(sk), { set: { isSwept: true } }, { published });
        } else if (Date.parse(begunAt) < dueAt.getTime() - longest && (await giveUp(sk, attempt))) {
          deleted += await deleteStaged(sk);
          await table.delete(importKey(sk), { isGivenUp: true, attempt });
        }
      }
      log(lines.importsSwept, { deleted });
    };
  },
);
