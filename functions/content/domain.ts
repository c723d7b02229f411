import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

/** Published content: products, releases, builds, cases, videos, FAQ, courses, manuals. */
export const content = { tables: { content: {} } } as const satisfies DomainDefinition;
