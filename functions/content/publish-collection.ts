import { publishCollection } from '../../shared/contract/content.ts';
import { auditing, operation, rows } from '../platform/index.ts';
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
