import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** What each function of the downloads domain may touch, and nothing more. */
export const needs = {
  recordDownload: { tables: { content: ['GetItem'] }, publishes: ['download.recorded.v1'] },
  recordDownloadByTitle: { tables: { content: ['GetItem'] }, publishes: ['download.recorded.v1'] },
  countDownloads: { counts: 'downloads' },
  reportDownloads: { tables: { downloads: ['Query'] } },
  checkCounters: { tables: { downloads: ['Query'] } },
} as const satisfies DomainNeeds;
