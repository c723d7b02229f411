import type { OpenedEnquiry } from '../../shared/contract/enquiry-schemas.ts';
import type { Sealer } from '../platform/personal-data/field-encryption.ts';
import type { Table } from '../platform/tables/table.ts';
import { isUploadKey, type KeptKey, keptKeyOf } from '../platform/uploads/upload-key.ts';
import { StoredUpload, uploadRowKey } from '../platform/uploads/upload-row.ts';
import { Letter } from './enquiry.ts';
import type { StoredEnquiry } from './enquiry-repository.ts';

/** Seconds for which a link to a picture is good. */
const linkSeconds = 5 * 60;

interface Opening {
  readonly open: Sealer['open'];
  readonly uploads: Table<'GetItem'>;
  readonly pictures: { readonly link: (key: `feedback/${string}`, seconds: number) => Promise<string> };
}

/** Opens what an enquiry says, with a link to the picture that came with it; '' for one that did not pass its inspection (product-rules.md#inspection), or is erased. */
export function enquiryOpener({ open, uploads, pictures }: Opening) {
  const linkTo = async (key: string): Promise<string> => {
    const row = isUploadKey(key) ? await uploads.get(uploadRowKey(key)) : undefined;
    if (!isUploadKey(key) || !row || StoredUpload.parse(row).state !== 'promoted') return '';
    const kept = keptKeyOf(key);
    return isPicture(kept) ? pictures.link(kept, linkSeconds) : '';
  };
  return async ({ sealed, screenshot, page = '', ...facts }: StoredEnquiry): Promise<OpenedEnquiry> => {
    const letter = Letter.parse(await open(facts.id, sealed));
    return { ...facts, page, ...letter, screenshot: screenshot === undefined ? '' : await linkTo(screenshot) };
  };
}

const isPicture = (key: KeptKey): key is `feedback/${string}` => key.startsWith('feedback/');
