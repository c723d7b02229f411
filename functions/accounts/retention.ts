import type { Retention } from '../../shared/manifest/function-needs.ts';

/** How long what members say of themselves is kept: ten years after the last sign-in at most, or a week after a member left. */
export const accountRetention = { days: 3_650, endedBy: 'eraseMembers' } as const satisfies Retention;
