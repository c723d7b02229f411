import { republishOutbox } from '../platform/index.ts';
import { ordersTable } from './tables.ts';

export default republishOutbox(ordersTable);
