import * as z from 'zod/mini';
import { messageTool } from '../../form-tools.ts';
import { exampleProof, ofMember } from '../account-entries.ts';
import { proof } from '../account-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requestId } from '../fields.ts';
import { clientId, messageText } from '../message-fields.ts';
import { messagePages } from '../message-pages.ts';
import { Message, Unread } from '../message-schemas.ts';
import { paged, pageRequest } from '../page-number.ts';

export const bindClient = defineEndpoint({
  summary: 'Notes with which client a member reads messages; what they have read is kept from then on.',
  path: '/api/gateway/bind',
  ...ofMember,
  request: z.object({ ...proof, client_id: clientId }),
  example: { ...exampleProof, client_id: '7f0000010b5400000001' },
  response: z.object({}),
  rateLimit: { perSecond: 50, burst: 1_000 },
});

export const listMessages = defineEndpoint({
  summary:
    'Lists the messages between a member and customer service, the newest first; with the first page they are read.',
  path: '/api/gateway/message_list',
  ...ofMember,
  request: pageRequest(messagePages, proof),
  example: { ...exampleProof, page: 1, limit: 15 },
  response: paged(messagePages, Message),
  rateLimit: { perSecond: 50, burst: 1_000 },
});

export const pingMessages = defineEndpoint({
  summary: 'Says how many answers a member has not read, and the time; asked again and again while a page is open.',
  path: '/api/gateway/ping',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: Unread,
  polled: true,
  rateLimit: { perSecond: 300, burst: 3_000 },
});

export const sendMessage = defineEndpoint({
  summary: messageTool.tooldescription,
  path: '/api/gateway/message',
  ...ofMember,
  request: z.object({ ...proof, content: messageText, request_id: requestId }),
  example: {
    ...exampleProof,
    content: 'My dongle came without its cap. Can you send me one?',
    request_id: '6b9d0f3a-2c1e-4d57-9a41-0c8e5f7b1d22',
  },
  response: Message,
  emits: ['message.written.v1'],
  changes: [listMessages],
  rateLimit: { perSecond: 20, burst: 1_000 },
  freeText: true,
  limits: [
    { name: 'messages', of: 'messages', per: 'member', max: 10, seconds: 60 },
    { name: 'messages', of: 'messages', per: 'member', max: 300, seconds: 24 * 60 * 60 },
  ],
  idempotencyKey: 'request_id',
});
