import { reviewComments } from '../../../../shared/contract/community/desk.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { allPages } from '../../all-pages.ts';
import { minute } from '../../minute.ts';
import type { CommentAction } from './comment-options.ts';

/** Characters of a comment in a table. */
const shownLength = 60;

/** A comment in one line of a terminal, in which nothing that somebody typed moves anything. */
function oneLine(text: string): string {
  const characters = Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' '));
  return characters.length > shownLength ? `${characters.slice(0, shownLength - 1).join('')}…` : characters.join('');
}

/** Lists comments: of a month, of a member, or those that are hidden. */
export const listComments: CommentAction = {
  takes: ['month', 'member', 'hidden'],
  async run({ operate }, { month, member, hidden, json }, output) {
    const chosen = [
      month !== undefined && { month },
      member !== undefined && { member },
      hidden && { hidden: true as const },
    ];
    const [asked, ...others] = chosen.filter((one) => one !== false);
    if (others.length > 0) throw new CommandError('"comments list" takes one of --month, --member and --hidden');
    const which = asked ?? { month: new Date().toISOString().slice(0, 7) };
    const list = await allPages((cursor) => operate('reviewComments', reviewComments, { ...which, cursor }));
    if (json) output.out(asJson(list));
    else if (list.length === 0) output.out('There are no such comments.\n');
    else {
      const rows = list.map(({ id, at, state, member: uid, name, content }) => [
        minute(at),
        state,
        id,
        uid,
        oneLine(name),
        oneLine(content),
      ]);
      output.out(`${textTable(['When (UTC)', 'State', 'Comment', 'Member', 'Name', 'What it says'], rows)}\n`);
    }
    return 0;
  },
};
