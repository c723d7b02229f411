import type { CertificateOrigin } from '../../shared/contract/certification-schemas.ts';
import type { Figure } from '../platform/figures/figure.ts';

const origins = { exam: 'After an exam', import: 'Imported' } as const satisfies Record<CertificateOrigin, string>;

/** What the business asks of certification. */
export const figures = [
  {
    name: 'signed-up',
    label: 'Exam sign-ups',
    question: 'How many people signed up for the exam on each day?',
    unit: 'sign-ups',
    counter: 'signed-up',
    of: { exam: 'Engineer exam' },
  },
  {
    name: 'contested',
    label: 'Contested exam sign-ups',
    unit: 'sign-ups',
    index: 'byContest',
    state: 'contested',
    lateHours: 72,
  },
  {
    name: 'awarded',
    label: 'Certificates awarded',
    question: 'How many certificates were awarded on each day, and how?',
    unit: 'certificates',
    counter: 'awarded',
    of: origins,
  },
  {
    name: 'revoked',
    label: 'Certificates revoked',
    unit: 'certificates',
    counter: 'revoked',
    of: origins,
  },
] as const satisfies readonly Figure[];
