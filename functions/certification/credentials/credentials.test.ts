import { generateKeyPairSync } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type IssuerKey,
  type IssuerKeys,
  publicParts,
  publishedMinutes,
  rotated,
} from '../../../shared/issuer-keys.ts';
import { siteHostHeader } from '../../../shared/site-host.ts';
import { secretReader } from '../../platform/secrets/secret-reader.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { aCertificateDesk, ada, adasIdcard, aLine, operator } from '../certificate-builders.ts';
import { listLength, listOf } from '../certificates/status-places.ts';
import issueCredential from '../issue-credential.ts';
import readIssuerKeys from '../read-issuer-keys.ts';
import readStatusList from '../read-status-list.ts';
import { publicKeysRow } from './issuer-keys.ts';

const log = captureLog();

const viewer = { headers: { [siteHostHeader]: 'www.example.com' } };
const did = 'did:web:www.example.com';

function aKey(name: string): IssuerKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { kid: name.padEnd(43, '-'), x, d, madeAt: '2026-11-26T09:30:00.000Z' };
}

/** An issuer with Ada's certificate, whose keys the test changes. */
async function anIssuer() {
  const desk = aCertificateDesk();
  await desk.imported([aLine({ cert_num: '2019-AB-17' })]);
  const first = rotated(undefined, () => aKey('first'), desk.clock.now);
  if (first.step === 'waits') throw new Error('nothing to wait for');
  const kept = { keys: first.keys };
  let milliseconds = 0;
  // Each reading is as late as the secret is kept.
  const secret = secretReader<'certificateKeys'>({
    read: async () => JSON.stringify(kept.keys),
    now: () => (milliseconds += 300_000),
  });
  const certification = desk.table;
  const issue = calling(issueCredential, { certification, secret });
  const publish = () => desk.table.put(publicKeysRow(publicParts(kept.keys)));
  await publish();
  const publishKeys = calling(readIssuerKeys, { certification });
  const byRevocation = desk.index('certification.byRevocation');
  const publishStatus = calling(readStatusList, { certification, byRevocation, secret });
  const rotate = async (name: string) => {
    for (const later of [0, publishedMinutes * 60_000]) {
      const next = rotated(kept.keys, () => aKey(name), Date.parse('2026-11-26T09:30:00.000Z') + later);
      if (next.step !== 'waits') kept.keys = next.keys;
      await publish();
    }
  };
  const DidDocument = z.object({
    verificationMethod: z.array(z.object({ id: z.string(), publicKeyJwk: z.looseObject({ kty: z.string() }) })),
  });
  const verify = async (token: string) => {
    const document = DidDocument.parse(JSON.parse(await publishKeys({}, viewer)));
    const keys = document.verificationMethod.map(({ id, publicKeyJwk }) => ({ ...publicKeyJwk, kid: id }));
    return (await jwtVerify(token, createLocalJWKSet({ keys }), { typ: 'vc+jwt', algorithms: ['EdDSA'] })).payload;
  };
  return {
    ...desk,
    kept: kept as { keys: IssuerKeys },
    rotate,
    verify,
    credential: (num = '2019-AB-17') => issue({ num }, viewer),
    keys: () => publishKeys({}, viewer),
    status: (list = 1) => publishStatus({ list }, viewer),
  };
}

const Listed = z.looseObject({ credentialSubject: z.looseObject({ encodedList: z.string() }) });

/** The places that are set in a list. */
function setIn(payload: unknown): number[] {
  const { encodedList } = Listed.parse(payload).credentialSubject;
  expect(encodedList[0]).toBe('u');
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBe(listLength);
  return [...bits].flatMap((byte, at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => ((byte >> (7 - bit)) & 1 ? [at * 8 + bit] : [])),
  );
}

describe('a credential', () => {
  test('is verified by a library that knows nothing of us, and says the name as printed and the number alone', async () => {
    const { credential, verify } = await anIssuer();
    const payload = await verify(await credential());
    expect(payload).toMatchObject({
      id: 'https://www.example.com/certificate-2019-AB-17',
      issuer: { id: did },
      validFrom: '2026-11-20T00:00:00+08:00',
      validUntil: '2028-11-20T23:59:59+08:00',
      credentialSubject: { licenseNumber: '2019-AB-17', identifier: [{ identityHash: ada.name, hashed: false }] },
      credentialStatus: {
        statusListIndex: '0',
        statusListCredential: 'https://www.example.com/.well-known/certificate-status.jwt?list=1',
      },
    });
    for (const secret of [ada.company, ada.phone, adasIdcard]) expect(JSON.stringify(payload)).not.toContain(secret);
  });

  test('is the same token each time', async () => {
    const { credential } = await anIssuer();
    expect(await credential()).toBe(await credential());
  });

  test('that somebody has changed, or signed with a key of their own, is refused', async () => {
    const { credential, verify, kept } = await anIssuer();
    const token = await credential();
    const [header = '', , signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ name: 'Mallory' })).toString('base64url');
    await expect(verify(`${header}.${forged}.${signature}`)).rejects.toThrow('signature verification failed');
    const honest = kept.keys;
    kept.keys = { signing: honest.signing, keys: [{ ...aKey('x'), kid: honest.signing }] };
    const other = await credential();
    kept.keys = honest;
    await expect(verify(other)).rejects.toThrow('signature verification failed');
  });

  test('of before a rotation is verified after it, and so is a new one', async () => {
    const { credential, verify, rotate, keys } = await anIssuer();
    const before = await credential();
    await rotate('second');
    await rotate('third');
    const after = await credential();
    expect(after).not.toBe(before);
    for (const token of [before, after]) expect(await verify(token)).toMatchObject({ issuer: { id: did } });
    expect(await keys()).not.toContain('"d"');
  });

  test('cannot be verified while no keys are published, which raises an alarm', async () => {
    const { table, keys } = await anIssuer();
    await table.delete({ pk: 'issuer-keys', sk: 'public' });
    expect(JSON.parse(await keys())).toMatchObject({ status: 500 });
    expect(log.text).toContain('"code":"call.failed"');
    expect(log.text).toContain('"CredentialsNotSigned":1');
  });

  test('of a number that there is not is a 404', async () => {
    const { credential } = await anIssuer();
    expect(JSON.parse(await credential('MS-2222-2222-2'))).toMatchObject({ status: 404 });
  });
});

describe('a list of statuses', () => {
  test('is a signed credential, in which the revoked are set and nobody else', async () => {
    const desk = await anIssuer();
    expect(setIn(await desk.verify(await desk.status()))).toEqual([]);
    await desk.imported(
      [aLine({ idcard: '', cert_num: 'B-17' }), aLine({ idcard: '', cert_num: 'C-17' })],
      'b'.repeat(43),
    );
    await desk.revoke({ num: 'C-17', reason: 'void', operator });
    const { place = -1 } = (await desk.read('C-17')) ?? {};
    expect(setIn(await desk.verify(await desk.status()))).toEqual([place]);
    expect(place).toBe(2);
  });

  test('that no credential names is not there', async () => {
    const { status } = await anIssuer();
    expect(JSON.parse(await status(2))).toMatchObject({ status: 404 });
    expect([0, listLength - 1, listLength].map(listOf)).toEqual([1, 1, 2]);
  });
});

test('a laptop issues under its host with its port', async () => {
  const { table: certification } = await anIssuer();
  const secret = secretReader<'certificateKeys'>({
    read: async () => JSON.stringify({ signing: 'a'.repeat(43), keys: [{ ...aKey('a'), kid: 'a'.repeat(43) }] }),
    now: () => 0,
  });
  const issue = calling(issueCredential, { certification, secret });
  const token = await issue({ num: '2019-AB-17' }, { headers: { [siteHostHeader]: 'localhost:8080' } });
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(payload).toMatchObject({
    id: 'http://localhost:8080/certificate-2019-AB-17',
    issuer: { id: 'did:web:localhost%3A8080' },
  });
});
