import { exportSignUps } from '../../shared/contract/certification/exam-desk.ts';
import { auditing, index, objects, opening, operation, rows } from '../platform/index.ts';
import { signUpExporter } from './sign-ups/sign-up-exporter.ts';
import { signUpOpener } from './sign-ups/sign-up-opener.ts';
import { certificationTable } from './tables.ts';

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
  ({ bucket, audited, certification, bySignUpPeriod, open }) =>
    signUpExporter({
      byPeriod: bySignUpPeriod,
      table: certification,
      open: signUpOpener({ sealer: { open }, link: bucket.link }),
      audited,
    }),
);
