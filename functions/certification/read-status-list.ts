import { readStatusList } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { statusPublisher } from './credentials/issuing.ts';
import { needs } from './needs.ts';

export default endpoint(readStatusList, needs.readStatusList, ({ tables, indexes, secret }) =>
  statusPublisher({ table: tables.certification, byRevocation: indexes['certification.byRevocation'], secret }),
);
