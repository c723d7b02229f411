import * as z from 'zod/mini';
import { addressBook } from '../../address-book.ts';
import { projectList } from '../../project-list.ts';
import {
  attempts,
  exampleCode,
  exampleEmail,
  examplePassword,
  exampleProof,
  ofMember,
  rateLimit,
  takesPassword,
} from '../account-entries.ts';
import { code, emailAddress, givenPassword, loginName, proof, token } from '../account-fields.ts';
import { Address, Project, RevisedUserInfo, SessionFacts } from '../account-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requestId } from '../fields.ts';
import { paged, pageRequest } from '../page-number.ts';
import { OpenedRecord } from '../personal-records.ts';
import { addressFields, profileFields } from '../profile-fields.ts';
import { projectType, projectWord } from '../project-fields.ts';

export const linkPersonalCentre = defineEndpoint({
  summary: 'Makes a link to the personal centre that signs its member in once, for the desktop client.',
  path: '/api/pc/personal.html',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ url: z.url() }),
  limits: [{ name: 'centre-links', of: 'links', per: 'member', max: 30, seconds: 60 * 60 }],
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
  // A session proves the member, so that no stranger of their network counts.
  limits: [{ name: 'own-code-requests', of: 'requests', per: 'member', max: 30, seconds: 60 * 60 }],
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
  ...takesPassword,
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
  freeText: true,
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
  freeText: true,
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

const projectPages = { size: projectList.perPage, most: projectList.most } as const;

export const listProjects = defineEndpoint({
  summary:
    'Lists a page of the projects of the member who asks, the last saved first; with a name, those in whose name it is.',
  path: '/api/max/project_list',
  ...ofMember,
  request: pageRequest(projectPages, { ...proof, type: projectType, name: projectWord }),
  example: { ...exampleProof, page: 1, limit: 15, type: '1' },
  response: paged(projectPages, Project),
});
