import { publishIssuerKeys } from '../../shared/contract/certification/certificate-desk.ts';
import { auditing, operation, within } from '../platform/index.ts';
import { publicKeysRow } from './credentials/issuer-keys.ts';
import { certificationTable } from './tables.ts';

export default operation(
  publishIssuerKeys,
  {
    uses: {
      audited: auditing({ in: [[within(certificationTable, 'issuer-keys'), 'PutItem']] }),
    },
  },
  ({ audited }) =>
    async ({ kid, keys, operator }) => {
      await audited({ operator, subject: kid }, ({ put }) => put('certification', publicKeysRow(keys)));
      return {};
    },
);
