import type { Action } from '../../command-with-actions.ts';

export const commentOptions = {
  month: { type: 'string' },
  member: { type: 'string' },
  hidden: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

export type CommentAction = Action<typeof commentOptions>;
