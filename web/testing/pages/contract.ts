import * as z from 'zod/mini';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';

// Calls of the test pages; `tests/browser/member-site.ts` answers those of members and tokens, component tests the others.

const ofMember = { caller: 'member', dialect: 'status' } as const;

export const listNotes = defineEndpoint({
  ...ofMember,
  summary: 'Lists what a member noted.',
  path: '/api/user/test_notes',
  request: z.object({}),
  example: {},
  response: z.object({ owner: z.string(), notes: z.array(z.string()) }),
});

export const readProfile = defineEndpoint({
  ...ofMember,
  summary: 'Reads the profile of a member.',
  path: '/api/user/test_profile',
  request: z.object({ id: z.string() }),
  example: { id: '1' },
  response: z.object({ company: z.string() }),
});

export const saveProfile = defineEndpoint({
  ...ofMember,
  summary: 'Changes the profile of a member.',
  path: '/api/user/test_profile_edit',
  request: z.object({ company: z.string().check(z.minLength(1, 'Please enter your company')) }),
  example: { company: 'Lumen' },
  response: z.object({ company: z.string() }),
  changes: [readProfile],
});

export const tradeToken = defineEndpoint({
  summary: 'Trades a token that serves once for a session.',
  path: '/api/pc/test_once',
  caller: 'visitor',
  dialect: 'status',
  request: z.object({ login_name: z.string(), token: z.string() }),
  example: { login_name: 'ada', token: 'token' },
  response: z.object({ uid: z.string(), login_token: z.string() }),
});

export const readWall = defineEndpoint({
  summary: 'Lists what everybody noted on a wall.',
  path: '/api/pc/test_wall',
  caller: 'visitor',
  dialect: 'status',
  request: z.object({ list: z.string() }),
  example: { list: 'a' },
  response: z.array(z.string()),
  cache: { kind: 'live', sharedSeconds: 5, staleSeconds: 5 },
});

export const addToWall = defineEndpoint({
  summary: 'Notes something on a wall.',
  path: '/api/pc/test_wall_add',
  caller: 'visitor',
  dialect: 'status',
  request: z.object({ list: z.string(), text: z.string() }),
  example: { list: 'a', text: 'A note' },
  response: z.object({}),
  changes: [readWall],
});
