import { readCertificate } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { certificatePage } from './documents/certificate-page.ts';
import { needs } from './needs.ts';

export default endpoint(readCertificate, needs.readCertificate, ({ tables, buckets }) =>
  certificatePage({ read: certificateReader(tables.certification), get: buckets.site.get, now: Date.now }),
);
