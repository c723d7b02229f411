import * as z from 'zod/mini';
import { exampleEmail } from '../account-entries.ts';
import { MemberFacts, MemberSession, OpenedMember, Project } from '../account-schemas.ts';
import { exampleOperator, operator } from '../audit-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { aboutPerson, erasingPerson, exportingPerson, findingPerson } from '../personal-data.ts';
import { projectRows } from '../project-fields.ts';

/** Operators name a member by the e-mail address or the id; a number, which nobody has confirmed, is refused. */
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

export const listMemberProjects = defineEndpoint({
  summary: 'Opens the projects of a member, the last saved first, and notes in the audit trail who did.',
  ...byOperators,
  audits: 'projects.opened',
  response: z.object({ uid: z.string(), list: z.array(Project) }),
});

export const importProjects = defineEndpoint({
  summary: 'Adds projects to those of a member, or changes those of the same id, and notes in the audit trail who did.',
  ...byOperators,
  request: aboutPerson({ operator, list: projectRows }),
  example: {
    ...byOperators.example,
    list: [
      {
        id: 'spring-gala',
        name: 'Spring gala, main stage',
        product_name: 'S3 Pro',
        version: '5.1.4',
        update_time: '2026-11-22T09:30:00Z',
      },
    ],
  },
  audits: 'projects.imported',
  response: z.object({ uid: z.string(), added: z.int(), changed: z.int(), unchanged: z.int() }),
});

export const findPersonInAccounts = findingPerson('accounts');

export const exportPersonFromAccounts = exportingPerson('accounts');

export const erasePersonFromAccounts = defineEndpoint({
  ...erasingPerson('accounts'),
  emits: ['member.erased.v1'],
});
