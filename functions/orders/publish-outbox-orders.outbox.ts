import { publishOutbox } from '../platform/index.ts';
import { ordersTable } from './tables.ts';

export default publishOutbox(ordersTable);
