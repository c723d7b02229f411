import * as z from 'zod/mini';
import { messageLengths } from '../message-lengths.ts';
import { atMost, filled, ofLines, sentences } from './text-fields.ts';

export const messageText = sentences(
  filled('Please enter a message'),
  atMost(messageLengths.content, 'A message'),
  ofLines('A message is written in letters, digits and signs'),
);

/** What a client calls itself, whichever way it makes such names. */
export const clientId = z
  .string({ error: 'A client is named by its id' })
  .check(z.regex(/^[\w-]{1,64}$/, { error: 'The id of a client has up to 64 letters, digits and dashes' }));
