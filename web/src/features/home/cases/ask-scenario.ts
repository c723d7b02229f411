import type { CaseTabType } from '../../../../../shared/case-type.ts';
import { listCases } from '../../../../../shared/contract/content.ts';
import { ask } from '../../../lib/api/api.ts';
import { type CaseTeaser, teaserOf } from '../../../shared-features/cases/case-teaser.ts';
import { fourCases } from './four-cases.ts';

// Loaded with the first tab that is pressed: home itself waits for neither schemas nor the API client.

/** The cases of a scenario that home shows. Rejects where they cannot be had. */
export async function askScenario(type: CaseTabType, signal: AbortSignal): Promise<readonly CaseTeaser[]> {
  const { data } = await ask(listCases, { type }, { signal });
  return fourCases(Object.values(data).flat().map(teaserOf));
}
