import { publishOutbox } from '../platform/index.ts';
import { certificationTable } from './tables.ts';

export default publishOutbox(certificationTable);
