import { expect, test } from 'vitest';
import { stackName, stageNamed } from '../stage.ts';
import type { AccountFacts } from './account-facts.ts';
import { leastBootstrapVersion, preflight } from './preflight.ts';

const prod = { ...stageNamed('prod'), costMonitor: 'arn:aws:ce::123456789012:anomalymonitor/m1' };
const arn = 'arn:aws:acm:us-east-1:123456789012:certificate/c1';
const stack = (part: string, isProtected = true, outputs = {}) => ({
  name: stackName(prod, part),
  status: 'UPDATE_COMPLETE',
  outputs,
  isProtected,
});

/** An account in which the stage has run for a year. */
const whole: AccountFacts = {
  bootstrapVersion: 21,
  certificate: { arn, isIssued: true, records: [] },
  stacks: [stack('data'), stack('gateway', true, { MailDnsRecord1: 'a CNAME b' }), stack('orders', false)],
  concurrentInvocations: 1_000,
  mailsADay: 50_000,
  mailDomains: Object.fromEntries(['', 'confirm.', 'codes.', 'members.'].map((name) => [`${name}example.com`, true])),
  emptySecrets: [],
};

const notReady = (facts: Partial<AccountFacts>, stage = prod) =>
  preflight(stage, { ...whole, ...facts }).flatMap(({ subject, state }) =>
    state === 'ready' ? [] : [[subject, state]],
  );

test('an account in which the stage has run for a year lacks nothing', () => {
  expect(notReady({})).toEqual([]);
});

test.each<[string, Partial<AccountFacts>, string, string]>([
  ['was never bootstrapped', { bootstrapVersion: undefined }, 'Bootstrap of CDK', 'missing'],
  ['was bootstrapped long ago', { bootstrapVersion: leastBootstrapVersion - 1 }, 'Bootstrap of CDK', 'missing'],
  ['has no certificate', { certificate: undefined }, 'Certificate of www.example.com', 'missing'],
  [
    'has a certificate that nobody proved',
    { certificate: { arn, isIssued: false, records: [] } },
    'Certificate of www.example.com',
    'missing',
  ],
  [
    'has the domain of another system',
    { stacks: [], mailDomains: { 'example.com': true } },
    'Mail of example.com',
    'missing',
  ],
  [
    'has a domain that nobody proved',
    { mailDomains: { ...whole.mailDomains, 'example.com': false } },
    'Mail of example.com',
    'open',
  ],
  ['is in the sandbox', { mailsADay: 200 }, 'Mail to anybody', 'open'],
  ['is new to Lambda', { concurrentInvocations: 10 }, 'Invocations at once', 'open'],
  [
    'lets anybody delete its data',
    { stacks: [stack('data', false)], mailDomains: {} },
    `Protection of ${stackName(prod, 'data')}`,
    'open',
  ],
  ['has a secret that nobody put', { emptySecrets: ['PaymentSecretArn'] }, 'Secret PaymentSecretArn', 'open'],
])('an account that %s is told so', (_, facts, subject, state) => {
  expect(notReady(facts)).toEqual([[subject, state]]);
});

test('a stage before its first deployment needs its bootstrap and its certificate, and nothing that a deployment makes', () => {
  expect(notReady({ stacks: [], mailDomains: {} })).toEqual([]);
});

test('a stage that names no monitor of costs is told how it is found', () => {
  const [found] = preflight(stageNamed('prod'), whole).filter(({ state }) => state !== 'ready');
  expect(found).toMatchObject({ subject: 'Cost anomalies', state: 'open' });
  expect(found?.told).toContain('aws ce get-anomaly-monitors');
});

test('mail of another system is used by a stage that says so, and looked for', () => {
  const stage = { ...prod, hasMailDomains: true };
  expect(notReady({ stacks: [] }, stage)).toEqual([]);
  expect(
    notReady({ stacks: [], mailDomains: { ...whole.mailDomains, 'codes.example.com': undefined as never } }, stage),
  ).toEqual([['Mail of codes.example.com', 'open']]);
});

test('a stage whose alarms nobody hears is told so', () => {
  expect(notReady({}, { ...prod, alarmAddresses: [] })).toEqual([['Alarms', 'open']]);
});

test('a sandbox that SES has left for any number of mails is none', () => {
  expect(notReady({ mailsADay: -1 })).toEqual([]);
});
