import { listContestedSignUps } from '../../shared/contract/certification/exam-desk.ts';
import { inBatches } from '../platform/aws/in-batches.ts';
import { auditing, index, objects, opening, operation, rows } from '../platform/index.ts';
import { contestedPartition } from './sign-ups/sign-up.ts';
import { openedAtATime, signUpListed, signUpOpener } from './sign-ups/sign-up-opener.ts';
import { certificationTable } from './tables.ts';

/** Opens a page of the sign-ups that nobody has settled, each with the others of its ID number and month, the earlier first. */
export default operation(
  listContestedSignUps,
  {
    uses: {
      certification: rows(certificationTable, 'Query'),
      byContest: index(certificationTable, 'byContest'),
      open: opening(),
      bucket: objects('uploads', { 'photos/': ['LinkObject'] }),
      audited: auditing({}),
    },
  },
  ({ bucket, audited, certification, byContest, open }) => {
    const openSignUp = signUpOpener(open, bucket.link);
    return async ({ cursor, operator }) => {
      const page = await byContest.query(contestedPartition, { limit: openedAtATime, cursor });
      await audited({ operator, subject: `contested sign-ups ${page.items.length}` });
      const opened = await inBatches(page.items, 1, async (item) => {
        const { signUp, all } = await signUpListed(certification, item);
        // Of several that are contested the first one stands for all.
        const isFirst = signUp !== undefined && all.find(({ contested }) => contested !== undefined) === signUp;
        return isFirst ? inBatches(all, openedAtATime, (one) => openSignUp(one, all)) : [];
      });
      return { list: opened.flat(), cursor: page.cursor };
    };
  },
);
