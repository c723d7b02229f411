import { reviewComments } from '../../shared/contract/community/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { hiddenPartition } from './comments/comment-repository.ts';
import { listedFacts } from './desk/comment-desk.ts';
import { needs } from './needs.ts';

/** Comments of a page. */
const limit = 100;

export default operation(
  reviewComments,
  needs.reviewComments,
  ({ tables, indexes }) =>
    async ({ cursor, ...asked }) => {
      const page = { newestFirst: true, limit, cursor };
      const read = () => {
        if ('month' in asked) return indexes['community.byMonth'].query(asked.month, page);
        if ('member' in asked) return indexes['community.byAuthor'].query(asked.member, page);
        return tables.community.query(hiddenPartition, page);
      };
      const { items, cursor: next } = await read();
      return { list: items.map(listedFacts), cursor: next };
    },
);
