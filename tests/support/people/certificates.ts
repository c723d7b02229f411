import { gunzipSync } from 'node:zlib';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { anAddress, postFrom } from '../../../infra/dev/demo/loopback.ts';
import { certificates } from '../../../infra/ops/commands/certificates/certificates-command.ts';
import {
  issueCredential,
  listHolders,
  queryCertificate,
  readIssuerKeys,
} from '../../../shared/contract/certification/certificates.ts';
import { deskCommand } from '../site/operators.ts';

/** An ID number of Shanghai that nobody in the process has, with a right check character (GB 11643). */
export function anIdcard(): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const body = `31010119${80 + Math.floor(Math.random() * 19)}0${1 + Math.floor(Math.random() * 9)}1${Math.floor(Math.random() * 9)}${String(Math.floor(Math.random() * 1_000)).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return `${body}${'10X98765432'.charAt(sum % 11)}`;
}

/** A mobile number that hardly anybody in the process has. */
export const aMobile = () => `137${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;

/** What `cert_query` answers, asked from an address that has used up no limit. */
export async function askForCertificate(siteUrl: string, asked: object) {
  const { status, body } = await postFrom(anAddress(), siteUrl, queryCertificate, JSON.stringify(asked));
  return { httpStatus: status, ...JSON.parse(body) };
}

/** The rank list of holders whose name has a text, past the edge's cache, which keeps it for ten seconds. */
export async function rankedHolders(siteUrl: string, name: string) {
  const { body } = await postFrom(anAddress(), siteUrl, listHolders, JSON.stringify({ pageindex: 1, name }));
  return JSON.parse(body).data;
}

/** What `ops certificates …` answers as data. */
export async function certificatesCommand(stateDirectory: string, ...args: string[]) {
  return JSON.parse(await deskCommand(stateDirectory, certificates, ...args));
}

/** The credential of a certificate, as anybody gets it. */
export async function credentialOf(siteUrl: string, num: string): Promise<string> {
  const response = await fetch(new URL(`${issueCredential.path}?num=${num}`, siteUrl));
  if (response.status !== 200) throw new Error(`The credential is answered with ${response.status}`);
  return response.text();
}

const Status = z.object({ statusListIndex: z.string(), statusListCredential: z.url() });
const Credential = z.looseObject({ credentialStatus: Status, credentialSubject: z.looseObject({}) });
const DidDocument = z.object({
  id: z.string(),
  verificationMethod: z.array(
    z.object({ id: z.string(), publicKeyJwk: z.looseObject({ kid: z.string(), kty: z.string(), x: z.string() }) }),
  ),
});
const List = z.looseObject({ credentialSubject: z.looseObject({ encodedList: z.string() }) });

/** The public keys of the issuer, as its DID document has them. */
export async function issuerKeysAt(siteUrl: string) {
  // Past what an edge may keep: a rotation has just been.
  const document = DidDocument.parse(await (await fetch(new URL(`${readIssuerKeys.path}?`, siteUrl))).json());
  return document.verificationMethod.map(({ publicKeyJwk: { kid, x } }) => ({ kid, x }));
}

/** Verifies a token as a stranger would: the issuer's keys come from its DID document. @throws where it does not verify */
export async function verified(siteUrl: string, token: string) {
  // Past what an edge may keep: a rotation has just been.
  const document = DidDocument.parse(await (await fetch(new URL(`${readIssuerKeys.path}?`, siteUrl))).json());
  const keys = document.verificationMethod.map(({ id, publicKeyJwk }) => ({ ...publicKeyJwk, kid: id }));
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet({ keys }), {
    typ: 'vc+jwt',
    algorithms: ['EdDSA'],
  });
  return { payload, protectedHeader, document };
}

/** Whether a credential is revoked, by the list that it names; both are verified. */
export async function isRevoked(siteUrl: string, token: string): Promise<boolean> {
  const { credentialStatus } = Credential.parse((await verified(siteUrl, token)).payload);
  const list = await (await fetch(credentialStatus.statusListCredential)).text();
  const { encodedList } = List.parse((await verified(siteUrl, list)).payload).credentialSubject;
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  const place = Number(credentialStatus.statusListIndex);
  return (((bits[place >> 3] ?? 0) >> (7 - (place & 7))) & 1) === 1;
}
