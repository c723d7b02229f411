import { keptMonths } from '../../shared/kept-months.ts';
import type { Retention } from '../../shared/manifest/function-needs.ts';

/** How long a sign-up is kept. A certificate puts its end off, to two years after the last day of that (product-rules.md#exam-data). */
export const signUpRetention = { months: keptMonths.uncertified, endedBy: 'eraseSignUps' } as const satisfies Retention;
