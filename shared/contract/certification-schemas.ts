import * as z from 'zod/mini';

/** What becomes of a sign-up. With `photo-refused` and `photo-missing` the candidate was told by mail to sign up again with another photo. */
export const signUpStates = ['received', 'photo-refused', 'photo-missing', 'certified'] as const;
export type SignUpState = (typeof signUpStates)[number];

/** A sign-up as `sign_query` answers it; the name is masked. */
export const SignUp = z.object({
  name: z.string(),
  company: z.string(),
  /** The month of the exam, `YYYY-MM`, of Asia/Shanghai. */
  period: z.string(),
  status: z.enum(signUpStates),
});
export type SignUp = z.output<typeof SignUp>;

/** A certificate as a query answers it, days as `YYYY-MM-DD`; nothing where there is none. */
export const FoundCertificate = z.union([
  z.strictObject({
    cert_num: z.string(),
    name: z.string(),
    end_date: z.iso.date(),
    award_date: z.iso.date(),
  }),
  z.strictObject({}),
]);
export type FoundCertificate = z.output<typeof FoundCertificate>;

/** A holder in the rank list. */
export const Holder = z.object({ name: z.string(), cert_num: z.string(), company: z.string() });
export type Holder = z.output<typeof Holder>;

/** What becomes of a certificate. That one is expired is a matter of its last day. */
export const certificateStates = ['valid', 'expired', 'revoked'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Pages of the rank list. */
export const holderPages = { size: 15, names: { page: 'pageindex', count: 'datacount' } } as const;

/** Where certificates come from: an exam, or the register of another one. */
export const certificateOrigins = ['exam', 'import'] as const;
export type CertificateOrigin = (typeof certificateOrigins)[number];

/** A certificate as operators see it, days as `YYYY-MM-DD`. */
export const CertificateFacts = z.object({
  cert_num: z.string(),
  name: z.string(),
  company: z.string(),
  award_date: z.iso.date(),
  /** The last day on which it is valid. */
  end_date: z.iso.date(),
  state: z.enum(certificateStates),
  origin: z.enum(certificateOrigins),
  /** `''` for one that was not revoked. */
  revoked_on: z.union([z.iso.date(), z.literal('')]),
  /** Why it was revoked, for operators. */
  reason: z.string(),
});
export type CertificateFacts = z.output<typeof CertificateFacts>;

/** What of a line of an import is wrong (`shared/certificate-import.ts`). */
export const ImportProblem = z.object({ line: z.int(), field: z.string(), reason: z.string() });

/** Whether one can sign up for a month, and who said so last. */
export const ExamMonth = z.object({
  period: z.string(),
  state: z.enum(['open', 'closed']),
  changed_by: z.string(),
  changed_at: z.iso.datetime(),
});
export type ExamMonth = z.output<typeof ExamMonth>;

/** A sign-up with all that is kept of it, for operators who hold the exam. */
export const OpenedSignUp = z.object({
  sign_up: z.string(),
  period: z.string(),
  status: z.enum(signUpStates),
  signed_up_at: z.iso.datetime(),
  name: z.string(),
  company: z.string(),
  addr: z.string(),
  idcard: z.string(),
  phone: z.string(),
  email: z.string(),
  consent: z.string(),
  /** An address at which the photo is seen for some minutes; empty where it is not inspected yet, or erased. */
  photo: z.string(),
  /** The number of the certificate that came of it; empty while there is none. */
  certificate: z.string(),
  /** Whether another mailbox signed up with the same ID number for the same month, and operators have not settled it. */
  contested: z.boolean(),
});
export type OpenedSignUp = z.output<typeof OpenedSignUp>;
