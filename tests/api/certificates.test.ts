import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, inject, test } from 'vitest';
import { importRecords } from '../../infra/ops/commands/certificates/import-certificates.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { certificatePath } from '../../shared/certificate-address.ts';
import { listHolders, printCertificate, queryCertificate } from '../../shared/contract/certification/certificates.ts';
import {
  aMobile,
  anIdcard,
  askForCertificate,
  certificatesCommand,
  credentialOf,
  isRevoked,
  verified,
} from '../support/certificates.ts';
import { eventually } from '../support/eventually.ts';
import { shownFigure } from '../support/figures.ts';
import { anAddress, postFrom } from '../support/loopback.ts';
import { type ACandidate, putSignUp } from '../support/sign-up-rows.ts';

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

/** The rank list past the edge's cache, which holds it for ten seconds. */
async function ranked(name: string) {
  const { body } = await postFrom(anAddress(), siteUrl, listHolders, JSON.stringify({ pageindex: 1, name }));
  return JSON.parse(body).data;
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
  expect(await ranked(name)).toEqual({ list: [{ name, cert_num: num, company: candidate.company }], datacount: 1 });

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
    () => ranked(name),
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

describe('an import', () => {
  const aRecord = (parts: object = {}) => ({
    name: `Import ${crypto.randomUUID()}`.slice(0, 40),
    award_date: '2026-11-20',
    ...parts,
  });

  test('of a file by the command is all or nothing, told line by line, and done once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'certificates-'));
    const file = join(folder, 'holders.csv');
    const name = `Import ${crypto.randomUUID().slice(0, 8)}`;
    const write = (...lines: string[]) => writeFile(file, ['name,award_date,phone', ...lines].join('\n'));
    const importing = (...options: string[]) => certificatesCommand(state, 'import', file, ...options);
    await write(`${name} A,2026-11-20,13800138000`, `${name} B,2026-02-30,`, `,2026-11-20,1`);
    await expect(importing('--yes')).rejects.toThrow();
    await write(`${name} A,2026-11-20,`, `${name} B,2026-11-20,`);
    await expect(importing('--dry-run')).resolves.toMatchObject({ imported: 0, problems: [] });
    expect((await ranked(name)).datacount).toBe(0);
    expect(await importing('--yes')).toEqual({ imported: 2, before: false, problems: [] });
    await eventually(
      () => ranked(name),
      ({ datacount }) => datacount === 2,
    );
    expect(await importing('--yes')).toEqual({ imported: 2, before: true, problems: [] });
    expect((await ranked(name)).datacount).toBe(2);
    await rm(folder, { recursive: true });
  });

  test('that dies before it is published shows none of it, and can be done again', async () => {
    const target = await resolveTarget('local', state);
    const name = `Killed ${crypto.randomUUID().slice(0, 8)}`;
    const records = Array.from({ length: 90 }, (_, at) => aRecord({ name: `${name} ${at}` }));
    const dying: typeof target.operate = async (operation, entry, request) => {
      if (operation === 'publishCertificates') throw new Error('killed');
      return target.operate(operation, entry, request);
    };
    await expect(importRecords({ ...target, operate: dying }, records)).rejects.toThrow('killed');
    expect((await ranked(name)).datacount).toBe(0);
    expect(await importRecords(target, records)).toMatchObject({ imported: 90 });
    await eventually(
      () => ranked(name),
      ({ datacount }) => datacount === 90,
    );
  });
});

test('the figures of certificates are what the commands list', async () => {
  await anAwarded();
  const awarded = () => shownFigure(state, 'showCertificationFigures', 'Certificates awarded');
  const listed = async () => (await certificatesCommand(state, 'list')).length;
  await eventually(
    async () => [await awarded(), await listed()],
    ([shown, all]) => shown === all,
  );
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

test('one person is asked after twenty times a day, from however many networks', async () => {
  const idcard = anIdcard();
  const asked = { type: 3, idcard, name: 'Nobody' };
  for (let times = 0; times < 20; times += 1)
    expect(await askForCertificate(siteUrl, asked)).toMatchObject({ status: 0 });
  expect(await askForCertificate(siteUrl, asked)).toMatchObject({
    status: 1,
    msg: expect.stringMatching(/^Too many queries about one person/),
  });
});
