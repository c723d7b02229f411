import type { Figure } from '../platform/counters/figure.ts';
import { waits } from './counting/counted-comment.ts';

/** What the business asks of the community. */
export const figures = [
  {
    name: 'comments',
    label: 'Questions and answers',
    question: 'How many questions were asked, and answers written, on each day?',
    unit: 'comments',
    counter: 'comments',
    of: { question: 'Questions', reply: 'Answers' },
  },
  {
    name: 'first-answers',
    label: 'Time to the first answer',
    question: 'How many questions got their first answer on each day, and how soon?',
    unit: 'questions',
    counter: 'first-answers',
    of: Object.fromEntries(Object.entries(waits).map(([name, { label }]) => [name, label])),
  },
] as const satisfies readonly Figure[];
