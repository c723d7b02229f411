import { republishOutbox } from '../platform/index.ts';
import { communityTable } from './tables.ts';

export default republishOutbox(communityTable);
