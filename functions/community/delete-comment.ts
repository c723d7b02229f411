import { deleteComment } from '../../shared/contract/community/comments.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { Told } from '../platform/calls/told.ts';
import { commentDeleter, commentFinder } from './comments/comment-removal.ts';
import { needs } from './needs.ts';

export default endpoint(deleteComment, needs.deleteComment, ({ tables, transact }) => {
  const erase = commentDeleter({ find: commentFinder(tables.community), transact });
  return async ({ comment_id }, { uid }) => {
    await erase(comment_id, uid);
    return new Told({}, 'Successfully delete');
  };
});
