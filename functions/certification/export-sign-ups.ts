import { exportSignUps } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { needs } from './needs.ts';
import { signUpExporter } from './sign-ups/sign-up-exporter.ts';
import { signUpOpener } from './sign-ups/sign-up-opener.ts';

export default operation(exportSignUps, needs.exportSignUps, ({ tables, indexes, buckets, sealer, audited }) =>
  signUpExporter({
    byPeriod: indexes['certification.bySignUpPeriod'],
    table: tables.certification,
    open: signUpOpener({ sealer, link: buckets.uploads.link }),
    audited,
  }),
);
