import * as z from 'zod/mini';
import { exampleOperator, operator } from '../audit-schemas.ts';
import { cursor, cursorPage } from '../cursor-page.ts';
import { defineEndpoint } from '../endpoint.ts';
import { messageText } from '../message-fields.ts';
import { messagePages } from '../message-pages.ts';
import { Message, WaitingThread } from '../message-schemas.ts';
import { paged, pageRequest } from '../page-number.ts';

const byOperators = { caller: 'ops', dialect: 'status' } as const;
/** Operators name a member by the id, which the list of threads tells. */
const member = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'A member is named by the id' }));

export const listThreads = defineEndpoint({
  summary: 'Lists a page of the threads that wait for an answer, the longest first, without opening them.',
  ...byOperators,
  request: z.object({ cursor }),
  example: {},
  response: cursorPage(WaitingThread),
});

export const openThread = defineEndpoint({
  summary: 'Opens the messages of a member, the newest first, and notes in the audit trail who did.',
  ...byOperators,
  request: pageRequest(messagePages, { member, operator }),
  example: { member: 'u1', operator: exampleOperator },
  audits: 'messages.opened',
  response: paged(messagePages, Message),
});

export const answerThread = defineEndpoint({
  summary: 'Answers a member who has written, and notes in the audit trail who did.',
  ...byOperators,
  request: z.object({ member, content: messageText, operator }),
  example: { member: 'u1', content: 'It is on its way.', operator: exampleOperator },
  audits: 'messages.answered',
  emits: ['message.answered.v1'],
  response: Message,
});
