import { republishOutbox } from '../platform/events/outbox/republish-outbox.ts';
import { uploadsTable } from './tables.ts';

export default republishOutbox(uploadsTable);
