import { randomUUID } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { type Answer, anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { runPersonalData } from '../../infra/ops/commands/personal-data.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { keptOutput } from '../../infra/terminal/kept-output.ts';
import { listAudit } from '../../shared/contract/audit.ts';
import { sendContact, sendEnquiry } from '../../shared/contract/enquiries.ts';
import { aMessage, enquiriesCommand, localOperator } from '../support/people/enquiries.ts';
import { eventually } from '../support/runs/eventually.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const received = 'Thank you. We have received your message and will answer within 24 hours.';
const accepted = { status: 0, msg: received, data: {} };

/** Sends the contact form of the home page. */
function contact(message: object, from = anAddress()): Promise<Answer> {
  return postFrom(from, siteUrl, sendContact, JSON.stringify(message));
}

/** Sends the form of S3 Lite, as a page's form does. */
function enquire(message: Readonly<Record<string, string>>, from = anAddress()): Promise<Answer> {
  return postFrom(from, siteUrl, sendEnquiry, new URLSearchParams(message).toString(), form);
}

/** What the existing clients read: the body, of an answer with status 200. */
function replyOf({ status, body }: Answer): unknown {
  expect(status).toBe(200);
  return JSON.parse(body);
}

const Facts = z.array(z.object({ id: z.uuid(), state: z.string(), form: z.string() }));

async function storedOf(email: string) {
  return Facts.parse(JSON.parse(await enquiriesCommand(state, 'list', '--email', email, '--json')));
}

/** What `ops personal-data …` prints about the one who gave an address. */
async function personCommand(action: string, email: string, ...args: string[]): Promise<string> {
  const output = keptOutput();
  const desk = { ...(await resolveTarget('local', state)), operator: async () => localOperator };
  await runPersonalData([action, '--email', email, ...args], output, async () => desk);
  return output.written();
}

const anEmail = () => `${randomUUID()}@example.com`;

describe('the contact form', () => {
  test('what is missing or wrong is told in the order of the rules, and what is right is received', async () => {
    // Each step repairs what the one before was refused for.
    const steps: readonly (readonly [object, string])[] = [
      [{ name: ' ' }, 'Please enter your name'],
      [{ name: 'Ada' }, 'Please enter email address'],
      [{ email: 'ada@example' }, 'The mailbox format is incorrect'],
      [{ email: 'ada@example.com' }, 'Please enter your phone number'],
      [{ phone: '12345678901' }, 'The phone number is wrong. Please fill it out again'],
      [{ phone: '13800138000' }, 'Please enter your message'],
    ];
    let message: object = {};
    for (const [step, msg] of steps) {
      message = { ...message, ...step };
      expect(replyOf(await contact(message))).toEqual({ status: 1, msg });
    }
    expect(replyOf(await contact({ ...message, content: 'Hello' }))).toEqual(accepted);
  });

  test.each([
    ['name', 'x'.repeat(51), 'A name has at most 50 characters'],
    ['email', `${'x'.repeat(53)}@example.com`, 'An e-mail address has at most 64 characters'],
    ['content', 'x'.repeat(2_001), 'A message has at most 2000 characters'],
    ['name', 'Ada\u0000', 'A name is written on one line'],
    ['email', 'ada@example.com\r\nBcc: all@example.org', 'The mailbox format is incorrect'],
    ['phone', '13800138000\r\n1', 'The phone number is wrong. Please fill it out again'],
    ['request_id', 'the first', 'A request id is a UUID'],
    ['page', 'https://example.org', 'A page is a path of this site'],
  ])('a %s that breaks its limits is refused', async (field, value, msg) => {
    expect(replyOf(await contact(aMessage({ [field]: value })))).toEqual({ status: 1, msg });
  });

  test('the longest values of the fields are received', async () => {
    const longest = { name: 'x'.repeat(50), email: `${'x'.repeat(52)}@example.com`, content: '好'.repeat(2_000) };
    expect(replyOf(await contact(aMessage(longest)))).toEqual(accepted);
  });
});

describe('the form of S3 Lite', () => {
  test('what is missing or wrong is told in the order of the rules, in its own dialect', async () => {
    const refused = (message: string) => ({ code: 400, message });
    const contactMessage = 'Please Email Address  WhatsApp';
    expect(replyOf(await enquire({}))).toEqual(refused('Please Your Name'));
    expect(replyOf(await enquire({ name: 'Ada' }))).toEqual(refused(contactMessage));
    expect(replyOf(await enquire({ name: 'Ada', email: 'ada@example' }))).toEqual(refused(contactMessage));
    expect(replyOf(await enquire({ name: 'Ada', email: '+86138' }))).toEqual(refused(contactMessage));
    expect(replyOf(await enquire({ name: 'A\u0000', email: '1' }))).toEqual(refused('A name is written on one line'));
    expect(replyOf(await enquire({ name: 'Ada', email: 'a@b.org\nBcc:c@d.org' }))).toEqual(refused(contactMessage));
  });

  test.each<Record<string, string>>([
    { email: 'ada@example.com' },
    { email: '8613800138000' },
    { email: 'a@b.org', content: 'Hello', type: '3' },
  ])('an address or digits are enough: %j', async (fields) => {
    expect(replyOf(await enquire({ name: 'Ada', ...fields }))).toEqual({ code: 200, message: received, data: {} });
  });
});

describe('protocol', () => {
  const fault = (status: number) => ({ status, msg: expect.any(String), requestId: expect.any(String) });

  test.each([
    ['too large a message', 413, sendContact, JSON.stringify(aMessage({ content: 'x'.repeat(65_536) })), undefined],
    ['a form in place of JSON', 415, sendContact, new URLSearchParams({ ...aMessage() }).toString(), form],
    ['JSON in place of a form', 415, sendEnquiry, JSON.stringify(aMessage()), undefined],
    ['a form with a field twice', 400, sendEnquiry, 'name=Ada&name=Eve&email=1', form],
    ['broken JSON', 400, sendContact, '{"name":', undefined],
  ])('%s is answered with %i', async (_, status, endpoint, body, headers) => {
    const answer = await postFrom(anAddress(), siteUrl, endpoint, body, headers);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, fault(status)]);
  });
});

describe('limits by address', () => {
  const tooMany = /^Too many messages from your network\. Please try again in (1 hour|60 minutes|59 minutes)\.$/;

  test('the sixth message of an hour is refused with the time to wait, whichever form it comes by', async () => {
    const from = anAddress();
    for (const content of ['1', '2', '3', '4'])
      expect(replyOf(await contact(aMessage({ content }), from))).toEqual(accepted);
    expect(replyOf(await enquire({ name: 'Ada', email: '1' }, from))).toMatchObject({ code: 200 });

    const sixth = await contact(aMessage(), from);
    expect(replyOf(sixth)).toEqual({ status: 1, msg: expect.stringMatching(tooMany) });
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    const byForm = await enquire({ name: 'Ada', email: '1' }, from);
    expect(replyOf(byForm)).toEqual({ code: 400, message: expect.stringMatching(tooMany) });
    expect(replyOf(await contact(aMessage()))).toEqual(accepted);
  });

  test('what breaks a rule does not count, nor does a message that is sent again', async () => {
    const from = anAddress();
    for (let time = 0; time < 6; time += 1) await contact({}, from);
    const first = aMessage({ request_id: randomUUID() });
    for (let time = 0; time < 7; time += 1) expect(replyOf(await contact(first, from))).toEqual(accepted);
    for (let time = 0; time < 4; time += 1) expect(replyOf(await contact(aMessage(), from))).toEqual(accepted);
    expect(replyOf(await contact(aMessage(), from))).toMatchObject({ status: 1 });
    // The first message is still answered as it was.
    expect(replyOf(await contact(first, from))).toEqual(accepted);
  });

  test('a header that a client writes does not make it another visitor', async () => {
    const from = anAddress();
    const headers = (number: number) => ({
      'content-type': 'application/json',
      'cloudfront-viewer-address': `203.0.113.${number}:1`,
      'x-forwarded-for': `203.0.113.${number}`,
    });
    const send = (number: number) => postFrom(from, siteUrl, sendContact, JSON.stringify(aMessage()), headers(number));
    for (let number = 0; number < 5; number += 1) expect(replyOf(await send(number))).toEqual(accepted);
    expect(replyOf(await send(6))).toEqual({ status: 1, msg: expect.stringMatching(tooMany) });
  });

  const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
  test.skipIf(!hasIPv6)('calls by IPv6 are counted too', async () => {
    for (let time = 0; time < 5; time += 1) expect(replyOf(await contact(aMessage(), '::1'))).toEqual(accepted);
    expect(replyOf(await contact(aMessage(), '::1'))).toEqual({ status: 1, msg: expect.stringMatching(tooMany) });
  });
});

describe('what becomes of a message', () => {
  test('a message sent again under its id is one, and another message under it is refused', async () => {
    const message = aMessage({ email: anEmail(), request_id: randomUUID() });
    const from = anAddress();
    for (let time = 0; time < 3; time += 1) expect(replyOf(await contact(message, from))).toEqual(accepted);
    expect(replyOf(await contact({ ...message, content: 'Something else' }, from))).toEqual({
      status: 1,
      msg: 'This request was already used for something else. Please send it again.',
    });
    expect(await storedOf(message.email)).toMatchObject([{ id: message.request_id, state: 'open', form: 'contact' }]);
  });

  test('the form of S3 Lite sent again under its id is one, too', async () => {
    const message = { name: 'Ada', email: anEmail(), request_id: randomUUID() };
    for (let time = 0; time < 2; time += 1)
      expect(replyOf(await enquire(message))).toEqual({ code: 200, message: received, data: {} });
    expect(await storedOf(message.email)).toHaveLength(1);
  });

  test('what fills the field that people do not see is answered alike and forgotten', async () => {
    const message = aMessage({ email: anEmail(), website: 'https://example.org' });
    expect(replyOf(await contact(message))).toEqual(accepted);
    expect(replyOf(await enquire({ name: 'Ada', email: message.email, website: 'x' }))).toMatchObject({ code: 200 });
    expect(await storedOf(message.email)).toEqual([]);
  });

  test('sales gets the message with the visitor as the one to answer, and the visitor a confirmation', async () => {
    const message = aMessage({ email: anEmail(), content: `Two lines\nof ${randomUUID()}` });
    await contact(message);
    const about = async () =>
      (await mailsSent(siteUrl)).filter(({ to, headers }) => [to, headers['reply-to']].includes(message.email));
    const mails = await eventually(about, ({ length }) => length === 2);
    const confirmation = mails.find(({ to }) => to === message.email);
    const forSales = mails.find(({ to }) => to !== message.email);
    expect(forSales).toMatchObject({ subject: 'Enquiry from Ada Lovelace', headers: { 'reply-to': message.email } });
    expect(forSales?.text).toContain(message.content.replace('\n', '\n> '));
    for (const typed of [message.name, message.phone, ...message.content.split('\n')])
      expect(JSON.stringify(confirmation)).not.toContain(typed);
  });

  test.each(['/product-4uPro', '/c_series', '/lease'])(
    'what is asked on %s reaches sales with that page, and operators see it',
    async (page) => {
      const email = anEmail();
      await enquire({ name: 'Ada', email, type: '1', page });
      const about = async () => (await mailsSent(siteUrl)).find(({ headers }) => headers['reply-to'] === email);
      const mail = await eventually(about, (found) => found !== undefined);
      expect(mail?.text).toContain(`Page: ${new URL(page, siteUrl).href}`);
      expect(mail?.text).not.toContain('S3 Lite');
      const [stored] = await storedOf(email);
      expect(JSON.parse(await enquiriesCommand(state, 'show', stored?.id ?? '', '--json'))).toMatchObject({ page });
    },
  );

  test('a messenger number gets no mail, and sales has nobody to answer by mail', async () => {
    const number = String(Math.floor(Math.random() * 1e12));
    await enquire({ name: 'Ada', email: number });
    const about = async () => (await mailsSent(siteUrl)).filter(({ text }) => text.includes(number));
    const [forSales, ...others] = await eventually(about, ({ length }) => length > 0);
    expect(others).toEqual([]);
    expect(forSales?.headers).not.toHaveProperty('reply-to');
  });

  test('operators open, finish and export what came', async () => {
    const message = aMessage({ email: anEmail() });
    await contact(message);
    const [stored] = await storedOf(message.email);
    const id = stored?.id ?? '';
    const shown = JSON.parse(await enquiriesCommand(state, 'show', id, '--json'));
    expect(shown).toMatchObject({ id, ...message });
    await enquiriesCommand(state, 'done', id);
    const finished = { id, state: 'done', finishedBy: localOperator };
    expect(JSON.parse(await enquiriesCommand(state, 'show', id, '--json'))).toMatchObject(finished);
    await expect(enquiriesCommand(state, 'done', id)).rejects.toThrow('This enquiry is done already');
    const month = shown.receivedAt.slice(0, 7);
    const exported: unknown[] = JSON.parse(await enquiriesCommand(state, 'export', '--month', month));
    expect(exported).toContainEqual(expect.objectContaining({ ...message, ...finished }));
  });

  test('all that one contact wrote is exported and erased, and who did stands in the audit trail', async () => {
    const message = aMessage({ email: anEmail() });
    await contact(message);
    await contact({ ...message, content: 'And another question' });
    const exported = JSON.parse(await personCommand('export', message.email));
    expect(exported.enquiries.map(({ says }: { says: object }) => says)).toEqual([
      expect.objectContaining({ content: message.content }),
      expect.objectContaining({ content: 'And another question' }),
    ]);
    expect(await personCommand('erase', message.email, '--yes')).toContain('2 records are erased.');
    expect(await personCommand('find', message.email)).toContain('0 records are kept');
    expect(await storedOf(message.email)).toEqual([]);
    const { operate } = await resolveTarget('local', state);
    const today = new Date().toISOString().slice(0, 10);
    const { rows } = await operate('listAudit', listAudit, { from: today, to: today });
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['person.exported', 'person.erased']));
  });
});
