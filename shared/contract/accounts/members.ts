import * as z from 'zod/mini';
import { exampleEmail } from '../account-entries.ts';
import { MemberFacts, MemberSession, OpenedMember } from '../account-schemas.ts';
import { exampleOperator, operator } from '../audit-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { aboutPerson, erasingPerson, exportingPerson, findingPerson } from '../personal-data.ts';

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
