import * as z from 'zod/mini';
import { code, emailAddress, givenPassword, loginName } from '../../../../shared/contract/account-fields.ts';
import { resetPassword, signIn } from '../../../../shared/contract/accounts/sign-in.ts';

// Entries with the rules of a face's own fields, so that a mistake shows at the field that is there, and in words that fit it.

export const signInByCode = { ...signIn, request: z.object({ login_name: emailAddress, code }) };
export const signInByPassword = {
  ...signIn,
  request: z.object({ login_name: loginName, password: givenPassword }),
};
export const resetByCode = {
  ...resetPassword,
  request: z.extend(resetPassword.request, { login_name: emailAddress }),
};
