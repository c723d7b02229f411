import * as z from 'zod/mini';

/** A message of a member's thread with customer service (product-rules.md#customer-messages). */
export const Message = z.object({
  id: z.string(),
  from: z.enum(['member', 'staff']),
  /** Plain text, as it was typed. */
  content: z.string(),
  /** ISO 8601, UTC. */
  create_time: z.iso.datetime(),
});
export type Message = z.output<typeof Message>;

/** Answers that a member has not read, and the time of the server (ISO 8601, UTC). */
export const Unread = z.object({ unread: z.int(), time: z.iso.datetime() });
export type Unread = z.output<typeof Unread>;

/** A thread that waits for an answer: of whom, how many messages came since the last one, and when the first of them came (ISO 8601, UTC). */
export const WaitingThread = z.object({ member: z.string(), messages: z.int(), since: z.iso.datetime() });
export type WaitingThread = z.output<typeof WaitingThread>;
