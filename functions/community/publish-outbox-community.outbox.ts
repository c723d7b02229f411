import { publishOutbox } from '../platform/index.ts';
import { communityTable } from './tables.ts';

export default publishOutbox(communityTable);
