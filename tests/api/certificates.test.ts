import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, inject, test } from 'vitest';
import { anAddress, askFrom, postFrom } from '../../infra/dev/demo/loopback.ts';
import { importRecords } from '../../infra/ops/commands/certificates/import-certificates.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { certificatePath } from '../../shared/certificate-address.ts';
import { certificateDocument } from '../../shared/certificate-document.ts';
import {
  issueCredential,
  printCertificate,
  queryCertificate,
} from '../../shared/contract/certification/certificates.ts';
import { newCertificateNumber } from '../../shared/typed/certificate-number.ts';
import {
  aMobile,
  anIdcard,
  askForCertificate,
  certificatesCommand,
  credentialOf,
  isRevoked,
  rankedHolders,
  verified,
} from '../support/people/certificates.ts';
import { type ACandidate, putSignUp } from '../support/rows/sign-up-rows.ts';
import { eventually } from '../support/runs/eventually.ts';
import { siteClients } from '../support/site/site-clients.ts';
import { siteBucket } from '../support/site/site-outputs.ts';
import { shownFigure } from '../support/telling/figures.ts';
import { logLines } from '../support/telling/log-lines.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

const aCandidate = (parts: Partial<ACandidate> = {}): ACandidate => ({
  name: `Mary Shelley ${crypto.randomUUID().slice(0, 8)}`,
  company: 'Frankenstein & Co <Light>',
  idcard: anIdcard(),
  phone: aMobile(),
  period: '2026-11',
  ...parts,
});

/** Awards the certificate of somebody who had signed up. */
async function anAwarded(candidate = aCandidate()) {
  const signUp = await putSignUp(state, candidate);
  const facts = await certificatesCommand(state, 'award', signUp, '--yes');
  return { candidate, signUp, num: String(facts.cert_num), facts };
}

/** Takes an object out of the bucket of the site's pages. @returns puts it back */
async function takeAway(Key: string): Promise<() => Promise<void>> {
  const { s3 } = siteClients(state);
  const named = { Bucket: siteBucket(state), Key };
  const { Body, ContentType, CacheControl } = await s3.send(new GetObjectCommand(named));
  const content = await Body?.transformToByteArray();
  await s3.send(new DeleteObjectCommand(named));
  return async () => {
    await s3.send(new PutObjectCommand({ ...named, Body: content, ContentType, CacheControl }));
    s3.destroy();
  };
}

const page = async (num: string) => {
  const response = await fetch(new URL(certificatePath(num), siteUrl));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('an awarded certificate is found in every way, ranked, shown, printed and verified, and revoked it is so everywhere', async () => {
  const { candidate, num, facts, signUp } = await anAwarded();
  const { name, phone, idcard } = candidate;
  expect(facts).toMatchObject({ name, company: candidate.company, state: 'valid', origin: 'exam' });
  await expect(certificatesCommand(state, 'award', signUp, '--yes')).rejects.toThrow('awarded already');

  const ways = [
    { type: 1, cert_num: num.toLowerCase(), name },
    { type: 2, phone, name },
    { type: 3, idcard, name: name.toUpperCase() },
  ];
  const found = { cert_num: num, name, award_date: facts.award_date, end_date: facts.end_date };
  // An index is a moment behind its table.
  for (const asked of ways)
    await eventually(
      () => askForCertificate(siteUrl, asked),
      ({ data }) => data.cert_num === num,
    ).then((answer) => expect(answer).toMatchObject({ status: 0, data: found }));
  expect(await askForCertificate(siteUrl, { ...ways[0], name: 'Somebody Else' })).toMatchObject({
    status: 0,
    data: {},
  });
  // An instance keeps the list that it read for ten seconds.
  const ranked = await eventually(
    () => rankedHolders(siteUrl, name),
    ({ datacount }) => datacount > 0,
  );
  expect(ranked).toEqual({ list: [{ name, cert_num: num, company: candidate.company }], datacount: 1 });

  const shown = await page(num);
  expect(shown.status).toBe(200);
  for (const said of [
    name,
    num,
    'Valid',
    'noindex',
    `og:title" content="${name}`,
    'aria-label="QR code of certificate',
  ])
    expect(shown.text).toContain(said);
  for (const secret of [phone, idcard, candidate.company, 'Frankenstein', '[[', '<script'])
    expect(shown.text).not.toContain(secret);

  const pdf = await fetch(new URL(`${printCertificate.path}?num=${num}`, siteUrl));
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: true,
  });
  for (const said of [name, num, 'Certified Media Server Engineer'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said);

  const token = await credentialOf(siteUrl, num);
  const { payload, protectedHeader, document } = await verified(siteUrl, token);
  expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'vc+jwt', kid: document.verificationMethod[0]?.id });
  expect(payload).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: document.id },
    credentialSubject: { licenseNumber: num, identifier: [{ identityHash: name, identityType: 'name' }] },
  });
  for (const secret of [phone, idcard, 'Frankenstein']) expect(JSON.stringify(payload)).not.toContain(secret);
  expect(await isRevoked(siteUrl, token)).toBe(false);

  expect(await certificatesCommand(state, 'revoke', num, '--reason', 'The result was void', '--yes')).toMatchObject({
    state: 'revoked',
  });
  for (const asked of ways)
    expect(await askForCertificate(siteUrl, asked)).toMatchObject({
      status: 0,
      msg: expect.stringContaining(`Certificate ${num} was revoked on`),
      data: {},
    });
  await eventually(
    () => rankedHolders(siteUrl, name),
    ({ datacount }) => datacount === 0,
  );
  const revoked = await page(num);
  expect(revoked.text).toContain('This certificate was revoked on');
  expect(revoked.text).not.toContain('The result was void');
  expect((await fetch(new URL(`${printCertificate.path}?num=${num}`, siteUrl))).status).toBe(404);
  // The edge keeps a list of statuses for ten seconds.
  await eventually(() => isRevoked(siteUrl, token), Boolean, 30);
  expect(await isRevoked(siteUrl, await credentialOf(siteUrl, num))).toBe(true);
});

describe('a credential', () => {
  test('that somebody has changed is refused by whoever verifies it', async () => {
    const { num } = await anAwarded();
    const [header = '', body = '', signature = ''] = (await credentialOf(siteUrl, num)).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    claims.credentialSubject.identifier[0].identityHash = 'Mallory';
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await expect(verified(siteUrl, `${header}.${changed}.${signature}`)).rejects.toThrow(
      'signature verification failed',
    );
    expect(await verified(siteUrl, `${header}.${body}.${signature}`)).toBeDefined();
  });
});

describe('the page of a certificate', () => {
  test.each(['MS-2222-2222-2', 'MS-7K3F-9QXD-T', 'x', '%3Cscript%3E', 'a'.repeat(80)])(
    'that there is not, %s, is the page of what is not there',
    async (num) => {
      const response = await fetch(new URL(`/certificate-${num}`, siteUrl));
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('There is nothing at this address');
    },
  );

  test('shows a hostile name as it is', async () => {
    const name = `[[qr]]<img src=x onerror="alert(1)">$& ${crypto.randomUUID().slice(0, 6)}`.slice(0, 50);
    const { num } = await anAwarded(aCandidate({ name }));
    const { text } = await page(num);
    expect(text).toContain('<h1>[[qr]]&lt;img src=x onerror=&quot;alert(1)&quot;&gt;$&amp;');
    expect(text.match(/<svg viewBox="0 0 \d+ \d+" width="240"/g)).toHaveLength(1);
  });

  test('has one address, in capitals', async () => {
    const response = await fetch(new URL('/certificate-ms-7k3f-9qxd-e', siteUrl), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/certificate-MS-7K3F-9QXD-E']);
  });
});

describe('an expired certificate', () => {
  const [award_date, end_date] = ['2023-01-10', '2025-01-09'];

  test('is told so by its page, and query and credential name its last day', async () => {
    const name = `Expired ${crypto.randomUUID().slice(0, 8)}`;
    const num = `2023-EX-${Math.floor(Math.random() * 1_000_000)}`;
    await importRecords(await resolveTarget('local', state), [{ name, award_date, end_date, cert_num: num }]);
    const putBack = await takeAway(certificateDocument('expired'));
    try {
      expect((await page(num)).status).toBe(500);
      // S3 tells the function that there is none, and does not refuse to say so.
      await eventually(
        () => logLines(state, 'readCertificate'),
        (lines) => lines.some((line) => line.includes('"code":"call.failed"') && line.includes('"service":""')),
      );
    } finally {
      await putBack();
    }
    const shown = await eventually(
      () => page(num),
      ({ status }) => status === 200,
    );
    for (const said of [name, 'This certificate has expired: 9 January 2025 was its last day'])
      expect(shown.text).toContain(said);
    expect(shown.text).not.toContain('>Valid<');
    const asked = await askForCertificate(siteUrl, { type: 1, cert_num: num, name });
    expect(asked).toMatchObject({ status: 0, data: { cert_num: num, name, end_date } });
    const { payload } = await verified(siteUrl, await credentialOf(siteUrl, num));
    expect(payload).toMatchObject({ validUntil: `${end_date}T23:59:59+08:00` });
    expect((await rankedHolders(siteUrl, name)).datacount).toBe(0);
  });
});

// Once, another test puts an event on the bus that no certificate has.
test('the figures of certificates grow as what the commands list', { retry: 2 }, async () => {
  const listed = async () => (await certificatesCommand(state, 'list')).length;
  const ahead = async () =>
    (await shownFigure(state, 'showCertificationFigures', 'Certificates awarded')) - (await listed());
  // What other tests have awarded may still be on its way to the figures.
  let before = Number.NaN;
  await eventually(
    async () => {
      await delay(2_000);
      const now = await ahead();
      const isSteady = now === before;
      before = now;
      return isSteady;
    },
    (isSteady) => isSteady,
  );
  const ofList = await listed();
  await anAwarded();
  await eventually(ahead, (now) => now === before);
  expect(await listed()).toBeGreaterThan(ofList);
});

test('a network sees sixty pages and credentials of certificates a minute, and nobody else is told so from a cache', async () => {
  const from = anAddress();
  const num = () => newCertificateNumber((below) => randomInt(below));
  const ask = (path: string, by = from) => askFrom(by, siteUrl, { method: 'GET', path });
  const paths = Array.from({ length: 60 }, (_, at) =>
    at % 2 ? certificatePath(num()) : `${issueCredential.path}?num=${num()}`,
  );
  for (const path of paths) expect((await ask(path)).status).toBe(404);
  const path = certificatePath(num());
  const refused = await ask(path);
  expect([refused.status, refused.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  expect(refused.body).toMatch(/^Too many certificates from your network. Please try again in /);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(path, anAddress())).status).toBe(404);
});

test('numbers that no certificate can have are asked for once', async () => {
  const from = anAddress();
  const ask = (num: string) => askFrom(from, siteUrl, { method: 'GET', path: `/certificate-${num}` });
  // More than a network may ask for, all of them answered.
  for (let at = 0; at < 70; at += 1) expect((await ask(`MS-${at + 1_000}-IIII-0`)).status).toBe(404);
});

test('a network asks ten times a minute, by both queries together', async () => {
  const from = anAddress();
  const ask = () =>
    postFrom(from, siteUrl, queryCertificate, JSON.stringify({ type: 1, cert_num: 'MS-2222-2222-2', name: 'Nobody' }));
  for (let asked = 0; asked < 10; asked += 1) expect(JSON.parse((await ask()).body)).toMatchObject({ status: 0 });
  const { headers, body } = await ask();
  expect(JSON.parse(body)).toMatchObject({ status: 1, msg: expect.stringMatching(/^Too many queries/) });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('twenty wrong names for a person, from as many networks, keep nobody from an answer to the right one', async () => {
  const { candidate, num } = await anAwarded();
  const { idcard, name } = candidate;
  const asked = (as: string) => askForCertificate(siteUrl, { type: 3, idcard, name: as });
  await eventually(
    () => asked(name),
    ({ data }) => data.cert_num === num,
  );
  for (let times = 0; times < 20; times += 1)
    expect(await asked(`Nobody ${times}`)).toMatchObject({ status: 0, data: {} });
  expect(await asked(name)).toMatchObject({ status: 0, data: { cert_num: num } });
});
