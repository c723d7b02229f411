import { expect, test } from 'vitest';
import { downloadRecorded } from '../../../../events/download-recorded/event.ts';
import { daysBetween, millisecondsPerDay } from '../../../../shared/calendar-day.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { progressReporter } from '../../../terminal/progress.ts';
import { smallSite } from '../demo-builders.ts';
import { randomOf } from '../random.ts';
import { isReleaseDay } from './past-days.ts';
import { eventWriter } from './past-event.ts';
import { pastEvents } from './past-events.ts';
import { sendPast } from './send-past.ts';

const now = Date.parse('2026-11-27T17:30:00.000Z');
const aPast = ({ seed = 1, days = 14, at = now } = {}) => pastEvents({ seed, days, now: at }, smallSite);
const bodiesOf = (past: ReturnType<typeof aPast>) => past.flatMap(({ events }) => events.map(({ body }) => body));

/** Downloads of each day. */
function downloadsByDay(past: ReturnType<typeof aPast>): Map<string, number> {
  const { events = [] } = past.find(({ label }) => label === 'Downloads') ?? {};
  const days = Map.groupBy(events, ({ occurredAt }) => occurredAt.slice(0, 10));
  return new Map([...days].map(([day, of]) => [day, of.length]));
}

test('the same seed makes the same past, another seed another one', () => {
  expect(bodiesOf(aPast())).toEqual(bodiesOf(aPast()));
  const others = new Set(bodiesOf(aPast({ seed: 2 })));
  expect(bodiesOf(aPast()).filter((body) => others.has(body))).toEqual([]);
});

test('no two events of a past have the same id', () => {
  const ids = bodiesOf(aPast()).map((body) => JSON.parse(body).detail.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a past reaches from its first day to yesterday, and not into today', () => {
  expect([...downloadsByDay(aPast()).keys()]).toEqual(daysBetween('2026-11-13', '2026-11-26'));
  const latest = aPast().flatMap(({ events }) => events.map(({ occurredAt }) => occurredAt));
  expect(latest.toSorted().at(-1)?.slice(0, 10)).toBe('2026-11-26');
  expect(bodiesOf(aPast({ days: 0 }))).toEqual([]);
});

test('played a day later, a past has no other events on the days that were played before', () => {
  const before = new Set(bodiesOf(aPast({ days: 60 })));
  const later = aPast({ days: 60, at: now + millisecondsPerDay });
  const added = later.flatMap(({ events }) => events).filter(({ body }) => !before.has(body));
  expect(new Set(added.map(({ occurredAt }) => occurredAt.slice(0, 10)))).toEqual(new Set(['2026-11-27']));
});

test('some 250 downloads come on a mean day, more on weekdays, three times as many on a release day, and more by the month', () => {
  const byDay = [...downloadsByDay(aPast({ days: 60 }))];
  const mean = (of: typeof byDay) => of.reduce((sum, [, count]) => sum + count, 0) / of.length;
  const isWeekend = ([day]: (typeof byDay)[number]) => [0, 6].includes(new Date(day).getUTCDay());
  const usual = byDay.filter(([day]) => !isReleaseDay(day));
  const weekdays = usual.filter((day) => !isWeekend(day));
  expect(mean(byDay)).toBeGreaterThan(225);
  expect(mean(byDay)).toBeLessThan(275);
  expect(mean(weekdays) / mean(usual.filter(isWeekend))).toBeCloseTo(2.4, 0);
  expect(mean(byDay.filter(([day]) => isReleaseDay(day))) / mean(weekdays)).toBeCloseTo(3, 0);
  expect(mean(weekdays.slice(-15)) / mean(weekdays.slice(0, 15))).toBeGreaterThan(1.1);
});

test('every fourteen days have one release day', () => {
  expect(daysBetween('2026-11-13', '2026-11-26').filter(isReleaseDay)).toEqual(['2026-11-24']);
  expect(daysBetween('2026-10-30', '2026-11-12').filter(isReleaseDay)).toEqual(['2026-11-10']);
});

test('an event that is not as its own schema says stops the command before it is sent', () => {
  const data = { downloadId: 'd1', productType: 21 as const, productVersion: '5.2.0', platform: 1 };
  const write = eventWriter('countDownloads', downloadRecorded);
  expect(() => write(now, data, randomOf('wrong'))).toThrow('downloadId');
});

/** Queues that keep what is sent. @param refused how many messages of each call they do not take */
function aSending(controller = new AbortController(), refused = 0) {
  const sent = new Map<string, number>();
  const output = keptOutput();
  const send = async (name: string, bodies: readonly string[]) => {
    sent.set(name, (sent.get(name) ?? 0) + bodies.length);
    return refused;
  };
  const { onProgress } = progressReporter(output.progress);
  return { sent, told: output.told, stage: 'local', queues: { send }, onProgress, signal: controller.signal };
}

test('each event goes to the queue of the consumer that counts it, and the sum says so', async () => {
  const sending = aSending();
  const past = aPast({ days: 2 });
  const done = await sendPast(past, sending);
  expect(done.map(({ count }) => count)).toEqual(past.map(({ events }) => events.length));
  expect(done[0]).toEqual({ what: 'Past: Downloads', count: past[0]?.events.length, failed: 0 });
  expect(sending.sent.get('media-server-local-count-downloads')).toBe(past[0]?.events.length);
  expect(sending.told()).toContain(`messages of the past: ${bodiesOf(past).length} of ${bodiesOf(past).length}`);
});

test('messages that a queue did not take are counted, and the others are sent', async () => {
  const [downloads] = await sendPast(aPast({ days: 2 }), aSending(undefined, 1));
  expect(downloads?.failed).toBe(Math.ceil((downloads?.count ?? 0) / 100));
});

test('a past that is ended sends nothing more', async () => {
  const controller = new AbortController();
  controller.abort();
  const sending = aSending(controller);
  const done = await sendPast(aPast({ days: 2 }), sending);
  expect([sending.sent.size, done.every(({ count }) => count === 0)]).toEqual([0, true]);
});
