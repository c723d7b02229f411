import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { contactFields, enquiryFields } from '../../../shared/contract/enquiry-fields.ts';
import { exampleMail } from '../testing/example-mail.ts';
import { mostAttached, rawMessage } from './raw-message.ts';

const envelope = { from: 'mail@example.com', to: 'visitor@example.org', replyTo: 'sales@example.com' };
const rendered = exampleMail.render({ name: 'Zoë 张伟', message: 'Grüße\n'.repeat(400) });

async function parsed(where: Parameters<typeof rawMessage>[0] = envelope, mail = rendered) {
  const raw = await rawMessage(where, mail);
  const email = await PostalMime.parse(raw);
  return { raw: raw.toString(), email, headers: new Map(email.headers.map(({ key, value }) => [key, value])) };
}

describe('a raw message', () => {
  test('a reader gets subject, text and HTML as they were written', async () => {
    const { email } = await parsed();
    expect(email.subject).toBe(rendered.subject);
    expect(email.text?.trimEnd()).toBe(rendered.text.trimEnd());
    expect(email.html?.trimEnd()).toBe(rendered.html.trimEnd());
    expect(email.attachments).toEqual([]);
  });

  test('it says who sends it, who gets the answer, and that a machine wrote it', async () => {
    const { headers, email } = await parsed();
    expect(email.from).toMatchObject({ name: 'Multi-media Control System', address: envelope.from });
    expect([headers.get('to'), headers.get('reply-to')]).toEqual([envelope.to, envelope.replyTo]);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.has('list-unsubscribe')).toBe(false);
  });

  test('one that others bring about any number of times says where one click ends it', async () => {
    const address = `https://www.example.com/api/mail/unsubscribe?token=answers.u1.${'a'.repeat(43)}`;
    const { headers, raw } = await parsed({ ...envelope, unsubscribe: address });
    expect(headers.get('list-unsubscribe')).toBe(`<${address}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(raw).toContain(`List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`);
  });

  test.each([
    'http://example.com/',
    'mailto:a@example.com',
    'https://example.com/>\r\nBcc: x@example.net',
    'https://a b',
  ])('no click is offered at %j', async (unsubscribe) => {
    await expect(rawMessage({ ...envelope, unsubscribe }, rendered)).rejects.toMatchObject({
      code: 'List-Unsubscribe',
    });
  });

  test('a file comes beside the text as it was given, byte by byte, to be kept', async () => {
    const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256));
    const { email, raw } = await parsed(envelope, {
      ...rendered,
      attachments: [{ name: 'receipt-1.pdf', type: 'application/pdf', bytes }],
    });
    expect(email.text?.trimEnd()).toBe(rendered.text.trimEnd());
    expect(email.html?.trimEnd()).toBe(rendered.html.trimEnd());
    expect(email.attachments).toMatchObject([
      { filename: 'receipt-1.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
    const [file] = email.attachments;
    expect(Buffer.from(new Uint8Array(file?.content as ArrayBuffer)).equals(bytes)).toBe(true);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  test('files of two megabytes together are sent, and no more', async () => {
    const file = (length: number) => ({ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(length) });
    const half = file(mostAttached / 2);
    await rawMessage(envelope, { ...rendered, attachments: [half, half] });
    const over = rawMessage(envelope, { ...rendered, attachments: [half, half, file(1)] });
    await expect(over).rejects.toMatchObject({ name: 'UnsendableMail', code: 'attachments' });
  });

  test.each([
    ['a.pdf\r\nBcc: x@example.net', 'application/pdf'],
    ['../a.pdf', 'application/pdf'],
    ['a "b".pdf', 'application/pdf'],
    ['', 'application/pdf'],
    ['a.pdf', 'application/pdf; x=1'],
    ['a.pdf', 'pdf'],
    ['a.pdf', 'text/html\r\nBcc: x@example.net'],
  ])('the file %j of the type %j is refused', async (name, type) => {
    const attachments = [{ name, type, bytes: Buffer.from('a') }];
    await expect(rawMessage(envelope, { ...rendered, attachments })).rejects.toMatchObject({ code: 'attachments' });
  });

  test('no line is longer than mail may have', async () => {
    const { raw } = await parsed();
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(raw).not.toMatch(/[^\r]\n/);
  });

  test('without an address for answers there is no such header', async () => {
    const { from, to } = envelope;
    const email = await PostalMime.parse(await rawMessage({ from, to }, rendered));
    expect(email.replyTo).toBeUndefined();
  });

  test('an address may have a domain of many parts', async () => {
    const to = "o'hara+lamps@mail.stage.example.co.uk";
    expect((await parsed({ ...envelope, to })).headers.get('to')).toBe(to);
  });

  const lineBreaks = ['a\r\nBcc: x@example.net', 'a\nb', 'a\rb', 'a\u2028b', 'a\u0000b', 'a\u0085b'];

  test.each(lineBreaks)('the subject %j is refused', async (subject) => {
    await expect(rawMessage(envelope, { ...rendered, subject })).rejects.toMatchObject({
      name: 'UnsendableMail',
      code: 'Subject',
    });
  });

  test.each([
    ...lineBreaks.map((text) => `${text}@example.org`),
    'a@example.org, b@example.org',
    'a@example.org;b@example.org',
    'Name <a@example.org>',
    'a@b@example.org',
    'a@localhost',
    '"a b"@example.org',
    '',
  ])('the address %j is refused, in each header, and is not told', async (wrong) => {
    for (const [part, code] of Object.entries({ from: 'From', to: 'To', replyTo: 'Reply-To' })) {
      const sent = rawMessage({ ...envelope, [part]: wrong }, rendered);
      await expect(sent).rejects.toMatchObject({ code, message: `The ${code} of a mail cannot be written` });
    }
  });

  test('whatever a form takes as a name or an address can be mailed', async () => {
    const odd = fc.string({
      unit: fc.constantFrom('a', 'é', '张', '.', '@', '-', ' ', '\u2028', '\u2029', '\u0085', '\n'),
    });
    const anything = fc.oneof(odd, fc.emailAddress(), fc.string({ unit: 'grapheme' }));
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        for (const { name, email } of [contactFields, enquiryFields]) {
          const subject = name.safeParse(text);
          if (subject.success) await rawMessage(envelope, { ...rendered, subject: subject.data });
          const to = email.safeParse(text);
          if (to.success && to.data.includes('@')) await rawMessage({ ...envelope, to: to.data }, rendered);
        }
      }),
      { numRuns: 300 },
    );
  });
});
