import { sendExamCode } from '../../shared/contract/certification/sign-up.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeCounter } from '../platform/codes/code-limits.ts';
import { codeRequester } from '../platform/codes/code-requester.ts';
import { closedMonthRefuser, periodOf } from './exams/exam-months.ts';
import { needs } from './needs.ts';
import { hashOfReceiver } from './sign-ups/exam-code.ts';

export default endpoint(sendExamCode, needs.sendExamCode, ({ tables, sealer, publish, ...limits }) => {
  const refuseClosed = closedMonthRefuser(tables.certification);
  const seal = (subject: string, fields: Readonly<Record<string, string>>) =>
    sealer.sealFor('accounts', subject, fields);
  const requestCode = codeRequester({ seal, publish });
  const countCode = codeCounter({ sealer, ...limits });
  return async ({ phone, email }, _, viewer) => {
    await countCode('exam-sign-up', email, viewer);
    await refuseClosed(periodOf(Date.now()));
    return requestCode('exam-sign-up', email, await hashOfReceiver(sealer, phone, email));
  };
});
