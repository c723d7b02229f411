import { showCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { certificateShower } from './certificates/certificate-desk.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { needs } from './needs.ts';

export default operation(showCertificate, needs.showCertificate, ({ tables }) =>
  certificateShower({ read: certificateReader(tables.certification), now: Date.now }),
);
