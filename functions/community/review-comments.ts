import { reviewComments } from '../../shared/contract/community/desk.ts';
import { index, operation, rows } from '../platform/index.ts';
import { hiddenPartition, listedFacts } from './comments/comment-repository.ts';
import { communityTable } from './tables.ts';

/** Comments of a page. */
const limit = 100;

export default operation(
  reviewComments,
  {
    uses: {
      community: rows(communityTable, 'Query'),
      byMonth: index(communityTable, 'byMonth'),
      byAuthor: index(communityTable, 'byAuthor'),
    },
  },
  ({ community, byMonth, byAuthor }) =>
    async ({ cursor, ...asked }) => {
      const page = { newestFirst: true, limit, cursor };
      const read = () => {
        if ('month' in asked) return byMonth.query(asked.month, page);
        if ('member' in asked) return byAuthor.query(asked.member, page);
        return community.query(hiddenPartition, page);
      };
      const { items, cursor: next } = await read();
      return { list: items.map(listedFacts), cursor: next };
    },
);
