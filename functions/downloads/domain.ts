import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

/** Downloads, each recorded and counted once. */
export const downloads = { tables: { downloads: { timeToLive: 'expires' } } } as const satisfies DomainDefinition;
