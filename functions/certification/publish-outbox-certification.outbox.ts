import { publishOutbox } from '../platform/events/outbox/publish-outbox.ts';
import { certificationTable } from './tables.ts';

export default publishOutbox(certificationTable);
