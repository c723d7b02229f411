import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** What each function of the content domain may touch, and nothing more. */
export const needs = {
  listBuilds: { tables: { content: ['Query'] } },
  listProducts: { tables: { content: ['Query'] } },
  listProductCategories: { tables: { content: ['Query'] } },
  listReleases: { tables: { content: ['Query'] } },
  readProductDetail: { tables: { content: ['Query'] } },
  listCases: { tables: { content: ['Query'] } },
  listHomeCases: { tables: { content: ['Query'] } },
  readCase: { tables: { content: ['GetItem'] } },
  listVideos: { tables: { content: ['Query'] } },
  listFaqTopics: { tables: { content: ['Query'] } },
  readFaqEntry: { tables: { content: ['GetItem'] } },
  listCourses: { tables: { content: ['Query'] } },
  readCourse: { tables: { content: ['GetItem'] } },
  listManualDirectories: { tables: { content: ['Query'] } },
  listManuals: { tables: { content: ['Query'] } },
  publishCollection: { tables: { content: ['Query', 'PutItem', 'DeleteItem'] }, audits: true },
} as const satisfies DomainNeeds;
