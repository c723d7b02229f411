import { describe, expect, test } from 'vitest';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aMailer } from '../platform/testing/mailer-in-memory.ts';
import * as lines from './log-lines.ts';
import { aCustomerService } from './messages/message-builders.ts';

const log = captureLog();

/** Ada's message with an answer, and the event of it. */
async function anAnswer(faults: Parameters<typeof aCustomerService>[0] = {}) {
  const desk = aCustomerService(faults);
  await desk.write('ada');
  await desk.answer('ada', 'Your cap is on its way');
  const event = desk.events().find(({ name }) => name === 'message.answered.v1') ?? expect.fail();
  return { ...desk, event };
}

test('an answer that is not read by then is mailed once, however often its event comes, without what it says', async () => {
  const { deliverTo, event, kept } = await anAnswer();
  expect(await deliverTo.mail(event, event)).toEqual([]);
  expect(await deliverTo.mail(event)).toEqual([]);
  expect(kept.mails).toMatchObject([{ to: 'ada@example.com', subject: 'Customer service has answered you' }]);
  expect(kept.mails[0]?.text).toContain('/contact#messages');
  expect(kept.mails[0]?.text).not.toContain('cap');
});

describe('nobody is mailed', () => {
  test('of what they have read', async () => {
    const { deliverTo, event, kept, read } = await anAnswer();
    await read('ada');
    expect(await deliverTo.mail(event)).toEqual([]);
    expect(kept.mails).toEqual([]);
    expect(log.text).toContain('"why":"read"');
  });

  test('twice of answers in a row: the last one tells them', async () => {
    const { answer, deliverTo, event, events, kept } = await anAnswer();
    await answer('ada', 'And its number is 7');
    const last = events();
    expect(await deliverTo.mail(event)).toEqual([]);
    expect(kept.mails).toEqual([]);
    expect(await deliverTo.mail(...last)).toEqual([]);
    expect(kept.mails).toHaveLength(1);
  });

  test('whose account, or whose thread, is gone', async () => {
    const { addresses, deliverTo, event, kept, ownedBy } = await anAnswer();
    addresses.delete('ada');
    expect(await deliverTo.mail(event)).toEqual([]);
    await ownedBy({ uid: 'ada' }).community.delete('thread');
    expect(await deliverTo.mail(event)).toEqual([]);
    expect(kept.mails).toEqual([]);
    expect(log.lines(lines.messageUntold).map(({ why }) => why)).toEqual(['unreachable', 'gone']);
  });
});

test('of a batch, only the mail that failed comes back', async () => {
  let fails = 1;
  const sent: string[] = [];
  const desk = await anAnswer({
    send: async (_, { to }) => {
      if (fails-- > 0) throw new Error('Throttling');
      sent.push(to);
      return 'sent';
    },
  });
  await desk.write('ben');
  await desk.answer('ben');
  const others = desk.events().filter(({ name }) => name === 'message.answered.v1');
  expect(await desk.deliverTo.mail(desk.event, ...others)).toEqual([0]);
  expect(sent).toEqual(['ben@example.com']);
});

test('an event that cannot be read is set aside at once, and holds up no mail', async () => {
  const { deliverTo, event, kept, setAside } = await anAnswer();
  expect(await deliverTo.mail({ ...event, data: { uid: 'ada' } }, event)).toEqual([]);
  expect(setAside).toHaveBeenCalledWith([expect.objectContaining({ messageId: '0' })]);
  expect(kept.mails).toHaveLength(1);
});

test('a crash after the mail was taken and before that was noted repeats one mail at most', async () => {
  const mailer = aMailer();
  const { deliverTo, event } = await anAnswer({ send: mailer.send });
  mailer.breakMarks(1_000);
  expect(await deliverTo.mail(event)).toEqual([0]);
  mailer.breakMarks(0);
  expect(await deliverTo.mail(event)).toEqual([0]);
  mailer.wait(15_001);
  expect(await deliverTo.mail(event)).toEqual([]);
  expect(await deliverTo.mail(event)).toEqual([]);
  expect(mailer.sent).toHaveLength(2);
});
