import { describe, expect, test } from 'vitest';
import { exampleMail } from '../testing/example-mail.ts';
import { captureLog } from '../testing/log-capture.ts';
import { aMailer } from '../testing/mailer-in-memory.ts';

const output = captureLog();
const data = { name: 'Ada', message: 'Hello' };
const where = { to: 'visitor@example.org', id: 'event-1' };

describe('sending a mail', () => {
  test('a mail is sent once for an event, however often it is delivered', async () => {
    const { send, sent } = aMailer();
    expect(await send(exampleMail, where, data)).toBe('sent');
    expect(await send(exampleMail, where, data)).toBe('sent-before');
    expect(sent).toEqual([{ mailId: 'enquiry-confirmation_event-1', to: where.to }]);
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

  test('neither the table nor the log has the address or what was written', async () => {
    const { send, fail, stored } = aMailer();
    fail(1);
    await send(exampleMail, where, { name: 'Ada Lovelace', message: 'secret plan' });
    expect(JSON.stringify(stored()) + output.text).not.toMatch(/visitor@|Lovelace|secret/);
  });
});
