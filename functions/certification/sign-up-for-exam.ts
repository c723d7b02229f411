import { signUpForExam } from '../../shared/contract/certification/sign-up.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeChecker, returnTry } from '../platform/codes/code-checker.ts';
import { uploadDomain } from '../platform/uploads/upload-key.ts';
import { closedMonthRefuser } from './exams/exam-months.ts';
import { needs } from './needs.ts';
import { signUpTaker } from './sign-ups/sign-up-taker.ts';

export default endpoint(signUpForExam, needs.signUpForExam, ({ tables, sealer, transact }) => {
  const take = signUpTaker({
    table: tables.certification,
    sealer,
    refuseClosed: closedMonthRefuser(tables.certification),
    checkCode: codeChecker({ table: tables.codes, sealer }),
    returnTry: returnTry(tables.codes),
    transact,
    now: Date.now,
  });
  return (form, member, { siteHost, viewerAddress }) => take(form, member, uploadDomain(siteHost), viewerAddress);
});
