import { describe, expect, test } from 'vitest';
import { brand } from '../../../shared/brand.ts';
import { callOf, withinCall } from '../calls/call-context.ts';
import { aContext } from '../testing/builders.ts';
import { exampleMail } from '../testing/example-mail.ts';
import { captureLog } from '../testing/log-capture.ts';
import { aMailer } from '../testing/mailer-in-memory.ts';
import type { MailTemplate } from './template.ts';

const output = captureLog();
const data = { name: 'Ada', message: 'Hello' };
const where = { to: 'visitor@example.org', id: 'event-1' };

describe('sending a mail', () => {
  test('a mail is sent once for an event, however often it is delivered', async () => {
    const { send, sent } = aMailer();
    expect(await send(exampleMail, where, data)).toBe('sent');
    expect(await send(exampleMail, where, data)).toBe('sent-before');
    expect(sent).toMatchObject([{ mailId: 'enquiry-confirmation_event-1', to: where.to }]);
    expect(output.text).toMatch(/"code":"mail.sent".*"mail":"enquiry-confirmation"/);
    expect(output.text).toContain('"MailsSent":1');
  });

  test('two deliveries at a time send one mail, and the other comes back', async () => {
    const { send, sent, hold } = aMailer();
    const letGo = hold();
    const first = send(exampleMail, where, data);
    await expect.poll(() => sent.length).toBe(1);
    await expect(send(exampleMail, where, data)).rejects.toMatchObject({
      name: 'MailHeld',
      message: 'Another sender is at this mail',
    });
    letGo();
    expect(await first).toBe('sent');
    expect(sent).toHaveLength(1);
  });

  test('a mail that somebody was killed over is sent once the claim is over, and not before', async () => {
    const { send, sent, hold, wait } = aMailer();
    hold();
    void send(exampleMail, where, data); // killed: it never comes to an end
    await expect.poll(() => sent.length).toBe(1);
    wait(14_000);
    await expect(send(exampleMail, where, data)).rejects.toMatchObject({ name: 'MailHeld' });
    wait(2_000);
    expect(await send(exampleMail, where, data)).toBe('sent');
  });

  test('a mail is tried again inside the call when SES refuses or throttles it', async () => {
    const { send, sent, fail } = aMailer();
    fail(4);
    expect(await send(exampleMail, where, data)).toBe('sent');
    expect(sent).toHaveLength(1);
  });

  test('a mail that SES does not take comes back with the message, and is sent then', async () => {
    const { send, sent, fail } = aMailer();
    fail(5);
    await expect(send(exampleMail, where, data)).rejects.toThrow('Throttling');
    expect(await send(exampleMail, where, data)).toBe('sent');
    expect(sent).toHaveLength(1);
    expect(output.text).toContain('"MailsFailed":1');
    expect(output.text).toMatch(/"code":"mail.failed".*"errorName":"Error".*"mail":"enquiry-confirmation"/);
  });

  test('a mail that SES does not take says so, also when its claim cannot be released', async () => {
    const { send, fail, breakReleases } = aMailer();
    fail(5);
    breakReleases();
    await expect(send(exampleMail, where, data)).rejects.toThrow('Throttling');
  });

  test('a mail is not sent again while the table is away after it was sent', async () => {
    const { send, sent, breakMarks } = aMailer();
    breakMarks(20);
    expect(await send(exampleMail, where, data)).toBe('sent');
    expect(await send(exampleMail, where, data)).toBe('sent-before');
    expect(sent).toHaveLength(1);
  });

  test('an address that was stopped gets no mail, and others do', async () => {
    const { send, sent, stop } = aMailer();
    await stop(where.to);
    expect(await send(exampleMail, where, data)).toBe('stopped');
    expect(await send(exampleMail, { ...where, to: 'other@example.org' }, data)).toBe('sent');
    expect(sent.map(({ to }) => to)).toEqual(['other@example.org']);
    expect(output.text).toMatch(/"code":"mail.stopped".*"mail":"enquiry-confirmation"/);
  });

  test('a mail that SES refuses for good is refused once and for all, told by a metric, and no error', async () => {
    const { send, sent, attempts, refuse } = aMailer();
    refuse('MessageRejected', 'Address is on a list');
    expect(await send(exampleMail, where, data)).toBe('refused');
    expect(attempts()).toBe(1);
    refuse(undefined);
    expect(await send(exampleMail, where, data)).toBe('refused');
    expect(sent).toEqual([]);
    expect(output.text).toContain('"MailsRefused":1');
    expect(output.text).not.toContain('"MailsFailed"');
  });

  test('an identity that is not verified is a fault of ours: the mail comes back, and is sent once it is', async () => {
    const { send, refuse } = aMailer();
    refuse('MessageRejected', 'Email address is not verified. The following identities failed the check');
    await expect(send(exampleMail, where, data)).rejects.toMatchObject({ name: 'MessageRejected' });
    refuse(undefined);
    expect(await send(exampleMail, where, data)).toBe('sent');
  });

  test('SES that is late with its answer is not asked again in the same call, as it may have taken the mail', async () => {
    const { send, attempts, refuse } = aMailer();
    refuse('TimeoutError');
    await expect(send(exampleMail, where, data)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(attempts()).toBe(1);
  });

  test('a mail that could not be noted as sent in time is not begun', async () => {
    const { send, attempts } = aMailer();
    const call = callOf({ ...aContext(), getRemainingTimeInMillis: () => 3_000 });
    await expect(withinCall(call, () => send(exampleMail, where, data))).rejects.toMatchObject({ name: 'OutOfTime' });
    expect(attempts()).toBe(0);
    expect(await send(exampleMail, where, data)).toBe('sent');
  });

  test('a function that may run for ten seconds sends in what is left of them', async () => {
    const { send } = aMailer();
    const call = callOf({ ...aContext(), getRemainingTimeInMillis: () => 10_000.5 });
    expect(await withinCall(call, () => send(exampleMail, where, data))).toBe('sent');
  });

  test('a mailbox gets three confirmations a day, whoever asks for them, and further ones never', async () => {
    const { send, sent, wait } = aMailer();
    const outcomes: string[] = [];
    for (let count = 1; count <= 5; count += 1)
      outcomes.push(await send(exampleMail, { to: where.to.replace('@', `+${count}@`), id: `event-${count}` }, data));
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'withheld', 'withheld']);
    expect(output.text).toContain('"MailsWithheld":1');
    expect(await send(exampleMail, { to: 'other@example.org', id: 'event-other' }, data)).toBe('sent');
    wait(24 * 3_600_000);
    expect(await send(exampleMail, { ...where, id: 'event-4' }, data)).toBe('withheld');
    expect(await send(exampleMail, { ...where, id: 'event-6' }, data)).toBe('sent');
    expect(sent).toHaveLength(5);
  });

  test('a mail that fails and comes back counts once towards its mailbox', async () => {
    const { send, fail } = aMailer();
    for (let time = 0; time < 4; time += 1) {
      fail(5);
      await expect(send(exampleMail, where, data)).rejects.toThrow('Throttling');
    }
    for (let count = 1; count <= 3; count += 1)
      expect(await send(exampleMail, { ...where, id: `event-${count}` }, data)).toBe('sent');
  });

  test('each stream has a sender of its own', async () => {
    const { send, sent } = aMailer();
    await send(exampleMail, where, data);
    await send(forSales, { to: brand.salesEmail, id: 'event-1' }, {});
    expect(sent.map(({ stream, from }) => [stream, from])).toEqual([
      ['unconfirmed', 'mail@confirm.example.com'],
      ['staff', 'mail@example.com'],
    ]);
  });

  test('neither the table nor the log has the address or what was written', async () => {
    const { send, fail, stored } = aMailer();
    fail(1);
    await send(exampleMail, where, { name: 'Ada Lovelace', message: 'secret plan' });
    expect(JSON.stringify(stored()) + output.text).not.toMatch(/visitor@|Lovelace|secret/);
  });
});

const forSales = {
  name: 'enquiry-for-sales',
  stream: 'staff',
  render: () => exampleMail.render(data),
} as const satisfies MailTemplate<Record<never, never>>;

describe('a mailbox of our own', () => {
  const own = { to: 'Sales@Example.com', id: 'event-1' };

  test('gets its mail though it was stopped, as often as there is one', async () => {
    const { send, stop } = aMailer();
    await stop(brand.salesEmail);
    for (let count = 1; count <= 5; count += 1)
      expect(await send(forSales, { ...own, id: `event-${count}` }, {})).toBe('sent');
  });

  test('that SES refuses fails loudly, and the mail comes back until it is sent', async () => {
    const { send, refuse } = aMailer();
    refuse('MessageRejected', 'Address is on a list');
    for (let time = 0; time < 2; time += 1)
      await expect(send(forSales, own, {})).rejects.toMatchObject({ name: 'MessageRejected' });
    expect(output.text).toMatch(/"level":"ERROR","code":"mail.failed".*"OwnMailboxRefused":1/);
    refuse(undefined);
    expect(await send(forSales, own, {})).toBe('sent');
  });
});
