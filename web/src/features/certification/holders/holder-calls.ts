import { holderPages, listHolders } from '../../../../../shared/contract/certification/certificates.ts';
import type { Holder } from '../../../../../shared/contract/certification-schemas.ts';
import { ask } from '../../../lib/api/api.ts';

// With the API client and the schemas: they come once the list is asked for.

/** A page of the rank list, and the name that was searched. */
export interface HolderPage {
  readonly list: readonly Holder[];
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly name: string;
}

export type AskedHolders = Pick<HolderPage, 'page' | 'name'>;

export async function readHolders({ page, name }: AskedHolders, signal: AbortSignal): Promise<HolderPage> {
  const { list, datacount } = (await ask(listHolders, { pageindex: page, name }, { signal })).data;
  return { list, count: datacount, page, perPage: holderPages.size, name };
}
