import { publishOutbox } from '../platform/index.ts';
import { uploadsTable } from './tables.ts';

export default publishOutbox(uploadsTable);
