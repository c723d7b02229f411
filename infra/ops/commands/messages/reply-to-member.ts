import { answerThread } from '../../../../shared/contract/community/message-desk.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import type { MessageAction } from './message-options.ts';

/** Answers a member who has written. */
export const replyToMember: MessageAction = {
  names: ['MEMBER'],
  takes: ['text'],
  async run({ operate, operator }, { text, json }, output, member = '') {
    if (text === undefined) throw new CommandError('"messages reply" needs --text with the answer');
    const message = await operate('answerThread', answerThread, { member, content: text, operator: await operator() });
    output.out(json ? asJson(message) : 'Answered. A mail tells the member who has not read it in five minutes.\n');
    return 0;
  },
};
