import { certificateAwarded } from '../../events/certificate-awarded/event.ts';
import { publishCertificates } from '../../shared/contract/certification/certificate-desk.ts';
import { auditing, operation, rows, within } from '../platform/index.ts';
import { importPublisher } from './certificates/certificate-importer.ts';
import { certificationTable } from './tables.ts';

export default operation(
  publishCertificates,
  {
    uses: {
      certification: rows(within(certificationTable, 'imports'), 'GetItem'),
      audited: auditing({
        in: [[within(certificationTable, 'imports'), 'UpdateItem']],
        announces: [certificateAwarded],
        outbox: certificationTable,
      }),
    },
  },
  ({ audited, certification }) => importPublisher({ table: certification, audited }),
);
