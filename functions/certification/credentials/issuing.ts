import * as z from 'zod/mini';
import { IssuerKeys } from '../../../shared/issuer-keys.ts';
import { NotThere } from '../../platform/calls/not-there.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import { log } from '../../platform/logging/log.ts';
import type { ReadSecret } from '../../platform/secrets/secret-reader.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { ReadCertificate } from '../certificates/certificate-reader.ts';
import { listLength, listsTaken, revokedPartition } from '../certificates/status-places.ts';
import * as lines from '../log-lines.ts';
import { credentialOf, statusListCredential } from './credential.ts';
import { publicKeys } from './public-keys.ts';
import { didDocument, issuerAt, signedCredential } from './signer.ts';

type Secret = ReadSecret<'certificateKeys'>;
type Asking<Request> = (request: Request, caller: unknown, viewer: Pick<Viewer, 'siteHost'>) => Promise<string>;

/** Reads the keys that sign. @throws what reading throws, once an alarm was raised */
const keysOf = (secret: Secret) => alarmed(secret('certificateKeys', IssuerKeys));

async function alarmed<Keys>(reading: Promise<Keys>): Promise<Keys> {
  try {
    return await reading;
  } catch (error) {
    log(lines.credentialUnsigned, {}, { CredentialsNotSigned: 1 });
    throw error;
  }
}

interface Issuing {
  readonly read: ReadCertificate;
  readonly secret: Secret;
}

/** Answers a certificate as a signed credential. One that is revoked is signed as well: its list of statuses says so. @throws NotThere */
export function credentialIssuer({ read, secret }: Issuing): Asking<{ readonly num: string }> {
  return async ({ num }, _, { siteHost }) => {
    const [certificate, keys] = await Promise.all([read(num), keysOf(secret)]);
    if (!certificate) throw new NotThere('There is no certificate of this number');
    log(lines.certificateShown, { as: 'credential' }, { CertificatesShown: 1 });
    const issuer = issuerAt(siteHost);
    return signedCredential(issuer, keys, credentialOf(issuer, certificate));
  };
}

/** Answers the issuer's DID document. */
export function keyPublisher(table: Table<'GetItem'>): Asking<object> {
  return async (_, __, { siteHost }) =>
    JSON.stringify(didDocument(issuerAt(siteHost), await alarmed(publicKeys(table))));
}

interface StatusPublishing {
  readonly table: Table<'GetItem'>;
  readonly byRevocation: Index;
  readonly secret: Secret;
}

const Revoked = z.object({ place: z.int() });

/** Answers a list of statuses as a signed credential. @throws NotThere for a list that no credential names yet */
export function statusPublisher({ table, byRevocation, secret }: StatusPublishing): Asking<{ readonly list: number }> {
  return async ({ list }, _, { siteHost }) => {
    const [lists, pages, keys] = await Promise.all([
      listsTaken(table),
      Array.fromAsync(byRevocation.queryPages(revokedPartition(list))),
      keysOf(secret),
    ]);
    if (list > lists) throw new NotThere('There is no such list');
    const revoked = pages.flat().map((item) => Revoked.parse(item).place % listLength);
    const issuer = issuerAt(siteHost);
    return signedCredential(issuer, keys, statusListCredential(issuer, list, revoked));
  };
}
