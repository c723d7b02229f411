import { commandWithActions } from '../../command-with-actions.ts';
import { listMessages } from './list-messages.ts';
import { messageOptions } from './message-options.ts';
import { replyToMember } from './reply-to-member.ts';

const help = `Shows which members wait for customer service, and answers them. Whoever opens or answers messages stands in the audit trail.

  npm run --silent ops -- messages list  [--member MEMBER] [--json]
  npm run --silent ops -- messages reply MEMBER --text TEXT [--json]

  list          who waits for an answer and for how long, the longest first, unopened; with --member all messages of one, the oldest first
  reply         answers a member who has written
  MEMBER        the id that "list" shows
  --text        the answer, plain text of 2,000 characters at most
  --json        the same as data
  --to <stage>  the site to ask; "local" when not given

  Example: npm run --silent ops -- messages list
`;

export const messages = commandWithActions({
  name: 'messages',
  summary: 'messages of members to customer service: list, reply',
  help,
  options: messageOptions,
  actions: { list: listMessages, reply: replyToMember },
});
