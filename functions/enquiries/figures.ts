import type { EnquiryForm } from '../../shared/contract/enquiry-schemas.ts';
import type { Figure } from '../platform/counters/figure.ts';

const forms = {
  contact: 'Contact form (home)',
  enquiry: 'Enquiry form (S3 Lite)',
} as const satisfies Record<EnquiryForm, string>;

/** What the business asks of enquiries. */
export const figures = [
  {
    name: 'enquiries',
    label: 'Enquiries received',
    question: 'How many enquiries on each day, and by which form?',
    unit: 'enquiries',
    counter: 'enquiries',
    of: forms,
  },
] as const satisfies readonly Figure[];
