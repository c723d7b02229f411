import { listCertificates } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { deskLister } from './certificates/certificate-desk.ts';
import { needs } from './needs.ts';

export default operation(listCertificates, needs.listCertificates, ({ tables, indexes }) =>
  deskLister({ table: tables.certification, byRank: indexes['certification.byRank'], now: Date.now }),
);
