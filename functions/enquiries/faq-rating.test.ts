import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { faqAnswerRated } from '../../events/faq-answer-rated/event.ts';
import example from '../../events/faq-answer-rated/examples/v1/helpful.json' with { type: 'json' };
import type { FaqEntry } from '../../shared/contract/faq-schemas.ts';
import type { CountOnce } from '../platform/counters/count-once.ts';
import type { Publish } from '../platform/events/publisher.ts';
import { entryKey } from '../platform/tables/published-content.ts';
import { aCountingConsumer } from '../platform/testing/counting-consumer.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { calling } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import countFaqRatings from './count-faq-ratings.consumer.ts';
import { figures } from './figures.ts';
import rateFaqAnswer from './rate-faq-answer.ts';

captureLog();

const anEntry = (update_date: string): FaqEntry => ({
  id: 101,
  title: 'The wall is dark',
  content: '<p>Press Take.</p>',
  product_name: '',
  version: '',
  product_path: '',
  update_date,
});

async function aRater(entry: FaqEntry = anEntry('2026-11-20')) {
  const content = tablesInMemory().table('content');
  await content.put({ ...entryKey('faqEntries', '', String(entry.id)), entry });
  const publish = vi.fn(async () => {}) as Publish & ReturnType<typeof vi.fn>; // the mock takes any event
  return { rate: calling(rateFaqAnswer, { content, publish }), publish };
}

describe('rating an answer of the FAQ', () => {
  test('what somebody says of an answer is published under the id that the client made', async () => {
    const { rate, publish } = await aRater();
    const request_id = randomUUID();
    expect(await rate({ id: 101, helpful: 0, request_id })).toEqual({});
    const data = { ratingId: request_id, answerId: 101, isHelpful: false };
    expect(publish).toHaveBeenCalledWith(faqAnswerRated, data);
  });

  test('a rating without an id gets one of its own', async () => {
    const { rate, publish } = await aRater();
    await rate({ id: 101, helpful: 1 });
    await rate({ id: 101, helpful: 1 });
    const [first, second] = publish.mock.calls.map(([, data]) => faqAnswerRated.data.parse(data).ratingId);
    expect(first).not.toBe(second);
  });

  test('a rating of a topic publishes nothing', async () => {
    const { rate, publish } = await aRater(anEntry(''));
    await expect(rate({ id: 101, helpful: 1 })).rejects.toThrow('There is no such entry of the FAQ');
    expect(publish).not.toHaveBeenCalled();
  });

  test('a rating of what there is not publishes nothing', async () => {
    const { rate, publish } = await aRater();
    await expect(rate({ id: 999, helpful: 1 })).rejects.toThrow('There is no such entry of the FAQ');
    expect(publish).not.toHaveBeenCalled();
  });
});

const day = example.occurredAt.slice(0, 10);
const figure = figures[2];

/** A rating in an event of its own, as each request makes one. */
function anEvent(given: Partial<typeof example.data> = {}) {
  return { ...example, id: randomUUID(), data: { ...example.data, ratingId: randomUUID(), ...given } };
}

function aConsumer(write?: (countOnce: CountOnce) => CountOnce) {
  const counted = { consumer: countFaqRatings, table: 'enquiries', event: faqAnswerRated, figure } as const;
  const consumer = aCountingConsumer(counted, write);
  /** By verdict: helpful, not helpful. */
  return { ...consumer, counted: () => consumer.countedOn(day) };
}

describe('counting ratings', () => {
  test('a rating counts for its verdict, once, however often its event is delivered', async () => {
    const { deliver, counted } = aConsumer();
    const [one, other] = [anEvent(), anEvent({ isHelpful: false })];
    expect(await deliver(one, other, one)).toEqual([]);
    expect(await deliver(one, anEvent())).toEqual([]);
    expect(await counted()).toEqual([2, 1]);
  });

  test('a request that is sent twice counts once, though each has an event of its own', async () => {
    const { deliver, counted } = aConsumer();
    const ratingId = randomUUID();
    expect(await deliver(anEvent({ ratingId }), anEvent({ ratingId, isHelpful: false }))).toEqual([]);
    expect(await counted()).toEqual([1, 0]);
  });

  test('an id that was used for another answer suppresses nothing', async () => {
    const { deliver, counted } = aConsumer();
    const ratingId = randomUUID();
    await deliver(anEvent({ ratingId }), anEvent({ ratingId, answerId: 102 }));
    expect(await counted()).toEqual([2, 0]);
  });

  test('of a batch, only what could not be written comes back, and then counts once', async () => {
    const { deliver, counted, cancelNext } = aConsumer();
    const events = Array.from({ length: 120 }, () => anEvent());
    cancelNext(...Array.from({ length: 12 }, () => 'conflict' as const));
    const failed = await deliver(...events);
    expect(failed.length).toBeGreaterThan(0);
    expect(await deliver(...failed.flatMap((at) => events[at] ?? []))).toEqual([]);
    expect(await counted()).toEqual([120, 0]);
  });

  test('an event that cannot be read is set aside at once, and holds up no other', async () => {
    const { deliver, counted, setAside } = aConsumer();
    expect(await deliver(anEvent(), 'no JSON', { ...anEvent(), data: { answerId: 'x' } })).toEqual([]);
    const asides = ['1', '2'].map((messageId) => expect.objectContaining({ messageId }));
    expect(setAside).toHaveBeenCalledWith(asides);
    expect(await counted()).toEqual([1, 0]);
  });

  test('a rating counts once when the consumer is killed after its transaction', async () => {
    let deaths = 1;
    const dying =
      (write: CountOnce): CountOnce =>
      async (all) => {
        const written = await write(all);
        if (deaths-- > 0) throw new Error('killed');
        return written;
      };
    const { deliver, counted } = aConsumer(dying);
    const event = anEvent();
    expect(await deliver(event)).toEqual([0]);
    expect(await deliver(event)).toEqual([]);
    expect(await counted()).toEqual([1, 0]);
  });
});
