import { beginImport } from '../../shared/contract/certification/certificate-desk.ts';
import { auditing, operation, rows, within } from '../platform/index.ts';
import { importBeginner } from './certificates/certificate-importer.ts';
import { certificationTable } from './tables.ts';

export default operation(
  beginImport,
  {
    uses: {
      certification: rows(within(certificationTable, 'imports'), 'GetItem'),
      audited: auditing({ in: [[within(certificationTable, 'imports'), 'PutItem']] }),
    },
  },
  ({ audited, certification }) => importBeginner({ table: certification, audited, now: () => new Date() }),
);
