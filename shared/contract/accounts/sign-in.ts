import * as z from 'zod/mini';
import {
  attempts,
  exampleCode,
  exampleEmail,
  examplePassword,
  exampleProof,
  guesses,
  ofAnybody,
  ofMember,
  rateLimit,
  takesPassword,
} from '../account-entries.ts';
import {
  code,
  codeType,
  emailAddress,
  givenPassword,
  loginName,
  newPassword,
  orEmpty,
  proof,
  token,
  userName,
} from '../account-fields.ts';
import { SignedIn } from '../account-schemas.ts';
import { codesOfNetwork } from '../code-limits.ts';
import { defineEndpoint } from '../endpoint.ts';

export const sendEmailCode = defineEndpoint({
  summary: 'Mails a code to an address.',
  path: '/api/login/sendVerifyCodeEmail',
  ...ofAnybody,
  rateLimit,
  request: z.object({ email: emailAddress, type: codeType }),
  example: { email: exampleEmail, type: 1 },
  response: z.object({}),
  emits: ['code.requested.v1'],
  limits: codesOfNetwork,
});

export const registerMember = defineEndpoint({
  summary: 'Opens an account with a code that was mailed.',
  path: '/api/login/register',
  ...ofAnybody,
  ...takesPassword,
  rateLimit: { ...rateLimit, perSecond: 2 },
  request: z.object({
    login_name: loginName,
    /** Where the login name is a number: the address to which codes go. */
    email: orEmpty(emailAddress),
    userName,
    password: newPassword,
    code,
  }),
  example: { login_name: exampleEmail, password: examplePassword, code: exampleCode, userName: 'Ada Lovelace' },
  response: z.object({}),
  emits: ['member.registered.v1', 'registration.declined.v1'],
  limits: attempts,
});

export const signIn = defineEndpoint({
  summary: 'Signs in by a password, or by a code that was mailed.',
  path: '/api/pc/login.html',
  ...ofAnybody,
  ...takesPassword,
  request: z
    .object({ login_name: loginName, password: orEmpty(givenPassword), code: orEmpty(code) })
    .check(z.refine((given) => given.password !== '' || given.code !== '', { error: 'Please enter your password' })),
  example: { login_name: exampleEmail, password: examplePassword },
  response: SignedIn,
  limits: guesses,
});

export const tradeLoginToken = defineEndpoint({
  summary: 'Trades the token of a link to the personal centre for a session, once.',
  path: '/api/pc/check_once_login_token',
  ...ofAnybody,
  request: z.object({ login_name: loginName, token }),
  example: { login_name: exampleEmail, token: 'token' },
  response: SignedIn,
  limits: guesses,
});

export const resetPassword = defineEndpoint({
  summary: 'Sets a new password with a code that was mailed, and ends all sessions.',
  path: '/api/login/reset_password',
  ...ofAnybody,
  ...takesPassword,
  rateLimit,
  request: z.object({ login_name: loginName, password: newPassword, code }),
  example: { login_name: exampleEmail, password: `${examplePassword} still`, code: exampleCode },
  response: z.object({}),
  emits: ['credentials.changed.v1'],
  limits: attempts,
});

export const signOut = defineEndpoint({
  summary: 'Ends the session that asks.',
  path: '/api/login/logout',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({}),
});
