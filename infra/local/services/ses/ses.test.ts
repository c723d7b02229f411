import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { aFolder } from '../../testing/a-folder.ts';
import { aMailSite, aRawMail } from '../../testing/a-mail-site.ts';

const byMailer = { as: 'mailer' };

describe('a mail', () => {
  it('a mail is listed with what its reader sees, newest first', async () => {
    const { send, mails } = await aMailSite();
    await send({ subject: 'First' });
    const id = await send({ to: 'Visitor <visitor@example.org>', subject: 'Schöne Grüße', html: '<p>Hello</p>' });
    expect(mails().map(({ subject }) => subject)).toEqual(['Schöne Grüße', 'First']);
    expect(mails()[0]).toMatchObject({
      id,
      to: 'visitor@example.org',
      text: 'Hello',
      html: '<p>Hello</p>',
      headers: { 'reply-to': 'sales@example.com' },
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      tags: { 'mail-id': 'mail-1' },
      configurationSet: 'mail',
    });
  });

  it('a mail is listed with the files that came with it, which can be had as they were', async () => {
    const { send, mails, page, file } = await aMailSite();
    const id = (await send({ file: { name: 'receipt.pdf', type: 'application/pdf', content: '%PDF-1.7 …' } })) ?? '';
    expect(mails()[0]).toMatchObject({
      text: 'Hello',
      attachments: [{ name: 'receipt.pdf', type: 'application/pdf', size: Buffer.byteLength('%PDF-1.7 …') }],
    });
    expect(await page(id)).toContain(`/__local/mail/attachment?id=${id}`);
    const received = await file(id, 0);
    expect([received?.name, received?.bytes.toString()]).toEqual(['receipt.pdf', '%PDF-1.7 …']);
    expect([await file(id, 1), await file('another', 0)]).toEqual([undefined, undefined]);
  });

  it('a mail without files has none in the list, nor on its page', async () => {
    const { send, mails, page } = await aMailSite();
    const id = await send({});
    expect(mails()[0]).toMatchObject({ attachments: [] });
    expect(await page(id)).not.toContain('Attachments');
  });

  it('a mail stays after a restart', async () => {
    const directory = aFolder();
    const before = await aMailSite({ directory });
    await before.send({ subject: 'Kept' });
    await before.stop();
    const after = await aMailSite({ directory });
    expect(after.mails().map(({ subject }) => subject)).toEqual(['Kept']);
  });

  it('a mail is taken from the sender that the role names, and from no other of the domain', async () => {
    const { send, mails } = await aMailSite();
    await send({}, byMailer);
    await expect(send({ from: 'boss@example.com' }, byMailer)).rejects.toMatchObject({ name: 'AccessDenied' });
    expect(mails()).toHaveLength(1);
  });

  it('a mail under a configuration set that the role does not name is refused', async () => {
    const { send } = await aMailSite();
    await expect(send({}, { ...byMailer, configurationSet: 'other' })).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('what the local runtime does not know about a mail is refused by name', async () => {
    const { client } = await aMailSite();
    const raw = { RawMessage: { Data: aRawMail({}) } };
    await expect(client.send(new SendRawEmailCommand({ ...raw, FromArn: 'arn' }))).rejects.toThrow('FromArn');
    const tagged = { RawMessage: { Data: aRawMail({ more: 'X-SES-MESSAGE-TAGS: a=b' }) } };
    await expect(client.send(new SendRawEmailCommand(tagged))).rejects.toThrow('X-SES-MESSAGE-TAGS');
    const { GetSendQuotaCommand } = await import('@aws-sdk/client-ses');
    await expect(client.send(new GetSendQuotaCommand({}))).rejects.toThrow('GetSendQuota');
  });
});

describe('a behaviour', () => {
  const outcomesOf = async (sends: number, send: () => Promise<unknown>) => {
    const results = await Array.fromAsync({ length: sends }, () =>
      send().then(
        () => 'sent',
        ({ name }) => name,
      ),
    );
    return results.map(String);
  };

  it('a share of mails is refused by counting, so a test can tell which', async () => {
    const { behave, send, mails } = await aMailSite();
    behave([{ address: '*', does: 'refuse', share: 0.2 }]);
    const sent = ['sent', 'sent', 'sent', 'sent', 'MessageRejected'];
    expect(await outcomesOf(10, () => send({}))).toEqual([...sent, ...sent]);
    expect(mails()).toHaveLength(8);
  });

  it('mails to one address are throttled, and others are sent', async () => {
    const { behave, send } = await aMailSite();
    behave([{ address: 'busy@example.org', does: 'throttle' }]);
    expect(await outcomesOf(1, () => send({ to: 'busy@example.org' }))).toEqual(['Throttling']);
    expect(await outcomesOf(1, () => send({}))).toEqual(['sent']);
  });

  it('a mail fails for a moment, which is no refusal of it', async () => {
    const { behave, send } = await aMailSite();
    behave([{ address: '*', does: 'fail', share: 0.5 }]);
    expect(await outcomesOf(2, () => send({}))).toEqual(['sent', 'ServiceUnavailable']);
  });

  it('a delayed mail is there before its sender is answered', async () => {
    const { behave, send, mails } = await aMailSite();
    behave([{ address: '*', does: 'delay', seconds: 0.2 }]);
    const answer = send({});
    await expect.poll(() => mails().length).toBe(1);
    await expect(Promise.race([answer.then(() => 'answered'), Promise.resolve('waiting')])).resolves.toBe('waiting');
    await answer;
  });

  it('behaviours hold after a restart, and go on counting', async () => {
    const directory = aFolder();
    const before = await aMailSite({ directory });
    before.behave([{ address: '*', does: 'refuse', share: 0.5 }]);
    await before.send({});
    await before.stop();
    const after = await aMailSite({ directory });
    expect(await outcomesOf(2, () => after.send({}))).toEqual(['MessageRejected', 'sent']);
  });

  it.each([
    [{ address: '*', does: 'explode' }],
    [{ address: '*', does: 'refuse', share: 2 }],
    [{ address: '*', does: 'delay' }],
    [{ address: '*', does: 'refuse', often: true }],
  ])('a behaviour that is none is refused: %j', async (behaviour) => {
    const { behave } = await aMailSite();
    expect(() => behave([behaviour])).toThrow();
  });
});

describe('what becomes of a mail', () => {
  it('a mail that bounces puts its event on the default bus, with the tags of the mail', async () => {
    const { behave, send, events } = await aMailSite();
    behave([{ address: 'gone@example.org', does: 'bounce' }]);
    const id = await send({ to: 'gone@example.org' });
    await expect.poll(() => events.length).toBe(1);
    expect(events[0]).toMatchObject({
      source: 'aws.ses',
      'detail-type': 'Email Bounced',
      detail: {
        eventType: 'Bounce',
        bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'gone@example.org' }] },
        mail: { messageId: id, tags: { 'mail-id': ['mail-1'], 'ses:configuration-set': ['mail'] } },
      },
    });
  });

  it('a mail without a configuration set bounces without an event', async () => {
    const { send, events, mails } = await aMailSite();
    await send({ to: 'bounce@simulator.amazonses.com' }, { configurationSet: '' });
    expect(mails()[0]?.outcomes).toEqual(['bounce']);
    expect(events).toEqual([]);
  });

  it('an event that is on the bus is not put there again at the next start', async () => {
    const directory = aFolder();
    const before = await aMailSite({ directory });
    await before.send({ to: 'bounce@simulator.amazonses.com' });
    await before.stop();
    expect(before.events).toHaveLength(1);
    const after = await aMailSite({ directory });
    await after.stop();
    expect(after.events).toEqual([]);
  });

  it('an event that a kill kept from the bus is put there at the next start', async () => {
    const directory = aFolder();
    const before = await aMailSite({ directory, isBusBroken: true });
    await before.send({ to: 'complaint@simulator.amazonses.com' });
    await before.stop();
    expect(before.events).toEqual([]);
    const after = await aMailSite({ directory });
    await expect
      .poll(() => after.events.map((event: JsonObject) => event['detail-type']))
      .toEqual(['Email Complaint Received']);
  });
});

it('a page shows a mail in a light and a dark frame in which nothing runs', async () => {
  const { send, page } = await aMailSite();
  const id = await send({
    html: '<style>@media (prefers-color-scheme: dark) { p { color: red } }</style><p>"Hello"</p>',
  });
  expect(await page()).toContain(`/__local/mail?id=${id}`);
  const shown = await page(id);
  expect(shown.match(/<iframe[^>]* sandbox srcdoc=/g)).toHaveLength(2);
  expect(shown).toContain('@media (min-width: 0)');
  expect(shown).toContain('@media (max-width: 0)');
  expect(shown).not.toContain('<p>"Hello"</p>');
});

it('the client of the SDK is answered as SES answers it', async () => {
  const { client } = await aMailSite();
  expect(client).toBeInstanceOf(SESClient);
  const { MessageId } = await client.send(new SendRawEmailCommand({ RawMessage: { Data: aRawMail({}) } }));
  expect(MessageId).toMatch(/^[0-9a-f-]{36}$/);
});
