import type { DomainNeeds } from '../platform/needs.ts';

/** What each function of the content domain may touch, and nothing more. */
export const needs = {
  listBuilds: { tables: { content: ['Query'] } },
  listProducts: { tables: { content: ['Query'] } },
  listProductCategories: { tables: { content: ['Query'] } },
  listReleases: { tables: { content: ['Query'] } },
  publishCollection: { tables: { content: ['Query', 'PutItem', 'DeleteItem'] } },
} as const satisfies DomainNeeds;
