import * as z from 'zod/mini';
import { addressBook } from '../address-book.ts';
import {
  addressFields,
  code,
  codeType,
  emailAddress,
  givenPassword,
  loginName,
  newPassword,
  orEmpty,
  profileFields,
  proof,
  token,
  userName,
} from './account-fields.ts';
import {
  Address,
  MemberFacts,
  MemberSession,
  OpenedMember,
  RevisedUserInfo,
  SessionFacts,
  UserInfo,
} from './account-schemas.ts';
import { exampleOperator, operator } from './audit-schemas.ts';
import { codeLimits } from './code-limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { requestId } from './fields.ts';
import { paged, pageRequest } from './page-number.ts';
import { aboutPerson, erasingPerson, exportingPerson, findingPerson, OpenedRecord } from './personal-data.ts';

const exampleEmail = 'ada@example.com';
/** No code or token of an example is valid; who sends it puts one of their own in its place. */
const exampleCode = '000000';
const examplePassword = 'a stage is lit by 12 lamps';
const exampleProof = { uid: 'u1', login_token: 'token' };

const ofMember = { caller: 'member', dialect: 'status' } as const;
const ofAnybody = { caller: 'visitor', dialect: 'status' } as const;

/** What writes and sends mail costs the more, so all networks together may do it no more often (infra/README.md). */
const rateLimit = { perSecond: 5, burst: 1_000 } as const;

/** What guesses a network may make of anybody's password or code (product-rules.md#sign-in). */
const guesses = [
  { name: 'sign-ins', of: 'tries to sign in', per: 'network', max: 5, seconds: 60 },
  { name: 'sign-ins', of: 'tries to sign in', per: 'network', max: 30, seconds: 60 * 60 },
] as const;

/** The same for codes that are typed into a form which may have other mistakes. */
const attempts = [{ name: 'code-tries', of: 'tries', per: 'network', max: 60, seconds: 60 * 60 }] as const;

export const sendEmailCode = defineEndpoint({
  summary: 'Mails a code to an address. The answer is the same whether the address has an account or not.',
  path: '/api/login/sendVerifyCodeEmail',
  ...ofAnybody,
  rateLimit,
  request: z.object({ email: emailAddress, type: codeType }),
  example: { email: exampleEmail, type: 1 },
  response: z.object({}),
  emits: ['code.requested.v1'],
  limits: [...codeLimits.perNetwork, ...codeLimits.perMailbox],
});

export const registerMember = defineEndpoint({
  summary: 'Opens an account with a code that was mailed. Whether the name is taken shows only in the mail.',
  path: '/api/login/register',
  ...ofAnybody,
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
  request: z
    .object({ login_name: loginName, password: orEmpty(givenPassword), code: orEmpty(code) })
    .check(z.refine((given) => given.password !== '' || given.code !== '', { error: 'Please enter your password' })),
  example: { login_name: exampleEmail, password: examplePassword },
  response: UserInfo,
  limits: guesses,
});

export const linkPersonalCentre = defineEndpoint({
  summary: 'Makes a link to the personal centre that signs its member in once, for the desktop client.',
  path: '/api/pc/personal.html',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ url: z.url() }),
  limits: [{ name: 'centre-links', of: 'links', per: 'member', max: 30, seconds: 60 * 60 }],
});

export const tradeLoginToken = defineEndpoint({
  summary: 'Trades the token of such a link for a session. It serves once.',
  path: '/api/pc/check_once_login_token',
  ...ofAnybody,
  request: z.object({ login_name: loginName, token }),
  example: { login_name: exampleEmail, token: 'token' },
  response: UserInfo,
  limits: guesses,
});

export const resetPassword = defineEndpoint({
  summary: 'Sets a new password with a code that was mailed, and ends all sessions.',
  path: '/api/login/reset_password',
  ...ofAnybody,
  rateLimit,
  request: z.object({ login_name: loginName, password: newPassword, code }),
  example: { login_name: exampleEmail, password: `${examplePassword} still`, code: exampleCode },
  response: z.object({}),
  emits: ['credentials.changed.v1'],
  limits: attempts,
});

export const sendOwnCode = defineEndpoint({
  summary: 'Mails a code to the address of the member who asks, whose login name is given.',
  path: '/api/login/send_code',
  ...ofMember,
  rateLimit,
  request: z.object({ ...proof, phone: loginName }),
  example: { ...exampleProof, phone: exampleEmail },
  response: z.object({}),
  emits: ['code.requested.v1'],
  limits: codeLimits.perNetwork,
});

export const checkOwnCode = defineEndpoint({
  summary: 'Says whether such a code is right, without using it up.',
  path: '/api/login/check_code',
  ...ofMember,
  request: z.object({ ...proof, phone: loginName, verifyCode: code }),
  example: { ...exampleProof, phone: exampleEmail, verifyCode: exampleCode },
  response: z.object({}),
  limits: attempts,
});

export const changeLoginName = defineEndpoint({
  summary:
    "Changes a member's e-mail address, with a code from the old one and one from the new one, and ends all sessions.",
  path: '/api/login/edit_phone',
  ...ofMember,
  rateLimit,
  request: z.object({
    ...proof,
    old_login_name: loginName,
    old_code: code,
    new_login_name: emailAddress,
    new_code: code,
  }),
  example: {
    ...exampleProof,
    old_login_name: exampleEmail,
    old_code: exampleCode,
    new_login_name: 'ada@lumen.example',
    new_code: exampleCode,
  },
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

export const listSessions = defineEndpoint({
  summary: 'Lists where a member is signed in, the last used first.',
  path: '/api/user/sessions',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ list: z.array(SessionFacts) }),
});

export const endSessions = defineEndpoint({
  summary: 'Ends one session of a member, or all but the one that asks.',
  path: '/api/user/sessions_end',
  ...ofMember,
  request: z.object({ ...proof, id: z.optional(token) }),
  example: exampleProof,
  response: z.object({ ended: z.int() }),
});

export const exportAccount = defineEndpoint({
  summary: 'Opens all that accounts keep of the member who asks.',
  path: '/api/user/export',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ exported_at: z.iso.datetime(), list: z.array(OpenedRecord) }),
  limits: [{ name: 'exports', of: 'exports', per: 'member', max: 10, seconds: 60 * 60 }],
});

export const deleteAccount = defineEndpoint({
  summary: 'Ends all sessions of the member who asks and erases the account a week later, unless they sign in.',
  path: '/api/user/delete',
  ...ofMember,
  rateLimit,
  request: z.object({ ...proof, password: givenPassword }),
  example: { ...exampleProof, password: examplePassword },
  response: z.object({ erased_on: z.iso.date() }),
  emits: ['credentials.changed.v1'],
  limits: [{ name: 'account-deletions', of: 'tries', per: 'member', max: 5, seconds: 60 * 60 }],
});

export const getProfile = defineEndpoint({
  summary: 'Answers the user info of the member who asks, and its revision.',
  path: '/api/user/userinfo',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: RevisedUserInfo,
});

export const editProfile = defineEndpoint({
  summary: 'Changes the profile of the member who asks; one that is based on an outdated revision is refused.',
  path: '/api/user/userinfo_edit',
  ...ofMember,
  request: z.object({ ...proof, ...profileFields }),
  example: {
    ...exampleProof,
    userName: 'Ada Lovelace',
    email: exampleEmail,
    company: 'Lumen Stage Works',
    job: 'Media server operator',
  },
  response: RevisedUserInfo,
});

const addressPages = { size: 15, most: addressBook.most } as const;

export const listAddresses = defineEndpoint({
  summary: 'Lists a page of the addresses of the member who asks, the default one first.',
  path: '/api/user/address',
  ...ofMember,
  request: pageRequest(addressPages, proof),
  example: { ...exampleProof, page: 1, limit: 5 },
  response: paged(addressPages, Address, { info: Address }),
});

export const addAddress = defineEndpoint({
  summary: 'Adds an address, or changes the one whose id is given. The first one becomes the default.',
  path: '/api/user/add_addr',
  ...ofMember,
  request: z.object({ ...proof, ...addressFields, id: z.optional(token), request_id: requestId }),
  example: { ...exampleProof, name: 'Ada Lovelace', phone: '13800138000', addr: '1 Stage Road, Shanghai' },
  response: Address,
  idempotencyKey: 'request_id',
});

export const setDefaultAddress = defineEndpoint({
  summary: 'Makes an address the default one.',
  path: '/api/user/addr_default',
  ...ofMember,
  request: z.object({ ...proof, id: token }),
  example: { ...exampleProof, id: 'address' },
  response: z.object({}),
});

export const deleteAddress = defineEndpoint({
  summary: 'Deletes an address. Where it was the default, the newest of the others is it then.',
  path: '/api/user/addr_del',
  ...ofMember,
  request: z.object({ ...proof, id: token }),
  example: { ...exampleProof, id: 'address' },
  response: z.object({}),
});

/** Operators name a member by the e-mail address, the number or the id. */
const byOperators = {
  caller: 'ops',
  dialect: 'status',
  request: aboutPerson({ operator }),
  example: { email: exampleEmail, operator: exampleOperator },
} as const;

export const showMember = defineEndpoint({
  summary: 'Opens the account of one member, and notes in the audit trail who did.',
  ...byOperators,
  audits: 'member.opened',
  response: OpenedMember,
});

export const blockMember = defineEndpoint({
  summary: 'Blocks an account and ends its sessions, and notes in the audit trail who did.',
  ...byOperators,
  audits: 'member.blocked',
  response: z.object({ uid: z.string(), ended: z.int() }),
});

export const unblockMember = defineEndpoint({
  summary: 'Lets a blocked member sign in again, and notes in the audit trail who did.',
  ...byOperators,
  audits: 'member.unblocked',
  response: MemberFacts,
});

export const listMemberSessions = defineEndpoint({
  summary: 'Lists where a member is signed in, and notes in the audit trail who looked.',
  ...byOperators,
  audits: 'member.sessions-listed',
  response: z.object({ uid: z.string(), list: z.array(MemberSession) }),
});

export const endMemberSessions = defineEndpoint({
  summary: 'Ends all sessions of a member, and notes in the audit trail who did.',
  ...byOperators,
  audits: 'member.sessions-ended',
  response: z.object({ uid: z.string(), ended: z.int() }),
});

export const findPersonInAccounts = findingPerson('accounts');
export const exportPersonFromAccounts = exportingPerson('accounts');
export const erasePersonFromAccounts = erasingPerson('accounts');
