import { republishOutbox } from '../platform/index.ts';
import { uploadsTable } from './tables.ts';

export default republishOutbox(uploadsTable);
