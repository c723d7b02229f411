import * as z from 'zod/mini';

const fields = {
  id: z.string(),
  /** What its writer was called then; '' for a question that was deleted. */
  uname: z.string(),
  uid: z.string(),
  /** ISO 8601, UTC. */
  create_time: z.iso.datetime(),
  /** Plain text, as it was typed. */
  content: z.string(),
  /** 1 where whoever asks may delete it. */
  btn_del: z.union([z.literal(0), z.literal(1)]),
  /** Whom a reply answers, by what they were called then; '' for a question, and for a reply to whoever asked. */
  to_name: z.string(),
  /** 1 for a question that was deleted and whose answers stay. */
  deleted: z.union([z.literal(0), z.literal(1)]),
};

const Reply = z.object({ ...fields, comment: z.array(z.never()), comment_num: z.literal(0) });

/** A question with its first replies, or a reply, which has none (product-rules.md#comments). */
export const Comment = z.object({
  ...fields,
  /** The oldest replies. */
  comment: z.array(Reply),
  /** How many replies there are in all. */
  comment_num: z.int(),
});
export type Comment = z.output<typeof Comment>;
export type Reply = z.output<typeof Reply>;

/** A comment as operators see it. */
export const CommentFacts = z.object({
  id: z.string(),
  member: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
  content: z.string(),
  state: z.enum(['shown', 'hidden']),
});
export type CommentFacts = z.output<typeof CommentFacts>;
