import { publishIssuerKeys } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { publicKeysRow } from './credentials/public-keys.ts';
import { needs } from './needs.ts';

export default operation(
  publishIssuerKeys,
  needs.publishIssuerKeys,
  ({ audited }) =>
    async ({ kid, keys, operator }) => {
      await audited({ operator, subject: kid }, ({ put }) => put('certification', publicKeysRow(keys)));
      return {};
    },
);
