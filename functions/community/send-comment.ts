import { sendComment } from '../../shared/contract/community/comments.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { Told } from '../platform/calls/told.ts';
import { commentSender } from './comments/comment-sender.ts';
import { answeredFinder } from './comments/thread-members.ts';
import { lessonCheck } from './lessons.ts';
import { needs } from './needs.ts';

export default endpoint(sendComment, needs.sendComment, ({ tables, indexes, contactOf, sealer, keepLimit, once }) => {
  const { community, content } = tables;
  const send = commentSender({
    community,
    checkLesson: lessonCheck(content),
    findAnswered: answeredFinder({ community, byAuthor: indexes['community.byAuthor'] }),
    ...{ contactOf, sealer, keepLimit, once, now: Date.now },
  });
  return async (sent, { uid }) => new Told(await send(sent, uid), 'Success');
});
