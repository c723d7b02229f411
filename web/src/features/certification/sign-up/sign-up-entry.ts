import * as z from 'zod/mini';
import { signUpForExam } from '../../../../../shared/contract/certification/sign-up.ts';
import { signUpForm } from '../../../../../shared/contract/certification-fields.ts';

const agreed = z.refine<z.output<typeof signUpForm>>(({ consent }) => consent !== '', {
  error: 'Please agree to how your data is kept',
  path: ['consent'],
});

/** The sign-up as our page sends it: with the consent, which other clients may lack (product-rules.md#exam-sign-up). */
export const pageSignUp = { ...signUpForExam, request: signUpForm.check(agreed) };
