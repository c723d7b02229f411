import type { Action } from '../../command-with-actions.ts';

export const messageOptions = {
  member: { type: 'string' },
  text: { type: 'string' },
} as const;

export type MessageAction = Action<typeof messageOptions>;
