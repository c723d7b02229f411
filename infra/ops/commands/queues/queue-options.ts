import type { Action } from '../../command-with-actions.ts';

export const queueOptions = { yes: { type: 'boolean', default: false } } as const;

export type QueueAction = Action<typeof queueOptions, 'name' | 'queues'>;
