import * as z from 'zod/mini';
import { contactTool, enquiryTool, feedbackTool } from '../form-tools.ts';
import { lessonSteps } from '../lesson-steps.ts';
import { mostMissed, plainWords } from '../missed-words.ts';
import { isMailAddress } from '../typed/mail-address.ts';
import { exampleOperator, operator } from './audit-schemas.ts';
import { cursor, cursorPage } from './cursor-page.ts';
import { defineEndpoint } from './endpoint.ts';
import { contactFields, enquiryFields } from './enquiry-fields.ts';
import { EnquiryFacts, OpenedEnquiry } from './enquiry-schemas.ts';
import { feedbackFields } from './feedback-fields.ts';
import { calendarMonth, requestId, wholeNumber } from './fields.ts';
import { erasingPerson, exportingPerson, findingPerson } from './personal-data.ts';
import { asMailAddress, atMost, filled } from './text-fields.ts';

/**
 * All forms count together for one network (product-rules.md#enquiry-limits). What all networks together may send is more than the
 * firewall lets one address send, so that nobody can keep others out, and no more than a day at it may cost (infra/README.md).
 */
const written = {
  caller: 'visitor',
  response: z.object({}),
  emits: ['enquiry.received.v1'],
  rateLimit: { perSecond: 10, burst: 1_000 },
  limits: [{ name: 'enquiries', of: 'messages', per: 'network', max: 5, seconds: 3_600 }],
  idempotencyKey: 'request_id',
  freeText: true,
} as const;

export const sendContact = defineEndpoint({
  summary: contactTool.tooldescription,
  path: '/api/pc/contact',
  ...written,
  request: z.object({ ...contactFields, request_id: requestId }),
  example: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '13800138000',
    content: 'Does S3 Pro send LTC over NDI?',
    type: '1',
    page: '/home',
    request_id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  },
  dialect: 'status',
});

export const sendEnquiry = defineEndpoint({
  summary: enquiryTool.tooldescription,
  path: '/api/partner/contact',
  ...written,
  body: 'form',
  request: z.object({ ...enquiryFields, request_id: requestId }),
  example: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    content: 'Does S3 Pro send LTC over NDI?',
    type: '1',
    page: '/product-s3-lite',
    request_id: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
  },
  dialect: 'code-200',
});

export const sendFeedback = defineEndpoint({
  summary: feedbackTool.tooldescription,
  path: '/api/partner/feedback',
  ...written,
  body: 'form',
  request: z.object({ ...feedbackFields, request_id: requestId }),
  example: {
    product_name: 'S3',
    version: '5.1.4',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '13800138000',
    content: 'Please let a cue start the time code.',
    type: '1',
    request_id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b',
  },
  dialect: 'status-data',
});

export const rateFaqAnswer = defineEndpoint({
  summary: 'Says whether an answer of the FAQ was helpful: 1, or 0 where it was not.',
  path: '/api/pc/faq_helpful',
  caller: 'visitor',
  request: z.object({
    id: wholeNumber,
    helpful: z.pipe(wholeNumber, z.literal([0, 1], { error: 'Helpful is 1, and 0 where it was not' })),
    request_id: requestId,
  }),
  example: { id: 101, helpful: 1, request_id: '9a1f7c52-3b7e-4c1d-8f60-2d5e4b8a7c11' },
  response: z.object({}),
  dialect: 'status',
  emits: ['faq-answer.rated.v1'],
  rateLimit: { perSecond: 10, burst: 1_000 },
  limits: [{ name: 'faq-ratings', of: 'ratings', per: 'network', max: 60, seconds: 3_600 }],
});

export const reportLesson = defineEndpoint({
  summary: 'Says that a lesson was begun, or finished; both are counted.',
  path: '/api/pc/lesson_watched',
  caller: 'visitor',
  request: z.object({
    course_id: wholeNumber,
    dir_id: wholeNumber,
    step: z.enum(lessonSteps, { error: 'A lesson is begun or finished' }),
    request_id: requestId,
  }),
  example: { course_id: 1, dir_id: 2, step: 'finished', request_id: 'b7f1b9c4-0a51-4b39-8f2e-7c8a4d1e6f02' },
  response: z.object({}),
  dialect: 'status',
  emits: ['lesson.watched.v1'],
  rateLimit: { perSecond: 20, burst: 1_000 },
  limits: [{ name: 'lesson-reports', of: 'reports', per: 'network', max: 600, seconds: 3_600 }],
});

export const reportSearch = defineEndpoint({
  summary:
    'Says that a search of the site found nothing, with its words unless they could say who searched; it is counted.',
  path: '/api/pc/search_missed',
  caller: 'visitor',
  request: z.object({
    words: z.optional(
      z
        .string({ error: 'A text is expected' })
        .check(z.overwrite(plainWords), filled('Words are expected'), atMost(mostMissed, 'What was searched for')),
    ),
    request_id: requestId,
  }),
  example: { words: 'laser 投影', request_id: 'c2e6a0d4-7b19-4f58-a3c1-6d0f9e8b2a75' },
  response: z.object({}),
  dialect: 'status',
  emits: ['search.missed.v1'],
  rateLimit: { perSecond: 10, burst: 1_000 },
  limits: [{ name: 'search-reports', of: 'reports', per: 'network', max: 60, seconds: 3_600 }],
});

const enquiryId = z.uuid({ error: 'An enquiry is named by its id' }).check(z.toLowerCase());
/** What somebody gave to be answered at: an e-mail address, or a messenger's number. */
const contact = z.string().check(
  asMailAddress,
  z.refine((given) => !given.includes('@') || isMailAddress(given), { error: 'This is no e-mail address' }),
);

export const listEnquiries = defineEndpoint({
  summary: 'Lists a page of the enquiries of a month, or of one contact, without opening them.',
  caller: 'ops',
  request: z.union([z.object({ month: calendarMonth, cursor }), z.object({ email: contact, cursor })]),
  example: { month: '2026-06' },
  response: cursorPage(EnquiryFacts),
  dialect: 'status',
});

export const openEnquiry = defineEndpoint({
  summary: 'Opens one enquiry, and notes in the audit trail who did.',
  caller: 'ops',
  request: z.object({ id: enquiryId, operator }),
  example: { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', operator: exampleOperator },
  audits: 'enquiry.opened',
  response: OpenedEnquiry,
  dialect: 'status',
});

export const finishEnquiry = defineEndpoint({
  summary: 'Marks an enquiry as done, and notes in the audit trail who did.',
  caller: 'ops',
  request: z.object({ id: enquiryId, operator }),
  example: { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', operator: exampleOperator },
  audits: 'enquiry.finished',
  response: EnquiryFacts,
  dialect: 'status',
});

export const exportEnquiries = defineEndpoint({
  summary: 'Opens the enquiries of a month, up to 200 at a time, and notes in the audit trail who did.',
  caller: 'ops',
  request: z.object({ month: calendarMonth, cursor, operator }),
  example: { month: '2026-06', operator: exampleOperator },
  audits: 'enquiries.exported',
  response: cursorPage(OpenedEnquiry),
  dialect: 'status',
});

export const findPersonInEnquiries = findingPerson('enquiries');
export const exportPersonFromEnquiries = exportingPerson('enquiries');
export const erasePersonFromEnquiries = erasingPerson('enquiries');
