import type { Action } from '../../command-with-actions.ts';

export const eventOptions = {
  yes: { type: 'boolean', default: false },
  from: { type: 'string' },
  until: { type: 'string' },
  only: { type: 'string', multiple: true, default: [] as string[] },
} as const;

export type EventAction = Action<typeof eventOptions, 'name' | 'archive'>;
