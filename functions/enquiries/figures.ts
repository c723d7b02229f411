import type { EnquiryForm } from '../../shared/contract/enquiry-schemas.ts';
import type { LessonStep } from '../../shared/lesson-steps.ts';
import type { Figure } from '../platform/counters/figure.ts';

const forms = {
  contact: 'Contact form (home, contact)',
  enquiry: 'Enquiry form (products, rental)',
  feedback: 'Feedback',
} as const satisfies Record<EnquiryForm, string>;

/** What people say of answers; the labels of the counter are the answers' ids. */
export const ratings = { helpful: 'Helpful', unhelpful: 'Not helpful' } as const;

const steps = { begun: 'Begun', finished: 'To the end' } as const satisfies Record<LessonStep, string>;

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
  {
    name: 'faq-ratings',
    label: 'FAQ answers rated',
    question: 'How many answers of the FAQ were rated on each day, and how many of them helped?',
    unit: 'ratings',
    counter: 'faq-ratings',
    of: ratings,
  },
  {
    name: 'lessons',
    label: 'Lessons watched',
    question: 'How many lessons of the courses were begun on each day, and how many watched to their end?',
    unit: 'lessons',
    counter: 'lessons',
    of: steps,
  },
] as const satisfies readonly Figure[];
