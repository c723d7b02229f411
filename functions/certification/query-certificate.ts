import { queryCertificate } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { certificateQuery } from './certificates/certificate-query.ts';
import { needs } from './needs.ts';
import { wrongNameLimit } from './queries/wrong-names.ts';

export default endpoint(queryCertificate, needs.queryCertificate, ({ tables, indexes, sealer, ...limits }) =>
  certificateQuery({
    table: tables.certification,
    byId: indexes['certification.byHolderId'],
    byPhone: indexes['certification.byHolderPhone'],
    sealer,
    limitWrongNames: wrongNameLimit(limits),
    now: Date.now,
  }),
);
