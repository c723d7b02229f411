import { randomUUID } from 'node:crypto';
import { faqAnswerRated } from '../../events/faq-answer-rated/event.ts';
import { noSuchFaqEntry } from '../../shared/contract/absences.ts';
import type { FaqEntry } from '../../shared/contract/faq-schemas.ts';
import { counted } from '../platform/counters/counter-items.ts';
import type { Counted } from '../platform/counters/increments.ts';
import type { DeliveryOf } from '../platform/events/delivery.ts';
import type { Publish } from '../platform/events/publisher.ts';
import type { ratings } from './figures.ts';

interface Rating {
  /** Of the answer. */
  readonly id: number;
  readonly helpful: 0 | 1;
  /** Identifies a repeated request; generated where the client sends none. */
  readonly request_id?: string | undefined;
}

interface Rater {
  readonly findEntry: (id: number) => Promise<FaqEntry | undefined>;
  readonly publish: Publish<'faq-answer.rated.v1'>;
}

/**
 * Announces what somebody says of an answer that is published (product-rules.md#faq), and answers when the event is accepted.
 * @throws Refusal where there is no such answer; topics are none
 */
export function faqRater({ findEntry, publish }: Rater) {
  return async ({ id, helpful, request_id: ratingId = randomUUID() }: Rating) => {
    const entry = await findEntry(id);
    if (!entry || entry.update_date === '') throw noSuchFaqEntry();
    await publish(faqAnswerRated, { ratingId, answerId: id, isHelpful: helpful === 1 });
    return {};
  };
}

/**
 * What a rating adds: one for the verdict, with the answer as its label. The client's id and the answer are the key of its row, so that a
 * repeated request counts once, and somebody else's id suppresses nothing but that answer's.
 */
export function countedRating({ occurredAt, data }: DeliveryOf<typeof faqAnswerRated>): Counted {
  const { ratingId, answerId, isHelpful } = data;
  const of: keyof typeof ratings = isHelpful ? 'helpful' : 'unhelpful';
  const increments = [{ counter: 'faq-ratings', of, labels: [String(answerId)], amount: 1 }];
  return counted({ id: `${ratingId}#${answerId}`, occurredAt }, increments);
}
