import { publishOutbox } from '../platform/events/outbox/publish-outbox.ts';
import { uploadsTable } from './tables.ts';

export default publishOutbox(uploadsTable);
