import { showCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { shanghaiDay } from '../../shared/shanghai-day.ts';
import { operation, rows, within } from '../platform/index.ts';
import { factsOf } from './certificates/certificate.ts';
import { certificateReader } from './certificates/imports.ts';
import { certificationTable } from './tables.ts';

export default operation(
  showCertificate,
  { uses: { certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query') } },
  ({ certification }) => {
    const read = certificateReader(certification);
    return async ({ num }) => {
      const certificate = await read(num);
      if (!certificate) throw new Refusal('There is no certificate of this number');
      return factsOf(certificate, shanghaiDay(Date.now()));
    };
  },
);
