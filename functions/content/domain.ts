import type { DomainDefinition } from '../platform/domain-definition.ts';
import { contentTable } from './tables.ts';

/** Published content: products, releases, builds, cases, videos, FAQ, courses, manuals. */
export default { tables: [contentTable] } as const satisfies DomainDefinition;
