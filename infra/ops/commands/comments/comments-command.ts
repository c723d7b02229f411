import { commandWithActions } from '../../command-with-actions.ts';
import { commentOptions } from './comment-options.ts';
import { listComments } from './list-comments.ts';
import { hideComment, restoreComment } from './show-comment.ts';

const help = `Shows what people ask and answer under lessons, and takes out what must not stand there. Whoever does stands in the audit trail.

  npm run --silent ops -- comments list    [--month MONTH | --member MEMBER | --hidden] [--json]
  npm run --silent ops -- comments hide    COMMENT --yes [--json]
  npm run --silent ops -- comments restore COMMENT --yes [--json]

  list          the comments of a month, the newest first; of this month unless stated
  hide          nobody sees it any more; a question with answers keeps its place, without text or name
  restore       shows it again where it stood
  COMMENT       the id that "list" shows
  --member      by the id that "members show" tells
  --hidden      those that are hidden
  --yes         does it
  --json        the same as data
  --to <stage>  the site to ask; "local" when not given

  Example: npm run --silent ops -- comments list
`;

export const comments = commandWithActions({
  name: 'comments',
  summary: 'questions and answers under lessons: list, hide, restore',
  help,
  options: commentOptions,
  actions: { list: listComments, hide: hideComment, restore: restoreComment },
});
