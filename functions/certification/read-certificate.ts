import { certificateDocument } from '../../shared/certificate-document.ts';
import { readCertificate } from '../../shared/contract/certification/certificates.ts';
import type { CertificateState } from '../../shared/contract/certification-schemas.ts';
import { shanghaiDay } from '../../shared/shanghai-day.ts';
import { NotThere } from '../platform/calls/not-there.ts';
import { originOf } from '../platform/calls/viewer.ts';
import { endpoint, limiting, objects, rows, within } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { stateOf } from './certificates/certificate.ts';
import { certificateReader } from './certificates/imports.ts';
import { certificatePage } from './documents/certificate-page.ts';
import * as lines from './log-lines.ts';
import { certificationTable } from './tables.ts';

/** How long a document is kept, in milliseconds: what was published is on show within that time. */
const keptFor = 60_000;

/**
 * Answers the page of a certificate: the prerendered document of its state, filled (product-rules.md#certificate-page). Of a number that none has, the
 * edge shows the page of what is not there.
 */
export default endpoint(
  readCertificate,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
      bucket: objects('site', { 'certificate/': ['GetObject'] }),
    },
  },
  ({ bucket, certification }) => {
    const read = certificateReader(certification);
    const kept = new Map<CertificateState, { readonly text: string; readonly at: number }>();
    /** Reads each document once, and again when it is old; one that could not be read is kept as it was. */
    const documentOf = async (state: CertificateState): Promise<string> => {
      const known = kept.get(state);
      if (known && Date.now() < known.at + keptFor) return known.text;
      const found = await bucket.get(certificateDocument(state));
      if (!found) throw new Error('The site has no document of certificates: publish its pages');
      const text = new TextDecoder().decode(found.bytes);
      kept.set(state, { text, at: Date.now() });
      return text;
    };
    return async ({ num }, _, viewer) => {
      const certificate = await read(num);
      if (!certificate) throw new NotThere('There is no certificate of this number');
      const origin = originOf(viewer);
      log(lines.certificateShown, { as: 'page' }, { CertificatesShown: 1 });
      const document = await documentOf(stateOf(certificate, shanghaiDay(Date.now())));
      return certificatePage(document, certificate, origin);
    };
  },
);
