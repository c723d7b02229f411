import { codeRequested } from '../../events/code-requested/event.ts';
import { sendExamCode } from '../../shared/contract/certification/sign-up.ts';
import { codeCounter } from '../platform/codes/code-limits.ts';
import { codeRequester } from '../platform/codes/code-requester.ts';
import {
  checkingLimit,
  endpoint,
  hashing,
  keepingLimit,
  limiting,
  publishing,
  rows,
  sealingFor,
  within,
} from '../platform/index.ts';
import { archiveRetention } from '../platform/personal-data/archive-retention.ts';
import { closedMonthRefuser, periodOf } from './exams/exam-months.ts';
import { hashOfReceiver } from './sign-ups/sign-up.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  sendExamCode,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'exams'), 'GetItem'),
      publish: publishing(codeRequested),
      keepLimit: keepingLimit(),
      checkLimit: checkingLimit(),
      sealFor: sealingFor(archiveRetention, 'accounts'),
      lookupHash: hashing(),
    },
  },
  ({ publish, certification, sealFor, lookupHash, ...limits }) => {
    const refuseClosed = closedMonthRefuser(certification);
    const seal = (subject: string, fields: Readonly<Record<string, string>>) => sealFor('accounts', subject, fields);
    const requestCode = codeRequester({ seal, publish });
    const countCode = codeCounter({ sealer: { lookupHash }, ...limits });
    return async ({ phone, email }, _, viewer) => {
      await countCode('exam-sign-up', email, viewer);
      await refuseClosed(periodOf(Date.now()));
      return requestCode('exam-sign-up', email, await hashOfReceiver({ lookupHash }, phone, email));
    };
  },
);
