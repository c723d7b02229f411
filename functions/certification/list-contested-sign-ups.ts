import { listContestedSignUps } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { needs } from './needs.ts';
import { contestedLister } from './sign-ups/sign-up-exporter.ts';
import { signUpOpener } from './sign-ups/sign-up-opener.ts';

export default operation(
  listContestedSignUps,
  needs.listContestedSignUps,
  ({ tables, indexes, buckets, sealer, audited }) =>
    contestedLister({
      byContest: indexes['certification.byContest'],
      table: tables.certification,
      open: signUpOpener({ sealer, link: buckets.uploads.link }),
      audited,
    }),
);
