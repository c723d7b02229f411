import { listBuilds } from '../../../../../shared/contract/content.ts';
import type { ProductType } from '../../../../../shared/product-type.ts';
import { ask } from '../../../lib/api/api.ts';
import { type DatedBuild, offeredBuilds } from './published.ts';

// Loaded when the browser is idle: no first page waits for schemas and the API client.

/** The newest builds of some types. @throws whatever one of the calls throws */
export async function askBuilds(types: readonly ProductType[], signal: AbortSignal): Promise<readonly DatedBuild[]> {
  const answers = await Promise.all(types.map((type) => ask(listBuilds, { type }, { signal })));
  return offeredBuilds(answers.flatMap(({ data }) => data));
}
