import type { Figure } from '../platform/figures/figure.ts';
import { waits } from './counting/counted-comment.ts';

const waitNames = Object.fromEntries(Object.entries(waits).map(([name, { label }]) => [name, label]));

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
    of: waitNames,
  },
  {
    name: 'messages',
    label: 'Messages with customer service',
    question: 'How many messages did members write on each day, and customer service answer?',
    unit: 'messages',
    counter: 'messages',
    of: { member: 'From members', staff: 'Answers' },
  },
  {
    name: 'message-waits',
    label: 'Time until customer service answered',
    question: 'How many waiting members got an answer on each day, and how soon?',
    unit: 'answers',
    counter: 'message-waits',
    of: waitNames,
  },
] as const satisfies readonly Figure[];
