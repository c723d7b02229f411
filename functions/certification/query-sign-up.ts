import { querySignUp } from '../../shared/contract/certification/sign-up.ts';
import { checkingLimit, endpoint, hashing, keepingLimit, limiting, rows } from '../platform/index.ts';
import { wrongNameLimit } from './queries/wrong-names.ts';
import { signUpFinder, signUpQuery } from './sign-ups/sign-up-query.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  querySignUp,
  {
    uses: {
      limits: limiting(),
      certification: rows(certificationTable, 'Query'),
      keepLimit: keepingLimit(),
      checkLimit: checkingLimit(),
      lookupHash: hashing(),
    },
  },
  ({ certification, lookupHash, ...limits }) =>
    signUpQuery({
      find: signUpFinder(certification, { lookupHash }),
      sealer: { lookupHash },
      limitWrongNames: wrongNameLimit(limits),
    }),
);
