import { revokeCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { certificateRevoker } from './certificates/certificate-desk.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { needs } from './needs.ts';

export default operation(revokeCertificate, needs.revokeCertificate, ({ tables, audited }) =>
  certificateRevoker({ read: certificateReader(tables.certification), audited, now: Date.now }),
);
