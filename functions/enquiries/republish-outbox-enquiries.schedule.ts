import { republishOutbox } from '../platform/index.ts';
import { enquiriesTable } from './tables.ts';

export default republishOutbox(enquiriesTable);
