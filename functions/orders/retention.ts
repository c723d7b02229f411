import type { Retention } from '../../shared/manifest/function-needs.ts';

/** How long shipping is kept: as long as somebody may come back to us with what was sent. What was bought, and for how much, stays in the books. */
export const shippingRetention = { months: 36, endedBy: 'eraseShipping' } as const satisfies Retention;
