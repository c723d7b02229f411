import { republishOutbox } from '../platform/index.ts';
import { accountsTable } from './tables.ts';

export default republishOutbox(accountsTable);
