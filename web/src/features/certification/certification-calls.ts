import { listHolders, queryCertificate } from '../../../../shared/contract/certification/certificates.ts';
import { holderPages } from '../../../../shared/contract/certification-schemas.ts';
import { querySignUp, sendExamCode } from '../../../../shared/contract/certification/sign-up.ts';
import type { Holder } from '../../../../shared/contract/certification-schemas.ts';
import { ask } from '../../lib/api/api.ts';
import type { AskedOf } from '../../lib/api/call.ts';
import { upload } from '../../lib/uploads/upload.ts';
import type { SendFile } from '../../ui/form/file-upload/use-upload.ts';
import { type Failure, firstFailure } from '../../ui/form/form/first-failure.ts';
import { pageSignUp } from './sign-up/sign-up-entry.ts';

// All calls of the page. They come once one of them is needed, with the API client and the schemas, in one script: several of a few hundred bytes
// would share out, and so enlarge, what other pages load.

export { pageSignUp, queryCertificate, querySignUp };

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

/** Asks for the code of a sign-up, by phone and mailbox as they stand in the form. @returns the rule that they fail */
export async function askForExamCode(asked: AskedOf<typeof sendExamCode>): Promise<Failure | undefined> {
  const { failure } = firstFailure(sendExamCode.request, asked);
  if (!failure) await ask(sendExamCode, asked);
  return failure;
}

/** @returns the key of the photo */
export const sendPhoto: SendFile = (file, options) => upload('headimg', file, options);
