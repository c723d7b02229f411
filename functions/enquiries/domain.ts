import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import { enquiryConfirmation } from './mails/enquiry-confirmation.ts';
import { enquiryForSales } from './mails/enquiry-for-sales.ts';
import { feedbackForSupport } from './mails/feedback-for-support.ts';

const enquiryFacts = ['id', 'form', 'state', 'finishedBy', 'finishedAt'] as const;

/** What visitors write to us, sealed, what becomes of it, what they make of our answers and lessons, and what they search for in vain. */
export const enquiries = {
  tables: {
    enquiries: {
      outboxOf: 'enquiries',
      timeToLive: 'expires',
      indexes: {
        byMonth: { partition: 'month', sort: 'receivedAt', carries: enquiryFacts },
        byPhone: { partition: 'phoneHash', sort: 'receivedAt', carries: enquiryFacts },
        byContact: { partition: 'contactHash', sort: 'receivedAt', carries: enquiryFacts },
        byState: { partition: 'state', sort: 'receivedAt', carries: ['id'] },
      },
    },
  },
  mails: [enquiryForSales, feedbackForSupport, enquiryConfirmation],
  schedules: {
    eraseEnquiries: {
      expression: 'cron(0 3 * * ? *)',
      harm: 'Enquiries are kept for longer than the 24 months that we promise.',
    },
  },
} as const satisfies DomainDefinition;
