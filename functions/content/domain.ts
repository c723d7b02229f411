import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import { contentTable } from './tables.ts';

/** Published content: products, releases, builds, cases, videos, FAQ, courses, manuals. */
export const content = { tables: { content: contentTable } } as const satisfies DomainDefinition;
