import { expect, test } from 'vitest';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aCustomerService } from './messages/message-builders.ts';

captureLog();

/** Two messages of Ada's, an answer an hour and a half later, and the events of all. */
async function someMessages(faults: Parameters<typeof aCustomerService>[0] = {}) {
  const desk = aCustomerService(faults);
  await desk.write('ada');
  await desk.write('ada', 'Anybody?');
  desk.clock.now += 90 * 60_000;
  await desk.answer('ada');
  return { ...desk, waiting: desk.events() };
}

const all = { 'From members': 2, Answers: 1 };

test('each message is counted once, however often its event comes, and how long somebody waited', async () => {
  const { deliverTo, figure, waiting } = await someMessages();
  expect(await deliverTo.count(...waiting, ...waiting)).toEqual([]);
  expect(await deliverTo.count(...waiting)).toEqual([]);
  expect(await figure('messages')).toEqual(all);
  expect(await figure('message-waits')).toEqual({
    'Within an hour': 0,
    'Within a day': 1,
    'Within a week': 0,
    Later: 0,
  });
});

test('an answer for which nobody waited counts as a message alone', async () => {
  const { answer, deliverTo, events, figure, waiting } = await someMessages();
  await answer('ada', 'And one thing more');
  await deliverTo.count(...waiting, ...events());
  expect(await figure('messages')).toEqual({ ...all, Answers: 2 });
  expect(await figure('message-waits')).toMatchObject({ 'Within an hour': 0, 'Within a day': 1 });
});

test('what could not be written comes back, and counts then', async () => {
  let fails = 1;
  const { deliverTo, figure, waiting } = await someMessages({
    write: (countOnce) => async (counted) => {
      if (fails-- > 0) throw new Error('ECONNREFUSED');
      return countOnce(counted);
    },
  });
  const left = await deliverTo.count(...waiting);
  expect(left.length).toBeGreaterThan(0);
  await deliverTo.count(...left.map((at) => waiting[at] ?? expect.fail()));
  expect(await figure('messages')).toEqual(all);
});

test('a consumer that dies after it has counted counts nothing again', async () => {
  let dies = true;
  const { deliverTo, figure, waiting } = await someMessages({
    write: (countOnce) => async (counted) => {
      const repeated = await countOnce(counted);
      if (dies) throw new Error('killed');
      return repeated;
    },
  });
  expect(await deliverTo.count(...waiting)).toHaveLength(waiting.length);
  dies = false;
  expect(await deliverTo.count(...waiting)).toEqual([]);
  expect(await figure('messages')).toEqual(all);
});

test('an event that cannot be read is set aside at once, and holds nothing up', async () => {
  const { deliverTo, figure, setAside, waiting } = await someMessages();
  const [first = expect.fail()] = waiting;
  expect(await deliverTo.count({ ...first, data: {} }, ...waiting)).toEqual([]);
  expect(setAside).toHaveBeenCalledWith([expect.objectContaining({ messageId: '0' })]);
  expect(await figure('messages')).toEqual(all);
});
