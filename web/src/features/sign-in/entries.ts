import * as z from 'zod/mini';
import { code, givenPassword, loginName } from '../../../../shared/contract/account-fields.ts';
import { signIn } from '../../../../shared/contract/accounts/sign-in.ts';

/** The two ways to sign in, each with the rules of its own fields, so that a mistake shows at the field that is there. */
export const signInByCode = { ...signIn, request: z.object({ login_name: loginName, code }) };
export const signInByPassword = {
  ...signIn,
  request: z.object({ login_name: loginName, password: givenPassword }),
};
