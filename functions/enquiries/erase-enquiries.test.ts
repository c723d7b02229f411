import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aContext } from '../platform/testing/builders.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aForm, anEnquiryDesk } from './enquiry-builders.ts';
import eraseEnquiries from './erase-enquiries.schedule.ts';

const log = captureLog();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A desk that received one enquiry at each of these times, and its eraser. */
async function aDeskSince(...times: string[]) {
  const desk = anEnquiryDesk();
  for (const time of times) {
    vi.setSystemTime(Date.parse(time));
    await desk.receive('contact', aForm());
  }
  const run = eraseEnquiries.start(desk.clients);
  const erase = (scheduledAt: string) => run({ scheduledAt }, aContext());
  const left = () => desk.stored().map(({ receivedAt }) => String(receivedAt));
  return { erase, left };
}

test('enquiries of more than 24 months are erased, younger ones are kept', async () => {
  const { erase, left } = await aDeskSince(
    '2024-05-30T00:00:00.000Z',
    '2024-11-21T23:59:59.999Z',
    '2024-11-22T03:00:00.000Z',
    '2024-11-30T00:00:00.000Z',
    '2026-11-22T02:00:00.000Z',
  );
  await erase('2026-11-22T03:00:00.000Z');
  expect(left()).toEqual(['2024-11-22T03:00:00.000Z', '2024-11-30T00:00:00.000Z', '2026-11-22T02:00:00.000Z']);
  expect(log.text).toContain('"code":"enquiries.erased"');
  expect(log.text).toContain('"erased":2');
});

test('a month of more enquiries than one page has is erased whole', async () => {
  const times = Array.from({ length: 70 }, (_, at) => new Date(Date.UTC(2024, 0, 10, 0, at)).toISOString());
  const { erase, left } = await aDeskSince(...times, '2026-06-01T00:00:00.000Z');
  await erase('2026-06-30T03:00:00.000Z');
  expect(left()).toEqual(['2026-06-01T00:00:00.000Z']);
});

test('a run that comes twice erases nothing more', async () => {
  const { erase, left } = await aDeskSince('2024-01-10T00:00:00.000Z', '2026-01-10T00:00:00.000Z');
  for (let time = 0; time < 2; time += 1) await erase('2026-06-30T03:00:00.000Z');
  expect(left()).toEqual(['2026-01-10T00:00:00.000Z']);
});

test('on the 29th of February nothing younger than 24 months is erased', async () => {
  const { erase, left } = await aDeskSince('2026-02-28T03:00:00.000Z', '2026-02-27T03:00:00.000Z');
  await erase('2028-02-29T03:00:00.000Z');
  expect(left()).toEqual(['2026-02-28T03:00:00.000Z']);
});
