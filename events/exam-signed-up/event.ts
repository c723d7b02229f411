import * as z from 'zod/mini';
import { signUpNumber } from '../../shared/contract/certification-fields.ts';
import { defineEvent } from '../event.ts';

/** Somebody signed up for the exam of a month. */
export const examSignedUp = defineEvent({
  name: 'exam.signed-up.v1',
  summary: 'Announced by `signUpForExam`; `mailSignUps` confirms, `countSignUps` counts.',
  data: z.object({ signUp: signUpNumber }),
});
