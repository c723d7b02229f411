import { listBuilds } from '../../../../../shared/contract/content.ts';
import { Refusal } from '../../../../../shared/contract/dialect.ts';
import type { ProductType } from '../../../../../shared/product-type.ts';
import { createCall } from '../../../lib/api/api.ts';
import { type DatedBuild, offeredBuilds } from './published.ts';

// Loaded when the browser is idle: no first page waits for schemas and the API client.

/** What is offered now, what the server said when it refused to list it, or neither where nothing could be had. */
export type BuildsAnswer =
  | { readonly status: 'listed'; readonly builds: readonly DatedBuild[] }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'failed' };

/** Asks for the newest builds of some types. Never rejects. */
export async function askBuilds(types: readonly ProductType[], call = createCall()): Promise<BuildsAnswer> {
  try {
    const lists = await Promise.all(types.map((type) => call(listBuilds, { type })));
    return { status: 'listed', builds: offeredBuilds(lists.flat()) };
  } catch (error) {
    return error instanceof Refusal ? { status: 'refused', message: error.message } : { status: 'failed' };
  }
}
