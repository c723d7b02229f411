import { exportSignUpsByCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { needs } from './needs.ts';
import { signUpExportByCode } from './own-data/own-sign-ups.ts';

export default endpoint(exportSignUpsByCode, needs.exportSignUpsByCode, ({ tables, sealer }) => {
  const answer = signUpExportByCode({
    table: tables.certification,
    sealer,
    checkCode: codeChecker({ table: tables.codes, sealer }),
    spend: tables.codes.delete,
    open: sealer.open,
  });
  return (asked, _, viewer) => answer(asked, viewer);
});
