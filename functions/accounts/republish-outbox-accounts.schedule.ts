import { republishOutbox } from '../platform/events/outbox/republish-outbox.ts';
import { accountsTable } from './tables.ts';

export default republishOutbox(accountsTable);
