import * as z from 'zod/mini';
import { attempts, exampleProof, ofMember } from '../account-entries.ts';
import { code, proof } from '../account-fields.ts';
import { ownSignUp } from '../certification-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { OpenedRecord } from '../personal-records.ts';

const ofAnybody = { caller: 'visitor', dialect: 'status' } as const;
const exampleOwn = { name: 'Ada Lovelace', idcard: '11010519491231002X' };

export const sendOwnSignUpsCode = defineEndpoint({
  summary:
    'Mails a code to each address from which somebody of that name signed up with that ID number; answers the same if nobody did.',
  path: '/api/pc/sign_data_code',
  ...ofAnybody,
  request: z.object(ownSignUp),
  example: exampleOwn,
  response: z.object({}),
  emits: ['own-sign-ups.asked.v1'],
  rateLimit: { perSecond: 5, burst: 1_000 },
  limits: [{ name: 'own-sign-ups-codes', of: 'codes', per: 'network', max: 10, seconds: 60 * 60 }],
});

const byCode = {
  ...ofAnybody,
  request: z.object({ ...ownSignUp, code }),
  example: { ...exampleOwn, code: '000000' },
  limits: attempts,
} as const;

export const exportSignUpsByCode = defineEndpoint({
  summary: 'Opens all that is kept of what was signed up with an ID number from one address, for whoever got its code.',
  path: '/api/pc/sign_data_export',
  ...byCode,
  response: z.object({ list: z.array(OpenedRecord) }),
});

export const eraseSignUpsByCode = defineEndpoint({
  summary:
    'Erases what was signed up with an ID number from one address, for whoever got its code; certificates stay as they are printed.',
  path: '/api/pc/sign_data_erase',
  ...byCode,
  response: z.object({ erased: z.int() }),
});

export const exportOwnSignUps = defineEndpoint({
  summary: 'Opens the sign-ups that the member who asks made while signed in.',
  path: '/api/user/export_sign_ups',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ list: z.array(OpenedRecord) }),
  limits: [{ name: 'sign-up-exports', of: 'exports', per: 'member', max: 10, seconds: 60 * 60 }],
});
