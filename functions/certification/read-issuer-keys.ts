import { readIssuerKeys } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { keyPublisher } from './credentials/issuing.ts';
import { needs } from './needs.ts';

export default endpoint(readIssuerKeys, needs.readIssuerKeys, ({ tables }) => keyPublisher(tables.certification));
