import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { noSuchComment } from '../../shared/contract/absences.ts';
import { hideComment } from '../../shared/contract/community/desk.ts';
import { auditing, operation, rows } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import { commentFinder, takeOut } from './comments/comment-removal.ts';
import { factsOf, hiddenRow } from './comments/comment-repository.ts';
import * as lines from './log-lines.ts';
import { communityTable } from './tables.ts';

/** Takes a comment out and keeps what it says, so that it can come back. */
export default operation(
  hideComment,
  {
    uses: {
      community: rows(communityTable, 'GetItem'),
      audited: auditing({
        in: [[communityTable, 'PutItem', 'UpdateItem', 'DeleteItem']],
        announces: [commentDeleted],
        outbox: communityTable,
      }),
    },
  },
  ({ audited, community }) => {
    const find = commentFinder(community);
    return ({ id, operator }) =>
      untilUncontended(async () => {
        const found = await find(id);
        if (!found) throw noSuchComment();
        const outcome = await audited<'changed'>({ operator, subject: id }, (transaction) => {
          takeOut(transaction, found, 'operator');
          transaction.put('community', hiddenRow(found.comment), 'absent', 'changed');
        });
        if (outcome === 'changed') return contended;
        log(lines.commentDeleted, { cause: 'operator' }, { Announced: 1 });
        return factsOf(found.comment, 'hidden');
      });
  },
);
