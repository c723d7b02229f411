import { beginImport } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { importBeginner } from './certificates/certificate-importer.ts';
import { needs } from './needs.ts';

export default operation(beginImport, needs.beginImport, ({ tables, audited }) =>
  importBeginner({ table: tables.certification, audited, now: () => new Date() }),
);
