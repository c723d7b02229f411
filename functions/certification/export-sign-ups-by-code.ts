import { exportSignUpsByCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { needs } from './needs.ts';
import { signUpExportByCode } from './own-data/own-sign-ups.ts';
import { signUpFinder } from './sign-ups/sign-up-query.ts';

export default endpoint(exportSignUpsByCode, needs.exportSignUpsByCode, ({ tables, sealer }) =>
  signUpExportByCode({
    table: tables.certification,
    find: signUpFinder(tables.certification, sealer),
    sealer,
    checkCode: codeChecker({ table: tables.codes, sealer }),
    spend: tables.codes.delete,
    open: sealer.open,
  }),
);
