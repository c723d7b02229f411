import { describe, expect, test } from 'vitest';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aMailer } from '../platform/testing/mailer-in-memory.ts';
import { aLessonWithPeople } from './community-builders.ts';
import * as lines from './log-lines.ts';
import { endedSk } from './mails/ended-mails.ts';

const log = captureLog();

/** Ada asks and Ben answers; the events wait to be mailed. */
async function anAnswer(faults: Parameters<typeof aLessonWithPeople>[0] = {}) {
  const desk = await aLessonWithPeople(faults);
  const question = await desk.ask('ada', 'A secret question?');
  const answer = await desk.answer(question.id, 'ben', 'A secret answer');
  const told = desk.events();
  const eventOf = (id: string) => told.find(({ data }) => Object(data).commentId === id) ?? expect.fail();
  const [asked, event] = [eventOf(question.id), eventOf(answer.id)];
  const tokenIn = (mail = desk.kept.mails[0]) => new URL(mail?.unsubscribe ?? '').searchParams.get('token') ?? '';
  return { ...desk, question, reply: answer, asked, event, tokenIn };
}

describe('whoever is answered', () => {
  test('is told once, where the answer is, and neither what it says nor who wrote it', async () => {
    const { deliverTo, kept, asked, event, reply } = await anAnswer();
    expect(await deliverTo.mail(asked, event)).toEqual([]);
    expect(await deliverTo.mail(event)).toEqual([]);
    expect(kept.mails).toMatchObject([
      { name: 'comment-answered', to: 'ada@example.com', id: event.id, subject: 'Your question has an answer' },
    ]);
    const [{ text, html } = expect.fail()] = kept.mails;
    expect(text).toContain(`https://stage.example.net/coursedetail?id=1&dir_id=2#comment-${reply.id}`);
    for (const said of [text, html]) expect(said).not.toMatch(/secret|ben of|ada of/);
  });

  test('gets five mails an hour, however often somebody answers, and goes on then', async () => {
    const { answer, clock, deliverTo, events, kept, question } = await anAnswer();
    for (let more = 0; more < 9; more += 1) await answer(question.id, 'ben', `${more}`);
    await deliverTo.mail(...events());
    expect(kept.mails).toHaveLength(5);
    expect(log.lines(lines.answerUntold).filter(({ why }) => why === 'many')).toHaveLength(4);
    clock.now += 60 * 60_000;
    await answer(question.id, 'ben', 'An hour later');
    await deliverTo.mail(...events().slice(-1));
    expect(kept.mails).toHaveLength(6);
  });

  test('by name in a thread is told, and whoever asked is not', async () => {
    const { answer, deliverTo, events, kept, question } = await anAnswer();
    await answer(question.id, 'eve', 'I think so too', { to_uid: 'ben' });
    await deliverTo.mail(...events());
    expect(kept.mails).toMatchObject([{ to: 'ben@example.com', subject: 'Somebody answered you' }]);
  });

  test('ends such mails by the link in them, without a sign-in, and only their own', async () => {
    const { answer, deliverTo, end, events, event, kept, question, tokenIn } = await anAnswer();
    await deliverTo.mail(event);
    const token = tokenIn();
    expect(kept.mails[0]?.text).toContain(`https://stage.example.net/api/mail/unsubscribe?token=${token}`);
    await end(token);
    await end(token);
    await answer(question.id, 'ben', 'And more');
    await answer(question.id, 'ada', 'Thanks', { to_uid: 'ben' });
    await deliverTo.mail(...events());
    expect(kept.mails.map(({ to }) => to)).toEqual(['ada@example.com', 'ben@example.com']);
    expect(log.text).toContain('"why":"ended"');
  });

  test.each([
    ['another member', (token: string) => token.replace('.ada.', '.ben.')],
    ['another proof', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['another kind', (token: string) => token.replace('answers.', 'orders.')],
    ['no proof', () => 'answers.ada.'],
  ])('is not unsubscribed by a link with %s', async (_, changed) => {
    const { community, deliverTo, end, event, tokenIn } = await anAnswer();
    await deliverTo.mail(event);
    await expect(end(changed(tokenIn()))).rejects.toThrow('This link is not');
    for (const uid of ['ada', 'ben'])
      expect(await community.get({ pk: `member#${uid}`, sk: endedSk('answers') })).toBeUndefined();
  });
});

describe('nobody is told', () => {
  test('of their own answer', async () => {
    const { answer, deliverTo, events, kept, question } = await anAnswer();
    await answer(question.id, 'ada', 'I found it');
    await deliverTo.mail(...events());
    expect(kept.mails).toEqual([]);
  });

  test('of what is gone or hidden by then, nor when it is shown again', async () => {
    const { deliverTo, event, events, hide, kept, reply, restore } = await anAnswer();
    await hide(reply.id);
    expect(await deliverTo.mail(event)).toEqual([]);
    await restore(reply.id);
    await deliverTo.mail(...events().filter(({ name }) => name === 'comment.posted.v1'));
    expect(kept.mails).toEqual([]);
    expect(log.text).toContain('"why":"gone"');
  });

  test('who is there no more', async () => {
    const { contacts, deliverTo, event, kept } = await anAnswer();
    contacts.delete('ada');
    expect(await deliverTo.mail(event)).toEqual([]);
    expect(kept.mails).toEqual([]);
    expect(log.text).toContain('"why":"unreachable"');
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
  await desk.answer(desk.question.id, 'eve', 'So do I');
  expect(await desk.deliverTo.mail(desk.event, ...desk.events())).toHaveLength(1);
  expect(sent).toEqual(['ada@example.com']);
});

test('an event that cannot be read is set aside at once, and holds up no mail', async () => {
  const { deliverTo, event, kept, setAside } = await anAnswer();
  expect(await deliverTo.mail({ ...event, data: { ...Object(event.data), uid: 7 } }, event)).toEqual([]);
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
