import { sendExamCode } from '../../shared/contract/certification/sign-up.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeRequester } from '../platform/codes/code-requester.ts';
import { closedMonthRefuser, periodOf } from './exams/exam-months.ts';
import { needs } from './needs.ts';
import { hashOfReceiver } from './sign-ups/exam-code.ts';

export default endpoint(sendExamCode, needs.sendExamCode, ({ tables, sealer, publish }) => {
  const refuseClosed = closedMonthRefuser(tables.certification);
  const seal = (subject: string, fields: Readonly<Record<string, string>>) =>
    sealer.sealFor('accounts', subject, fields);
  const requestCode = codeRequester({ seal, publish });
  return async ({ phone, email }) => {
    await refuseClosed(periodOf(Date.now()));
    return requestCode('exam-sign-up', email, await hashOfReceiver(sealer, phone, email));
  };
});
