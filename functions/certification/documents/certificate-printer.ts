import { NotThere } from '../../platform/calls/not-there.ts';
import { originOf, type Viewer } from '../../platform/calls/viewer.ts';
import { log } from '../../platform/logging/log.ts';
import type { ReadCertificate } from '../certificates/certificate-reader.ts';
import * as lines from '../log-lines.ts';
import { certificatePdf } from './certificate-pdf.ts';

/** Answers a certificate as a PDF, in Base64. A revoked one is not printed. @throws NotThere */
export function certificatePrinter({ read }: { readonly read: ReadCertificate }) {
  return async ({ num }: { readonly num: string }, _: unknown, viewer: Pick<Viewer, 'siteHost'>): Promise<string> => {
    const certificate = await read(num);
    if (!certificate || certificate.revokedOn !== undefined)
      throw new NotThere('There is no valid certificate of this number');
    const origin = originOf(viewer);
    log(lines.certificateShown, { as: 'pdf' }, { CertificatesShown: 1 });
    return (await certificatePdf(certificate, origin)).toString('base64');
  };
}
