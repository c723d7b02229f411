import { publishCollection } from '../../shared/contract/content.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { operation } from '../platform/calls/operation.ts';
import { rows } from '../platform/tables/rows.ts';
import { entriesReplacer } from './replace-entries.ts';
import { contentTable } from './tables.ts';

export default operation(
  publishCollection,
  {
    uses: {
      content: rows(contentTable, 'Query', 'PutItem', 'DeleteItem'),
      audited: auditing({}),
    },
  },
  ({ audited, content }) => entriesReplacer(content, audited),
);
