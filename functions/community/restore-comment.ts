import { restoreComment } from '../../shared/contract/community/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { commentRestorer } from './desk/comment-desk.ts';
import { needs } from './needs.ts';

export default operation(restoreComment, needs.restoreComment, ({ tables, audited }) =>
  commentRestorer({ community: tables.community, audited }),
);
