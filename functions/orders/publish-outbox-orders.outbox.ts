import { publishOutbox } from '../platform/events/outbox/publish-outbox.ts';
import { ordersTable } from './tables.ts';

export default publishOutbox(ordersTable);
