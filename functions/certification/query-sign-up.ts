import { querySignUp } from '../../shared/contract/certification/sign-up.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { wrongNameLimit } from './queries/wrong-names.ts';
import { signUpFinder, signUpQuery } from './sign-ups/sign-up-query.ts';

export default endpoint(querySignUp, needs.querySignUp, ({ tables, sealer, ...limits }) =>
  signUpQuery({ find: signUpFinder(tables.certification, sealer), sealer, limitWrongNames: wrongNameLimit(limits) }),
);
