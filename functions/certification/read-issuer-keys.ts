import { readIssuerKeys } from '../../shared/contract/certification/certificates.ts';
import { endpoint, rows, within } from '../platform/index.ts';
import { publicKeys } from './credentials/issuer-keys.ts';
import { didDocument, issuerAt } from './credentials/signer.ts';
import { certificationTable } from './tables.ts';

/** Answers the issuer's DID document. */
export default endpoint(
  readIssuerKeys,
  { uses: { certification: rows(within(certificationTable, 'issuer-keys'), 'GetItem') } },
  ({ certification }) =>
    async (_, __, { siteHost }) =>
      JSON.stringify(didDocument(issuerAt(siteHost), await publicKeys(certification))),
);
