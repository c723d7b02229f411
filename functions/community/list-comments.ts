import { listComments } from '../../shared/contract/community/comments.ts';
import { contentTable } from '../content/public.ts';
import { endpoint, provingMember, rows } from '../platform/index.ts';
import { commentLister } from './comments/comment-lister.ts';
import { lessonCheck } from './lessons.ts';
import { communityTable } from './tables.ts';

export default endpoint(
  listComments,
  {
    uses: {
      caller: provingMember(),
      community: rows(communityTable, 'GetItem', 'Query'),
      content: rows(contentTable, 'GetItem'),
    },
  },
  ({ community, content }) => {
    const list = commentLister({ community, checkLesson: lessonCheck(content) });
    return (asked, member) => list(asked, member?.uid);
  },
);
