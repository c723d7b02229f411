import { publishOutbox } from '../platform/index.ts';
import { enquiriesTable } from './tables.ts';

export default publishOutbox(enquiriesTable);
