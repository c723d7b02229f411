import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/** Somebody said whether an answer of the FAQ was helpful. Holds nothing about who. */
export const faqAnswerRated = defineEvent({
  name: 'faq-answer.rated.v1',
  summary: 'Published by `rateFaqAnswer`; counted exactly once by `countFaqRatings`.',
  data: z.object({
    /** The client's request id, or a generated one: with the answer it identifies a repeat. */
    ratingId: z.uuid(),
    answerId: z.int(),
    isHelpful: z.boolean(),
  }),
});
