import { publishCollection } from '../../shared/contract/content.ts';
import { operation } from '../platform/calls/operation.ts';
import { needs } from './needs.ts';
import { entriesReplacer } from './replace-entries.ts';

export default operation(publishCollection, needs.publishCollection, ({ tables, audited }) =>
  entriesReplacer(tables.content, audited),
);
