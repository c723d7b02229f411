import { issueCredential } from '../../shared/contract/certification/certificates.ts';
import { NotThere } from '../platform/calls/not-there.ts';
import { endpoint, limiting, readingSecrets, rows, within } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { certificateReader } from './certificates/imports.ts';
import { credentialOf } from './credentials/credential.ts';
import { signingKeys } from './credentials/issuer-keys.ts';
import { issuerAt, signedCredential } from './credentials/signer.ts';
import * as lines from './log-lines.ts';
import { certificationTable } from './tables.ts';

/** Answers a certificate as a signed credential. One that is revoked is signed as well: its list of statuses says so. */
export default endpoint(
  issueCredential,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
      secret: readingSecrets('certificateKeys'),
    },
  },
  ({ secret, certification }) => {
    const read = certificateReader(certification);
    return async ({ num }, _, { siteHost }) => {
      const [certificate, keys] = await Promise.all([read(num), signingKeys(secret)]);
      if (!certificate) throw new NotThere('There is no certificate of this number');
      log(lines.certificateShown, { as: 'credential' }, { CertificatesShown: 1 });
      const issuer = issuerAt(siteHost);
      return signedCredential(issuer, keys, credentialOf(issuer, certificate));
    };
  },
);
