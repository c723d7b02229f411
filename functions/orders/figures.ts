import type { Figure } from '../platform/counters/figure.ts';
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
    label: 'Revenue',
    question: 'How much was earned on each day, and by what, refunds taken off?',
    unit: 'CNY',
    perUnit: 100,
    counter: 'revenue',
    of: productNames,
  },
  {
    name: 'refunded',
    label: 'Refunds',
    question: 'How many orders were paid back on each day, and of what?',
    unit: 'orders',
    counter: 'refunded',
    of: productNames,
  },
  {
    name: 'finished',
    label: 'Parcels arrived',
    question: 'How many parcels have arrived on each day, and with what?',
    unit: 'orders',
    counter: 'finished',
    of: productNames,
  },
  {
    name: 'closed',
    label: 'Never paid',
    question: 'How many orders were closed on each day because nobody paid them?',
    unit: 'orders',
    counter: 'closed',
    of: productNames,
  },
] as const satisfies readonly Figure[];
