import { publishOutbox } from '../platform/events/outbox/publish-outbox.ts';
import { communityTable } from './tables.ts';

export default publishOutbox(communityTable);
