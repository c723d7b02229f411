import type { Table } from '../platform/tables/table.ts';
import { isUploadKey, type KeptKey, keptKeyOf } from '../platform/uploads/upload-key.ts';
import { StoredUpload, uploadRowKey } from '../platform/uploads/upload-row.ts';
import type { LinkPicture } from './enquiry-desk.ts';

/** Seconds for which a link to a picture is good. */
const linkSeconds = 5 * 60;

interface Linking {
  readonly uploads: Table<'GetItem'>;
  readonly link: (key: `feedback/${string}`, seconds: number) => Promise<string>;
}

/** Links the pictures of feedback that passed their inspection (product-rules.md#inspection). */
export function pictureLinker({ uploads, link }: Linking): LinkPicture {
  return async (key) => {
    const row = isUploadKey(key) ? await uploads.get(uploadRowKey(key)) : undefined;
    if (!isUploadKey(key) || !row || StoredUpload.parse(row).state !== 'promoted') return '';
    const kept = keptKeyOf(key);
    return isPicture(kept) ? link(kept, linkSeconds) : '';
  };
}

const isPicture = (key: KeptKey): key is `feedback/${string}` => key.startsWith('feedback/');
