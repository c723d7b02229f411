import { listComments } from '../../shared/contract/community/comments.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { commentLister } from './comments/comment-lister.ts';
import { lessonCheck } from './lessons.ts';
import { needs } from './needs.ts';

export default endpoint(listComments, needs.listComments, ({ tables }) => {
  const list = commentLister({ community: tables.community, checkLesson: lessonCheck(tables.content) });
  return (asked, member) => list(asked, member?.uid);
});
