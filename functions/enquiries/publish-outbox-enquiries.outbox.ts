import { publishOutbox } from '../platform/events/outbox/publish-outbox.ts';
import { enquiriesTable } from './tables.ts';

export default publishOutbox(enquiriesTable);
