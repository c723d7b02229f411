import * as z from 'zod/mini';
import { readStatusList } from '../../shared/contract/certification/certificates.ts';
import { NotThere } from '../platform/calls/not-there.ts';
import { endpoint, index, readingSecrets, rows, within } from '../platform/index.ts';
import { listLength, listsTaken, revokedPartition } from './certificates/status-places.ts';
import { statusListCredential } from './credentials/credential.ts';
import { signingKeys } from './credentials/issuer-keys.ts';
import { issuerAt, signedCredential } from './credentials/signer.ts';
import { certificationTable } from './tables.ts';

const Revoked = z.object({ place: z.int() });

/** Answers a list of statuses as a signed credential; none that no credential names yet. */
export default endpoint(
  readStatusList,
  {
    uses: {
      certification: rows(within(certificationTable, 'status-lists'), 'GetItem'),
      byRevocation: index(certificationTable, 'byRevocation'),
      secret: readingSecrets('certificateKeys'),
    },
  },
  ({ secret, certification, byRevocation }) =>
    async ({ list }, _, { siteHost }) => {
      const [lists, pages, keys] = await Promise.all([
        listsTaken(certification),
        Array.fromAsync(byRevocation.queryPages(revokedPartition(list))),
        signingKeys(secret),
      ]);
      if (list > lists) throw new NotThere('There is no such list');
      const revoked = pages.flat().map((item) => Revoked.parse(item).place % listLength);
      const issuer = issuerAt(siteHost);
      return signedCredential(issuer, keys, statusListCredential(issuer, list, revoked));
    },
);
