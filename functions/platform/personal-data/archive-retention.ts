import type { Retention } from '../../../shared/manifest/function-needs.ts';

/** How long an address is kept that is sealed into an event: as long as the archive of events keeps that. */
export const archiveRetention = { days: 90, endedBy: 'archive' } as const satisfies Retention;
