import type { Retention } from '../../shared/manifest/function-needs.ts';

/** How long enquiries are kept (product-rules.md#enquiry-limits). */
export const enquiryRetention = { months: 24, endedBy: 'eraseEnquiries' } as const satisfies Retention;
