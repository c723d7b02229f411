import { republishOutbox } from '../platform/events/outbox/republish-outbox.ts';
import { communityTable } from './tables.ts';

export default republishOutbox(communityTable);
