import type { TableValue } from '../platform/tables/table-value.ts';

const enquiryFacts = ['id', 'form', 'state', 'finishedBy', 'finishedAt'] as const;

/** Enquiries and what is counted of them, with the outbox of their events. */
export const enquiriesTable = {
  name: 'enquiries',
  announces: ['enquiry.received.v1'],
  timeToLive: 'expires',
  indexes: {
    byMonth: { partition: 'month', sort: 'receivedAt', carries: enquiryFacts },
    byPhone: { partition: 'phoneHash', sort: 'receivedAt', carries: enquiryFacts },
    byContact: { partition: 'contactHash', sort: 'receivedAt', carries: enquiryFacts },
    byState: { partition: 'state', sort: 'receivedAt', carries: ['id'] },
  },
} as const satisfies TableValue;
