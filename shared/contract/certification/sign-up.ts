import * as z from 'zod/mini';
import { signUpQueryTool, signUpTool } from '../../form-tools.ts';
import { codeReceiver, ownSignUp, signUpForm } from '../certification-fields.ts';
import { queryLimits } from '../certification-limits.ts';
import { SignUp } from '../certification-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';

const ofAnybody = { caller: 'visitor' } as const;
const exampleIdcard = '11010519491231002X';

/**
 * A thousand candidates may ask within one minute, many of them in one exam room behind one address, so that a network has more of these codes
 * than of others; what a mailbox gets, the function counts (product-rules.md#codes).
 */
export const sendExamCode = defineEndpoint({
  summary: 'Mails the code with which somebody signs up for the exam, unless the month is closed.',
  path: '/api/pc/get_code',
  ...ofAnybody,
  dialect: 'status-text',
  request: codeReceiver,
  example: { phone: '13800138000', email: 'ada@example.com' },
  response: z.object({}),
  emits: ['code.requested.v1'],
  rateLimit: { perSecond: 7, burst: 1_000 },
  limits: [{ name: 'exam-codes-of-network', of: 'codes', per: 'network', max: 120, seconds: 60 * 60 }],
});

export const signUpForExam = defineEndpoint({
  summary: signUpTool.tooldescription,
  path: '/api/pc/exam_sign',
  // A member's sign-up is exported and erased with the account.
  caller: 'optional-member',
  dialect: 'status-text',
  request: signUpForm,
  example: {
    headimg: 'headimg/abcdefghijkmnpqrstuv.jpg',
    name: 'Ada Lovelace',
    company: 'Stage One',
    addr: '1 Stage Road, Shanghai',
    idcard: exampleIdcard,
    phone: '13800138000',
    email: 'ada@example.com',
    code: '000000',
    consent: '2026-11',
  },
  response: z.object({}),
  emits: ['exam.signed-up.v1'],
  rateLimit: { perSecond: 15, burst: 1_000 },
  limits: [{ name: 'exam-sign-ups', of: 'tries', per: 'network', max: 240, seconds: 60 * 60 }],
});

export const querySignUp = defineEndpoint({
  summary: signUpQueryTool.tooldescription,
  path: '/api/pc/sign_query',
  ...ofAnybody,
  dialect: 'status',
  request: z.object(ownSignUp),
  example: { name: 'Ada Lovelace', idcard: exampleIdcard },
  response: SignUp,
  limits: queryLimits,
});
