import { republishOutbox } from '../platform/index.ts';
import { certificationTable } from './tables.ts';

export default republishOutbox(certificationTable);
