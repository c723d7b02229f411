import { messages } from '../../../infra/ops/commands/messages/messages-command.ts';
import { sendMessage } from '../../../shared/contract/community/messages.ts';
import type { Message } from '../../../shared/contract/message-schemas.ts';
import { deskCommand } from '../site/operators.ts';
import { mailsSent } from '../telling/mails.ts';
import { ask, type RegisteredMember } from './members.ts';

/** A member writes to customer service. */
export const writeTo = (
  { url }: { readonly url: string },
  { proof }: RegisteredMember,
  content: string,
  parts: object = {},
) => ask(url, sendMessage, { ...proof, content, ...parts });

/** What the command of operators prints, as data. */
const desk = async (state: string, ...args: string[]) => JSON.parse(await deskCommand(state, messages, ...args));

/** Customer service answers a member. */
export const replyTo = (state: string, { user }: RegisteredMember, text: string): Promise<Message> =>
  desk(state, 'reply', user.uid, '--text', text);

/** What operators see: who waits, or what a member and customer service have written. */
export const waitingThreads = (state: string) => desk(state, 'list');
export const messagesOf = (state: string, { user }: RegisteredMember) => desk(state, 'list', '--member', user.uid);

/** Mails that tell a member of an answer. */
export const mailsOfAnswers = async (url: string, { email }: RegisteredMember) =>
  (await mailsSent(url, email)).filter(({ subject }) => subject === 'Customer service has answered you');
