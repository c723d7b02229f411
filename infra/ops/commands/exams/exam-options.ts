import type { Action } from '../../command-with-actions.ts';

export const examOptions = {
  csv: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

export type ExamAction = Action<typeof examOptions>;
