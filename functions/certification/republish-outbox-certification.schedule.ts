import { republishOutbox } from '../platform/events/outbox/republish-outbox.ts';
import { certificationTable } from './tables.ts';

export default republishOutbox(certificationTable);
