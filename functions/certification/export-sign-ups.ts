import { exportSignUps } from '../../shared/contract/certification/exam-desk.ts';
import { inBatches } from '../platform/aws/in-batches.ts';
import { auditing, index, objects, opening, operation, rows } from '../platform/index.ts';
import { openedAtATime, signUpListed, signUpOpener } from './sign-ups/sign-up-opener.ts';
import { certificationTable } from './tables.ts';

/** Sign-ups of a page. */
const most = 100;

/** Opens a page of a month's sign-ups for operators, once the audit trail says who asked. */
export default operation(
  exportSignUps,
  {
    uses: {
      certification: rows(certificationTable, 'Query'),
      bySignUpPeriod: index(certificationTable, 'bySignUpPeriod'),
      open: opening(),
      bucket: objects('uploads', { 'photos/': ['LinkObject'] }),
      audited: auditing({}),
    },
  },
  ({ bucket, audited, certification, bySignUpPeriod, open }) => {
    const openSignUp = signUpOpener(open, bucket.link);
    return async ({ period, cursor, operator }) => {
      const page = await bySignUpPeriod.query(period, { limit: most, cursor });
      await audited({ operator, subject: `sign-ups ${period} ${page.items.length}` });
      const opened = await inBatches(page.items, openedAtATime, async (item) => {
        const { signUp, all } = await signUpListed(certification, item);
        return signUp ? [await openSignUp(signUp, all)] : [];
      });
      return { list: opened.flat(), cursor: page.cursor };
    };
  },
);
