import { eraseSignUpsByCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { needs } from './needs.ts';
import { signUpErasureByCode } from './own-data/own-sign-ups.ts';
import { signUpEraser } from './sign-ups/sign-up-eraser.ts';

export default endpoint(eraseSignUpsByCode, needs.eraseSignUpsByCode, ({ tables, sealer, transact }) => {
  const answer = signUpErasureByCode({
    table: tables.certification,
    sealer,
    checkCode: codeChecker({ table: tables.codes, sealer }),
    spend: tables.codes.delete,
    erase: signUpEraser({ table: tables.certification, transact, now: Date.now }),
  });
  return (asked, _, viewer) => answer(asked, viewer);
});
