import { listThreads, openThread } from '../../../../shared/contract/community/message-desk.ts';
import { messagePages } from '../../../../shared/contract/message-pages.ts';
import type { Message } from '../../../../shared/contract/message-schemas.ts';
import { waitingTime } from '../../../../shared/waiting-time.ts';
import { asJson, type Output } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { allPages } from '../../all-pages.ts';
import type { Desk } from '../../command-with-actions.ts';
import { minute } from '../../minute.ts';
import type { MessageAction } from './message-options.ts';

/** A message as it was typed, below who wrote it and when; each of its lines is set in, so that none looks like a line of ours. */
function shown({ id, from, content, create_time }: Message): string {
  const lines = content.split(/\r?\n/).map((line) => `  ${line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')}`);
  return `${minute(create_time)}  ${from}  ${id}\n${lines.join('\n')}\n`;
}

/** Lists who waits for an answer, and for how long. */
async function listWaiting({ operate }: Desk, isData: boolean, output: Output): Promise<number> {
  const list = await allPages((cursor) => operate('listThreads', listThreads, { cursor }));
  if (isData) output.out(asJson(list));
  else if (list.length === 0) output.out('Nobody waits for an answer.\n');
  else {
    const now = Date.now();
    const rows = list.map(({ member, messages, since }) => [
      waitingTime(Math.max(0, now - Date.parse(since))),
      minute(since),
      messages,
      member,
    ]);
    output.out(`${textTable(['Waits for', 'Since (UTC)', 'Messages', 'Member'], rows)}\n`);
  }
  return 0;
}

/** Opens all messages of a member, the oldest first. */
async function openMessages({ operate, operator }: Desk, member: string, isData: boolean, output: Output) {
  const who = await operator();
  const list = await allPages(async (cursor) => {
    const page = Number(cursor || 1);
    const asked = { member, operator: who, page, limit: messagePages.most };
    const found = await operate('openThread', openThread, asked);
    return { list: found.list, cursor: page * messagePages.most < found.count ? String(page + 1) : '' };
  });
  const messages = list.toReversed();
  output.out(isData ? asJson(messages) : messages.map(shown).join('\n'));
  return 0;
}

export const listMessages: MessageAction = {
  takes: ['member'],
  run: (desk, { member, json }, output) =>
    member === undefined ? listWaiting(desk, json, output) : openMessages(desk, member, json, output),
};
