import type { Figure } from '../platform/figures/figure.ts';
import { productNames } from './orders/catalogue.ts';

/** What the business asks of orders. */
export const figures = [
  {
    name: 'paid',
    label: 'Orders paid',
    question: 'How many orders were paid on each day, and of what?',
    unit: 'orders',
    counter: 'paid',
    of: productNames,
  },
  {
    name: 'revenue',
    // Of each currency that is charged its own: two of them do not add.
    label: 'Revenue in CNY',
    question: 'How much was earned on each day, and by what, refunds taken off?',
    unit: 'CNY',
    perUnit: 100,
    counter: 'revenue',
    of: productNames,
    only: 'CNY',
  },
  { name: 'refunded', label: 'Refunds', unit: 'orders', counter: 'refunded', of: productNames },
  { name: 'unpaid', label: 'Unpaid now', unit: 'orders', index: 'byState', state: 'unpaid', lateHours: 24 },
  { name: 'to-ship', label: 'To be sent now', unit: 'orders', index: 'byState', state: 'paid', lateHours: 72 },
  { name: 'finished', label: 'Parcels arrived', unit: 'orders', counter: 'finished', of: productNames },
  { name: 'closed', label: 'Never paid', unit: 'orders', counter: 'closed', of: productNames },
] as const satisfies readonly Figure[];
