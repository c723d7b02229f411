import { printCertificate } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { certificatePrinter } from './documents/certificate-printer.ts';
import { needs } from './needs.ts';

export default endpoint(printCertificate, needs.printCertificate, ({ tables }) =>
  certificatePrinter({ read: certificateReader(tables.certification) }),
);
