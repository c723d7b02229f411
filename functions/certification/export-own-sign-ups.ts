import { exportOwnSignUps } from '../../shared/contract/certification/own-sign-ups.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { ownSignUpExporter } from './own-data/own-sign-ups.ts';

export default endpoint(exportOwnSignUps, needs.exportOwnSignUps, ({ ownedBy, tables, sealer }) => {
  const open = ownSignUpExporter({ ownedBy, table: tables.certification, sealer });
  return (_, member) => open(member);
});
