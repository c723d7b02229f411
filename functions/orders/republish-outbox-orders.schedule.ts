import { republishOutbox } from '../platform/events/outbox/republish-outbox.ts';
import { ordersTable } from './tables.ts';

export default republishOutbox(ordersTable);
