import type { DomainNeeds } from '../platform/needs.ts';

/** What each function of the downloads domain may touch, and nothing more. */
export const needs = {
  listDownloads: { tables: { content: ['Query'] } },
  listProducts: { tables: { content: ['Query'] } },
  listProductCategories: { tables: { content: ['Query'] } },
  listReleases: { tables: { content: ['Query'] } },
  publishContent: { tables: { content: ['Query', 'PutItem', 'DeleteItem'] } },

  recordDownload: { tables: { content: ['GetItem'] }, publishes: ['download.recorded'] },
  countDownload: { tables: { content: ['GetItem'] }, publishes: ['download.recorded'] },
  countDownloads: { tables: { downloads: ['PutItem', 'UpdateItem'] } },
  reportDownloads: { tables: { downloads: ['Query'] } },
} as const satisfies DomainNeeds;
