import { issueCredential } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { credentialIssuer } from './credentials/issuing.ts';
import { needs } from './needs.ts';

export default endpoint(issueCredential, needs.issueCredential, ({ tables, secret }) =>
  credentialIssuer({ read: certificateReader(tables.certification), secret }),
);
