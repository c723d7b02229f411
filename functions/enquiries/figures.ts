import type { EnquiryForm } from '../../shared/contract/enquiry-schemas.ts';
import type { LessonStep } from '../../shared/lesson-steps.ts';
import type { Figure } from '../platform/figures/figure.ts';

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
    name: 'waiting',
    label: 'Waiting for an answer',
    unit: 'enquiries',
    index: 'byState',
    state: 'open',
    lateHours: 24,
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
  {
    name: 'missed-searches',
    label: 'Searches that found nothing',
    question: 'How many searches of the site found nothing on each day?',
    unit: 'searches',
    counter: 'searches-missed',
    of: { site: 'Search of the site' },
    table: {
      counter: 'missed-words',
      question: 'Which words found nothing?',
      columns: ['Words'],
      cellsOf: (_, [words = '']) => [words || 'Not kept: a number, an address or the like'],
    },
  },
] as const satisfies readonly Figure[];
