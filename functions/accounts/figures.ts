import type { Figure } from '../platform/figures/figure.ts';

/** What the business asks of accounts. */
export const figures = [
  {
    name: 'sign-ups',
    label: 'Sign-ups',
    question: 'How many people opened an account on each day?',
    unit: 'sign-ups',
    counter: 'members',
    of: { registered: 'Members' },
  },
] as const satisfies readonly Figure[];
