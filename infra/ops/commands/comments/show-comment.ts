import { hideComment as hiding, restoreComment as restoring } from '../../../../shared/contract/community/desk.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import type { CommentAction } from './comment-options.ts';

/** Takes a comment out of its lesson, or shows it again. */
function commentSetter(
  name: 'hideComment' | 'restoreComment',
  entry: typeof hiding | typeof restoring,
  done: string,
): CommentAction {
  return {
    names: ['COMMENT'],
    takes: ['yes'],
    async run({ operate, operator }, { yes, json }, output, id = '') {
      if (!yes) throw new CommandError(`The comment ${id} was not ${done}: add --yes`);
      const comment = await operate(name, entry, { id, operator: await operator() });
      output.out(json ? asJson(comment) : `The comment ${id} is ${comment.state}.\n`);
      return 0;
    },
  };
}

export const hideComment = commentSetter('hideComment', hiding, 'hidden');
export const restoreComment = commentSetter('restoreComment', restoring, 'restored');
