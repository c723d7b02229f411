import { publishCertificates } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { importPublisher } from './certificates/certificate-importer.ts';
import { needs } from './needs.ts';

export default operation(publishCertificates, needs.publishCertificates, ({ tables, audited }) =>
  importPublisher({ table: tables.certification, audited }),
);
