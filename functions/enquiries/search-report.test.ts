import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { searchMissed } from '../../events/search-missed/event.ts';
import example from '../../events/search-missed/examples/v1/words.json' with { type: 'json' };
import { isoDay } from '../../shared/calendar-day.ts';
import type { Publish } from '../platform/events/publisher.ts';
import { aCountingConsumer } from '../platform/testing/counting-consumer.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { calling } from '../platform/testing/starting.ts';
import countSearches from './count-searches.consumer.ts';
import reportSearch from './report-search.ts';

captureLog();

function aReporter() {
  const publish = vi.fn(async () => {}) as Publish & ReturnType<typeof vi.fn>; // the mock takes any event
  return { report: calling(reportSearch, { publish }), publish };
}

describe('a search that is reported', () => {
  test.each([
    ['as the words are compared', ' Laser\u3000 投影 ', 'laser 投影'],
    ['with a space for a hash', 'cue #7', 'cue 7'],
  ])('is read %s', (_, words, read) => {
    expect(reportSearch.trigger.entry.request.parse({ words })).toEqual({ words: read });
  });

  test.each([
    ['without words', ' # ', 'Words are expected'],
    ['with more words than are kept', 'a'.repeat(41), 'What was searched for has at most 40 characters'],
  ])('is refused %s', (_, words, message) => {
    expect(reportSearch.trigger.entry.request.safeParse({ words }).error?.issues[0]?.message).toBe(message);
  });
});

describe('reporting a search', () => {
  test('its words are published under the id that the client made', async () => {
    const { report, publish } = aReporter();
    const request_id = randomUUID();
    expect(await report({ words: 'laser 投影', request_id })).toEqual({});
    expect(publish).toHaveBeenCalledExactlyOnceWith(searchMissed, { reportId: request_id, words: 'laser 投影' });
  });

  test.each([['13800138000'], ['ada@example.com'], ['https://example.com'], [undefined]])(
    'of “%s” it is published that there was such a search, and no words',
    async (words) => {
      const { report, publish } = aReporter();
      const request_id = randomUUID();
      await report({ words, request_id });
      expect(publish).toHaveBeenCalledExactlyOnceWith(searchMissed, { reportId: request_id, words: '' });
    },
  );

  test('a report without an id gets one of its own', async () => {
    const { report, publish } = aReporter();
    await report({ words: 'laser' });
    await report({ words: 'laser' });
    const [first, second] = publish.mock.calls.map(([, data]) => searchMissed.data.parse(data).reportId);
    expect(first).not.toBe(second);
  });
});

const day = isoDay(Date.parse(example.occurredAt));

/** All searches that found nothing, whatever their words. */
const figure = {
  name: 'searches-missed',
  label: 'Searches without a result',
  question: 'How many searches found nothing on each day?',
  unit: 'searches',
  counter: 'searches-missed',
  of: { site: 'The site' },
} as const;

function anEvent(given: Partial<typeof example.data> = {}) {
  return { ...example, id: randomUUID(), data: { ...example.data, reportId: randomUUID(), ...given } };
}

const aConsumer = () => aCountingConsumer({ consumer: countSearches, table: 'enquiries', event: searchMissed, figure });

describe('counting searches', () => {
  test.each(['laser 投影', ''])('“%s” is the label under which a search counts, and is forgotten', async (words) => {
    const { deliver, items } = aConsumer();
    await deliver(anEvent({ words }));
    const counters = items().filter(({ pk }) => String(pk).startsWith('counters#'));
    const named = counters.map(({ pk, sk, expires }) => [String(pk).split('#')[1], String(sk).split('#')[1], expires]);
    expect(named.toSorted()).toEqual([
      ['missed-words', words, expect.any(Number)],
      ['searches-missed', expect.stringMatching(/^\d$/), undefined],
    ]);
  });

  test('a search counts once, however often its event is delivered, with its words and without', async () => {
    const { deliver, countedOn } = aConsumer();
    const [one, other] = [anEvent(), anEvent({ words: '' })];
    expect(await deliver(one, other, one)).toEqual([]);
    expect(await deliver(other, anEvent())).toEqual([]);
    expect(await countedOn(day)).toEqual([3]);
  });

  test('an id that was used for other words suppresses nothing', async () => {
    const { deliver, countedOn } = aConsumer();
    const reportId = randomUUID();
    await deliver(anEvent({ reportId }), anEvent({ reportId, words: 'fog' }), anEvent({ reportId }));
    expect(await countedOn(day)).toEqual([2]);
  });
});
