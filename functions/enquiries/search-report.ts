import { randomUUID } from 'node:crypto';
import { searchMissed } from '../../events/search-missed/event.ts';
import { missedWords } from '../../shared/missed-words.ts';
import { counted } from '../platform/counters/counter-items.ts';
import type { Counted } from '../platform/counters/increments.ts';
import type { DeliveryOf } from '../platform/events/delivery.ts';
import type { Publish } from '../platform/events/publisher.ts';

interface Report {
  /** Left out where they are not for keeping. */
  readonly words?: string | undefined;
  /** Identifies a repeated request; generated where the client sends none. */
  readonly request_id?: string | undefined;
}

interface Reporter {
  readonly publish: Publish<'search.missed.v1'>;
}

/**
 * Announces that a search of the site found nothing (product-rules.md#search), and answers when the event is accepted. What may be kept of the
 * words is decided here too, whatever the client has let through.
 */
export function searchReporter({ publish }: Reporter) {
  return async ({ words = '', request_id: reportId = randomUUID() }: Report) => {
    await publish(searchMissed, { reportId, words: missedWords(words) });
    return {};
  };
}

/** What a report adds: one for the site, and one for its words, which are forgotten after 100 days, as people type into a search what they like. The client's id counts together with the words, so that it suppresses nothing else. */
export function countedSearch({ occurredAt, data }: DeliveryOf<typeof searchMissed>): Counted {
  const { reportId, words } = data;
  const increments = [
    { counter: 'searches-missed', of: 'site', labels: [], amount: 1 },
    { counter: 'missed-words', of: 'site', labels: [words], amount: 1, isForgotten: true },
  ];
  return counted({ id: `${reportId}#${words}`, occurredAt }, increments);
}
