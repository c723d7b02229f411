import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { expect } from 'vitest';
import { aMailSite, aRawMail } from '../../testing/a-mail-site.ts';
import { parity } from '../../testing/parity.ts';

const sendRawEmail = { documented: 'SES: SendRawEmail' };
const invalid = { name: 'InvalidParameterValue' };

async function aSender() {
  const { client, events, mails } = await aMailSite();
  const raw = (Data: Buffer, more: object = {}) =>
    client.send(new SendRawEmailCommand({ RawMessage: { Data }, ...more }));
  return { raw, events, mails };
}

parity('a mail has 10 MB at most', sendRawEmail, async () => {
  const { raw } = await aSender();
  const sized = (bytes: number) => {
    const head = aRawMail({});
    const lines = '\r\n'.padEnd(100, 'x').repeat(Math.ceil(bytes / 100));
    return Buffer.concat([head, Buffer.from(lines)], bytes);
  };
  await raw(sized(10 * 1_024 * 1_024));
  await expect(raw(sized(10 * 1_024 * 1_024 + 1))).rejects.toMatchObject(invalid);
});

parity('a line of a mail has 1,000 characters at most, with its end', { documented: 'SES: RawMessage' }, async () => {
  const { raw } = await aSender();
  await raw(aRawMail({ more: `X-Long: ${'x'.repeat(998 - 'X-Long: '.length)}` }));
  await expect(raw(aRawMail({ more: `X-Long: ${'x'.repeat(999 - 'X-Long: '.length)}` }))).rejects.toMatchObject(
    invalid,
  );
});

parity('a mail has 1 to 50 recipients, those of To, Cc and Bcc together', sendRawEmail, async () => {
  const { raw } = await aSender();
  const list = (count: number) => Array.from({ length: count }, (_, index) => `v${index}@example.org`).join(',\r\n ');
  await raw(aRawMail({ to: list(49), more: 'Cc: c@example.org' }));
  await expect(raw(aRawMail({ to: list(50), more: 'Bcc: c@example.org' }))).rejects.toMatchObject(invalid);
  await expect(raw(aRawMail({ to: '' }))).rejects.toMatchObject(invalid);
});

parity('a mail is refused whole when one of its recipients has no valid address', sendRawEmail, async () => {
  const { raw, mails } = await aSender();
  await expect(raw(aRawMail({ to: 'a@example.org, nobody' }))).rejects.toMatchObject(invalid);
  await expect(raw(aRawMail({ to: 'nobody@localhost' }))).rejects.toMatchObject(invalid);
  expect(mails()).toEqual([]);
});

parity('the destinations of a call hold instead of the headers', sendRawEmail, async () => {
  const { raw, mails } = await aSender();
  await raw(aRawMail({ to: 'v@example.org' }), { Destinations: ['bounce@simulator.amazonses.com'] });
  expect(mails()[0]?.outcomes).toEqual(['bounce']);
});

parity('a mail comes from a verified identity: an address, or any address of a domain', sendRawEmail, async () => {
  const { raw } = await aSender();
  await raw(aRawMail({ from: 'anybody@example.com' }));
  await expect(raw(aRawMail({ from: 'mail@example.net' }))).rejects.toMatchObject({ name: 'MessageRejected' });
  await expect(raw(aRawMail({}), { Source: 'x@example.net' })).rejects.toMatchObject({ name: 'MessageRejected' });
});

parity('a header that may appear once is refused twice', { documented: 'SES: Amazon SES header fields' }, async () => {
  const { raw } = await aSender();
  await expect(raw(aRawMail({ more: 'Subject: Another' }))).rejects.toMatchObject(invalid);
  await raw(aRawMail({ more: 'X-Own: 1\r\nX-Own: 2' }));
});

parity('a configuration set has to exist', sendRawEmail, async () => {
  const { raw } = await aSender();
  const unknown = raw(aRawMail({}), { ConfigurationSetName: 'none' });
  await expect(unknown).rejects.toMatchObject({ name: 'ConfigurationSetDoesNotExistException' });
});

parity(
  'a tag has letters, digits, dashes and underscores, 256 at most',
  { documented: 'SES: MessageTag' },
  async () => {
    const { raw } = await aSender();
    const tagged = (Value: string) => raw(aRawMail({}), { Tags: [{ Name: 'mail-id', Value }] });
    await tagged('x'.repeat(256));
    await expect(tagged('x'.repeat(257))).rejects.toMatchObject(invalid);
    await expect(tagged('a@example.org')).rejects.toMatchObject(invalid);
  },
);

const simulator = { documented: 'SES: Using the mailbox simulator' };

for (const [address, outcomes] of [
  ['success@simulator.amazonses.com', []],
  ['ooto@simulator.amazonses.com', []],
  ['bounce+label@simulator.amazonses.com', ['bounce']],
  ['complaint@simulator.amazonses.com', ['complaint']],
  ['suppressionlist@simulator.amazonses.com', ['bounce']],
] as const) {
  parity(`a mail to ${address} becomes: ${outcomes.join() || 'nothing more'}`, simulator, async () => {
    const { raw, mails } = await aSender();
    await raw(aRawMail({ to: address }));
    expect(mails()[0]?.outcomes).toEqual(outcomes);
  });
}
