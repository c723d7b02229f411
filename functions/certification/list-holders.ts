import { listHolders } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { certificateLister } from './certificates/certificate-reader.ts';
import { rankLister } from './certificates/rank-list.ts';
import { needs } from './needs.ts';

export default endpoint(listHolders, needs.listHolders, ({ tables, indexes }) =>
  rankLister({
    list: certificateLister({ table: tables.certification, byRank: indexes['certification.byRank'] }),
    now: Date.now,
  }),
);
