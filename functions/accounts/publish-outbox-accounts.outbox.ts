import { publishOutbox } from '../platform/index.ts';
import { accountsTable } from './tables.ts';

export default publishOutbox(accountsTable);
