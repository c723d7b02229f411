import * as z from 'zod/mini';
import { exampleOperator, operator } from '../audit-schemas.ts';
import { examMonth, signUpNumber } from '../certification-fields.ts';
import { ExamMonth, OpenedSignUp } from '../certification-schemas.ts';
import { cursor, cursorPage } from '../cursor-page.ts';
import { defineEndpoint } from '../endpoint.ts';
import { erasingPerson, exportingPerson, findingPerson } from '../personal-data.ts';

const byOperators = { caller: 'ops', dialect: 'status' } as const;
const ofMonth = {
  ...byOperators,
  request: z.object({ period: examMonth, operator }),
  example: { period: '2020-01', operator: exampleOperator },
  response: ExamMonth,
} as const;

export const openExam = defineEndpoint({
  summary: 'Opens the sign-up of a month, and notes who did.',
  ...ofMonth,
  audits: 'exam.opened',
});

export const closeExam = defineEndpoint({
  summary: 'Closes the sign-up of a month: no code is sent for it any more, and nobody signs up. Notes who did.',
  ...ofMonth,
  audits: 'exam.closed',
});

export const listExams = defineEndpoint({
  summary: 'Lists the months that somebody has opened or closed, the newest first; all others are open.',
  ...byOperators,
  request: z.object({ cursor }),
  example: {},
  response: cursorPage(ExamMonth),
});

export const exportSignUps = defineEndpoint({
  summary: 'Opens a page of the sign-ups of a month, with links to the photos for a few minutes, and notes who did.',
  ...byOperators,
  request: z.object({ period: examMonth, cursor, operator }),
  example: { period: '2026-11', operator: exampleOperator },
  audits: 'sign-ups.exported',
  response: cursorPage(OpenedSignUp),
});

export const listContestedSignUps = defineEndpoint({
  summary:
    'Opens a page of the sign-ups that are contested, each with the others of its ID number and month, the earlier first. Notes who did.',
  ...byOperators,
  request: z.object({ cursor, operator }),
  example: { operator: exampleOperator },
  audits: 'sign-ups.contested-opened',
  response: cursorPage(OpenedSignUp),
});

export const settleSignUp = defineEndpoint({
  summary: 'Keeps one of several sign-ups of an ID number in a month, erases the others, and notes who did.',
  ...byOperators,
  request: z.object({ sign_up: signUpNumber, operator }),
  example: { sign_up: '2026-11.bPGk0Zt9o2GZ5m0Zl7mFJvVt7gk7nEoWq0VvC3y2y1E', operator: exampleOperator },
  audits: 'sign-up.settled',
  response: z.object({ sign_up: z.string(), erased: z.int() }),
});

export const findPersonInCertification = findingPerson('certification');
export const exportPersonFromCertification = exportingPerson('certification');
export const erasePersonFromCertification = erasingPerson('certification');
