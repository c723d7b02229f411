import { republishOutbox } from '../platform/events/outbox/republish-outbox.ts';
import { enquiriesTable } from './tables.ts';

export default republishOutbox(enquiriesTable);
