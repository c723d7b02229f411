import { describe, expect, test } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { delivering } from '../platform/testing/delivering.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { mailsInMemory } from '../platform/testing/mailer-in-memory.ts';
import { aForm, anEnquiryDesk } from './enquiry-builders.ts';
import mailEnquiries from './mail-enquiries.consumer.ts';

const log = captureLog();
const id = '7d0f3a52-9c1e-4b7a-8f64-2e5d1c0b9a83';
const event = {
  name: 'enquiry.received.v1',
  id: '0b6c3f0e-6a53-4f0e-9f0a-3c1b8a7d5e21',
  data: { enquiryId: id, form: 'contact' },
} as const;

/** A mailer at a desk that has received one form. */
async function aMailer(form = aForm()) {
  const desk = anEnquiryDesk();
  await desk.receive('contact', { ...form, request_id: id });
  const { mails, send } = mailsInMemory<'enquiry-for-sales' | 'feedback-for-support' | 'enquiry-confirmation'>();
  const mailWith = (through: typeof send) =>
    delivering(mailEnquiries.start({ ...desk.clients, send: through }, { setAside: async () => [] }));
  return { ...desk, mails, send, mailWith, mail: mailWith(send) };
}

describe('a received enquiry', () => {
  test('is mailed to sales, who can answer it, and confirmed to its sender', async () => {
    const { mail, mails } = await aMailer();
    await mail(event);
    expect(mails.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual([
      { to: brand.salesEmail, replyTo: 'ada@example.com' },
      { to: 'ada@example.com', replyTo: brand.salesEmail },
    ]);
    expect(mails[0]?.text).toContain('Does S3 Pro send LTC over NDI?');
    expect(mails[0]?.subject).toBe('Enquiry from Ada Lovelace');
  });

  test('names the page that it came from, and none where the event tells none, as older ones do', async () => {
    const { mail, mails } = await aMailer();
    await mail({ ...event, data: { ...event.data, page: '/product-4uPro' } });
    expect(mails[0]?.text).toContain('Page: https://stage.example.net/product-4uPro');
    expect(mails[0]?.html).toContain('https://stage.example.net/product-4uPro');
    const other = await aMailer();
    await other.mail(event);
    expect(other.mails[0]?.text).not.toContain('Page:');
  });

  test('of somebody without an e-mail address goes to sales alone, and nobody can be answered by mail', async () => {
    const { mail, mails } = await aMailer(aForm({ email: '4915112345' }));
    await mail(event);
    expect(mails.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual([{ to: brand.salesEmail, replyTo: undefined }]);
    expect(mails[0]?.text).toContain('4915112345');
  });

  test('that was delivered twice is mailed once', async () => {
    const { mail, mails } = await aMailer();
    await mail(event);
    await mail(event);
    expect(mails).toHaveLength(2);
  });

  test('whose confirmation fails comes back, and sales are not mailed again', async () => {
    const { mailWith, send, mails } = await aMailer();
    let failures = 1;
    const mail = mailWith(async (template, where, data) => {
      if (template.name === 'enquiry-confirmation' && failures-- > 0) throw new Error('Throttling');
      return send(template, where, data);
    });
    expect(await mail(event)).toEqual([0]);
    expect(await mail(event)).toEqual([]);
    expect(mails.map(({ name }) => name)).toEqual(['enquiry-for-sales', 'enquiry-confirmation']);
  });

  test('that was erased meanwhile is passed over', async () => {
    const { mail, mails } = await aMailer();
    await mail({ ...event, data: { ...event.data, enquiryId: event.id } });
    expect(mails).toHaveLength(0);
    expect(log.text).toContain('"code":"enquiry.missing"');
    expect(log.text).toContain(`"enquiryId":"${event.id}"`);
  });
});

test('feedback goes to support with its product and version, and support answers its sender', async () => {
  const { receive, mail, mails } = await aMailer();
  const feedback = 'b1f7d6f4-6f0c-4c0e-9a53-3d5c8a8d4e10';
  const about = { product: 'S3', version: '5.1.4', screenshot: 'quarantine/feedback/abc.png' };
  await receive('feedback', { ...aForm({ request_id: feedback }), ...about });
  await mail({ ...event, data: { enquiryId: feedback, form: 'feedback' } });
  expect(mails.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual([
    { to: brand.supportEmail, replyTo: 'ada@example.com' },
    { to: 'ada@example.com', replyTo: brand.supportEmail },
  ]);
  const [own, confirmation] = mails;
  expect(own?.subject).toBe('Feedback on S3 5.1.4');
  expect(own?.text).toContain(`enquiries show ${feedback}`);
  expect(own?.text).not.toContain('abc.png');
  expect(confirmation?.text).toContain('within 24 hours');
});

test('whoever answers, the form and its confirmation promise an answer within 24 hours, and nothing else', async () => {
  const { receive, mail, mails } = await aMailer();
  for (const form of ['contact', 'enquiry', 'feedback'] as const) {
    const id = crypto.randomUUID();
    const { message } = await receive(form, aForm({ request_id: id }));
    await mail({ ...event, id, data: { enquiryId: id, form } });
    const { name, text = '' } = mails.at(-1) ?? {};
    expect(name).toBe('enquiry-confirmation');
    for (const promise of [message, text]) {
      expect(promise).toContain('within 24 hours');
      expect(promise).not.toMatch(/working|weekday/i);
    }
  }
});

test('the confirmation repeats nothing that was typed, so that nobody can write to others through it', async () => {
  const { mail, mails } = await aMailer(aForm({ name: 'Win at casino.example', content: 'Buy now' }));
  await mail(event);
  const { subject = '', text = '', html = '' } = mails[1] ?? {};
  expect(subject + text + html).not.toMatch(/casino|Buy now|13800138000/);
});

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '<!--',
  '&lt;script&gt;',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '<svg/onload=alert(1)>',
  '\u202egnp.exe',
];

test.each(payloads)('%s in every field becomes text in the mail to sales', async (payload) => {
  const { mail, mails } = await aMailer(aForm({ name: payload, content: payload }));
  await mail(event);
  const { html = '' } = mails[0] ?? {};
  const tags = html.replace(/<style>[\s\S]*?<\/style>/, '').match(/<[^>]*>/g) ?? [];
  expect(tags.filter((tag) => /script|onerror|onload|onmouseover|<img|<svg|<!--/i.test(tag))).toEqual([]);
});
