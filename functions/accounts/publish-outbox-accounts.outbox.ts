import { publishOutbox } from '../platform/events/outbox/publish-outbox.ts';
import { accountsTable } from './tables.ts';

export default publishOutbox(accountsTable);
