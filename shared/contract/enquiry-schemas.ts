import * as z from 'zod/mini';

/** The forms that people write with. */
export const enquiryForms = ['contact', 'enquiry', 'feedback'] as const;
export type EnquiryForm = (typeof enquiryForms)[number];

/** What becomes of an enquiry: the states that may follow each state. */
export const enquiryStates = { open: ['done'], done: [] } as const satisfies Record<string, readonly string[]>;
export type EnquiryState = keyof typeof enquiryStates;
const stateNames = Object.keys(enquiryStates) as EnquiryState[]; // Object.keys loses the literal keys

/** What is known of an enquiry without opening it. */
export const EnquiryFacts = z.object({
  id: z.uuid(),
  form: z.enum(enquiryForms),
  /** ISO 8601, UTC. */
  receivedAt: z.iso.datetime(),
  state: z.enum(stateNames),
  /** Who finished it; empty while it is open. */
  finishedBy: z.string(),
  /** ISO 8601, UTC; empty while it is open. */
  finishedAt: z.string(),
});
export type EnquiryFacts = z.output<typeof EnquiryFacts>;

/** An enquiry with what was written. */
export const OpenedEnquiry = z.extend(EnquiryFacts, {
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  content: z.string(),
  /** Path of the page that it was sent from; empty where that is not known. */
  page: z.string(),
  /** Of feedback; empty otherwise. */
  product: z.string(),
  version: z.string(),
  /** An address at which its picture is seen for five minutes; empty without one, and before its inspection. */
  screenshot: z.string(),
});
export type OpenedEnquiry = z.output<typeof OpenedEnquiry>;
