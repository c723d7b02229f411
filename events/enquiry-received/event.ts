import * as z from 'zod/mini';
import { enquiryForms } from '../../shared/contract/enquiry-schemas.ts';
import { defineEvent } from '../event.ts';

/** Somebody wrote to us. What they wrote stays in the table, sealed. */
export const enquiryReceived = defineEvent({
  name: 'enquiry.received.v1',
  summary:
    'Announced by `sendContact`, `sendEnquiry` and `sendFeedback`; `mailEnquiries` brings it to sales, feedback to support, `countEnquiries` counts it.',
  data: z.object({
    enquiryId: z.uuid(),
    form: z.enum(enquiryForms),
    /** Path of the page that it was sent from; absent where that is not known. Not compared with the routes: pages go, events stay. */
    page: z.optional(z.string()),
  }),
});
