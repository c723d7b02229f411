import { listAudit } from '../../shared/contract/audit.ts';
import { operation } from '../platform/calls/operation.ts';
import { auditLister } from './audit-lister.ts';
import { auditReader } from './audit-reader.ts';
import { needs } from './needs.ts';

export default operation(listAudit, needs.listAudit, ({ tables }) => auditLister(auditReader(tables.audit).readAfter));
