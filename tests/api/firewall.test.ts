import { expect, inject, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { resetPassword, signIn } from '../../shared/contract/accounts/sign-in.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { sendContact, sendEnquiry } from '../../shared/contract/enquiries.ts';
import { aMessage } from '../support/people/enquiries.ts';

const siteUrl = inject('siteUrl');
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** What people write in good faith, and what the firewall calls an attack elsewhere. */
const texts: readonly (readonly [string, string])[] = [
  ['900 Chinese characters', '好'.repeat(900)],
  ['markup', 'Our page says <script src="player.js"></script>, what is wrong?'],
  ['an address with numbers', 'The server at http://192.168.1.20/ does not answer'],
  ['a path upwards', 'The show lies in ../../shows/opening'],
];

test.each(texts)('an enquiry with %s is received, by both forms', async (_, content) => {
  const contact = await postFrom(anAddress(), siteUrl, sendContact, JSON.stringify(aMessage({ content })));
  expect([contact.status, JSON.parse(contact.body)]).toMatchObject([200, { status: 0 }]);
  const fields = new URLSearchParams({ name: 'Ada', email: '1234567890', content }).toString();
  const enquiry = await postFrom(anAddress(), siteUrl, sendEnquiry, fields, form);
  expect([enquiry.status, JSON.parse(enquiry.body)]).toMatchObject([200, { code: 200 }]);
});

test.each([...texts.slice(1), ['9,000 bytes', 'x'.repeat(9_000)] as const])(
  'where nobody writes free text, %s is refused before a function sees it',
  async (_, title) => {
    const { status, body } = await postFrom(anAddress(), siteUrl, recordDownload, JSON.stringify({ title }));
    expect([status, JSON.parse(body)]).toEqual([
      403,
      { status: 403, msg: expect.stringContaining('firewall'), requestId: '' },
    ]);
  },
);

test.each(texts.slice(1))('a password with %s reaches the function that compares it', async (_, password) => {
  const [named, code] = [{ login_name: 'ada@example.com', password }, '000000'];
  const told = { [signIn.path]: 'name or the password is wrong', [resetPassword.path]: 'code is wrong' };
  for (const endpoint of [signIn, resetPassword]) {
    const asked = endpoint === signIn ? named : { ...named, code };
    const { status, body } = await postFrom(anAddress(), siteUrl, endpoint, JSON.stringify(asked));
    expect([status, JSON.parse(body)]).toMatchObject([
      200,
      { msg: expect.stringContaining(told[endpoint.path] ?? '') },
    ]);
  }
});

test('what the firewall refused is counted and shown, and so are rates', async () => {
  const rules: unknown = await (await fetch(`${siteUrl}/__local/firewall.json`)).json();
  expect(rules).toMatchObject([
    { rule: 'AWSManagedRulesAmazonIpReputationList' },
    { rule: 'RateByAddress', limit: 2_000 },
    { rule: 'PollsByAddress', limit: 4_000 },
    { rule: 'WritesByAddress', limit: 300 },
    { rule: 'SlowRoutesByAddress', limit: 100 },
    { rule: 'AWSManagedRulesCommonRuleSet', labelled: { GenericLFI_BODY: expect.any(Number) } },
    { rule: 'Body', blocked: expect.any(Number) },
    { rule: 'AWSManagedRulesKnownBadInputsRuleSet' },
  ]);
});
