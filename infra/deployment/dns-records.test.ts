import { expect, test } from 'vitest';
import type { DeployedStack } from './deployed-stacks.ts';
import { type Dns, type DnsRecord, dnsFindings, dnsRecords } from './dns-records.ts';

/** DNS that knows nothing, but what is given. */
function aDns(known: Partial<Dns>): Dns {
  const nothing = async () => Promise.reject(Object.assign(new Error('queryA ENODATA'), { code: 'ENODATA' }));
  return { resolve4: nothing, resolveCname: nothing, resolveMx: nothing, resolveTxt: nothing, ...known };
}

const stateOf = async (record: DnsRecord, known: Partial<Dns>) => (await dnsFindings([record], aDns(known)))[0]?.state;

const host: DnsRecord = { name: 'www.example.com', type: 'CNAME', value: 'd1.cloudfront.net' };
const bounce: DnsRecord = { name: 'bounce.example.com', type: 'MX', value: '10 feedback-smtp.us-east-1.amazonses.com' };
const spf: DnsRecord = { name: 'bounce.example.com', type: 'TXT', value: 'v=spf1 include:amazonses.com ~all' };
const policy: DnsRecord = {
  name: '_dmarc.example.com',
  type: 'TXT',
  value: 'v=DMARC1; p=none; rua=mailto:a@example.com',
};

test.each<[string, DnsRecord, Partial<Dns>]>([
  ['a name that leads on', host, { resolveCname: async () => ['D1.cloudfront.net.'] }],
  ['the top of a domain, at the same addresses', host, { resolve4: async () => ['192.0.2.1'] }],
  [
    'where bounces go',
    bounce,
    { resolveMx: async () => [{ priority: 10, exchange: 'feedback-smtp.us-east-1.amazonses.com' }] },
  ],
  ['a text in parts', spf, { resolveTxt: async () => [['v=spf1 ', 'include:amazonses.com ~all']] }],
  ['a policy of one’s own', policy, { resolveTxt: async () => [['v=DMARC1; p=reject']] }],
])('a record is found: %s', async (_, record, known) => {
  expect(await stateOf(record, known)).toBe('ready');
  expect(await stateOf(record, {})).toBe('open');
});

test.each<[string, DnsRecord, Partial<Dns>]>([
  ['a name that leads elsewhere', host, { resolveCname: async () => ['old.example.net'] }],
  ['another mailbox provider', bounce, { resolveMx: async () => [{ priority: 10, exchange: 'mx.example.net' }] }],
  ['another sender', spf, { resolveTxt: async () => [['v=spf1 -all']] }],
  ['any text but a policy', policy, { resolveTxt: async () => [['v=spf1 -all']] }],
])('a record that says something else is still to set: %s', async (_, record, known) => {
  expect(await stateOf(record, known)).toBe('open');
});

test('a record is to be set as long as DNS does not answer', async () => {
  const resolveTxt = async () => Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }));
  const [finding] = await dnsFindings([spf], aDns({ resolveTxt }));
  expect(finding).toMatchObject({ state: 'open', told: expect.stringContaining('queryTxt ETIMEOUT') });
});

test('stacks tell the records of mail and of the hosts; DMARC is asked for from the start', () => {
  const domain = { hosts: ['www.example.com', 'example.com'], certificateArn: undefined } as const;
  const stacks: Pick<DeployedStack, 'outputs'>[] = [
    { outputs: { DistributionUrl: 'https://d1.cloudfront.net' } },
    { outputs: { MailDnsRecord4: 'bounce.example.com MX 10 feedback-smtp.us-east-1.amazonses.com', ApiId: 'a1' } },
  ];
  const stage = { name: 'prod', domain, hasMailDomains: false };
  const dmarc = expect.objectContaining({ name: '_dmarc.example.com', type: 'TXT' });
  expect(dnsRecords(stage, stacks)).toEqual([host, { ...host, name: 'example.com' }, bounce, dmarc]);
  expect(dnsRecords(stage, [])).toEqual([dmarc]);
  expect(dnsRecords({ ...stage, hasMailDomains: true }, [])).toEqual([]);
});
