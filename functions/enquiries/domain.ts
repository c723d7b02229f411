import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import { enquiryConfirmation } from './mails/enquiry-confirmation.ts';
import { enquiryForSales } from './mails/enquiry-for-sales.ts';
import { feedbackForSupport } from './mails/feedback-for-support.ts';
import { enquiriesTable } from './tables.ts';

/** What visitors write to us, sealed, what becomes of it, what they make of our answers and lessons, and what they search for in vain. */
export const enquiries = {
  tables: { enquiries: enquiriesTable },
  mails: [enquiryForSales, feedbackForSupport, enquiryConfirmation],
} as const satisfies DomainDefinition;
