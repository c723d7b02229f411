import { listContestedSignUps } from '../../shared/contract/certification/exam-desk.ts';
import { auditing, index, objects, opening, operation, rows } from '../platform/index.ts';
import { contestedLister } from './sign-ups/sign-up-exporter.ts';
import { signUpOpener } from './sign-ups/sign-up-opener.ts';
import { certificationTable } from './tables.ts';

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
  ({ bucket, audited, certification, byContest, open }) =>
    contestedLister({
      byContest,
      table: certification,
      open: signUpOpener({ sealer: { open }, link: bucket.link }),
      audited,
    }),
);
