import type { Retention } from '../../shared/manifest/function-needs.ts';

/** For how long messages between members and us are kept, and what deletes them: the row's own end. */
export const messageRetention = { months: 24, endedBy: 'expires' } as const satisfies Retention;
