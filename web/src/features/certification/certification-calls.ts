import { listHolders, queryCertificate } from '../../../../shared/contract/certification/certificates.ts';
import {
  eraseSignUpsByCode,
  exportSignUpsByCode,
  sendOwnSignUpsCode,
} from '../../../../shared/contract/certification/own-sign-ups.ts';
import { querySignUp, sendExamCode } from '../../../../shared/contract/certification/sign-up.ts';
import { certificateForm } from '../../../../shared/contract/certification-fields.ts';
import { type Holder, holderPages } from '../../../../shared/contract/certification-schemas.ts';
import { ask } from '../../lib/api/api.ts';
import type { AskedOf, PublicEndpoint } from '../../lib/api/call.ts';
import { uploader } from '../../lib/uploads/upload.ts';
import { type Failure, firstFailure } from '../../ui/form/form/first-failure.ts';
import { pageSignUp } from './sign-up/sign-up-entry.ts';

// All calls of the page. They come once one of them is needed, with the API client and the schemas, in one script: several of a few hundred bytes
// would share out, and so enlarge, what other pages load.

export { eraseSignUpsByCode, exportSignUpsByCode, pageSignUp, querySignUp };

export const uploadPhoto = uploader('headimg');

/** The query as its form has it, which is what is sent: what the server makes of it, it makes itself. */
export const pageCertificateQuery = { ...queryCertificate, request: certificateForm };

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

/** @returns what asks for a code with what stands in a form, and answers the rule that this fails */
function codeAsker<Entry extends PublicEndpoint>(entry: Entry) {
  return async (asked: AskedOf<Entry>): Promise<Failure | undefined> => {
    const { failure } = firstFailure(entry.request, asked);
    if (!failure) await ask(entry, asked);
    return failure;
  };
}

export const askForExamCode = codeAsker(sendExamCode);
export const askForOwnSignUpsCode = codeAsker(sendOwnSignUpsCode);
