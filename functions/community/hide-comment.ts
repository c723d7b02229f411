import { hideComment } from '../../shared/contract/community/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { commentFinder } from './comments/comment-removal.ts';
import { commentHider } from './desk/comment-desk.ts';
import { needs } from './needs.ts';

export default operation(hideComment, needs.hideComment, ({ tables, audited }) =>
  commentHider({ find: commentFinder(tables.community), audited }),
);
