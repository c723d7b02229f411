import { Refusal } from '../../../shared/contract/refusal.ts';
import type { UploadSignature } from '../../../shared/contract/upload-schemas.ts';
import {
  endingOf,
  signatureSeconds,
  type UploadKind,
  uploadBytes,
  uploadMessages,
  uploadTypes,
} from '../../../shared/upload-kinds.ts';
import type { PostedFile, PostFields } from '../../platform/buckets/presigning.ts';
import { log } from '../../platform/logging/log.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { kinds } from '../../platform/uploads/kinds.ts';
import { directoryOf, newUploadKey, type UploadKey } from '../../platform/uploads/upload-key.ts';
import { awaitedUpload, ownedUpload } from '../../platform/uploads/upload-row.ts';
import * as lines from '../log-lines.ts';

interface Signer {
  readonly transact: Transact<Only<{ PutItem: 'uploads' }>>;
  readonly form: (
    file: Omit<PostedFile, 'bucket' | 'key'> & { readonly key: UploadKey },
    seconds: number,
  ) => Promise<{ readonly host: string; readonly fields: PostFields }>;
}

/** Who asks for a signature, and for what. */
interface Asked {
  readonly kind: UploadKind;
  /** The file's name on its owner's machine. */
  readonly name: string;
  /** The member who asks, where somebody is signed in. */
  readonly uid: string | undefined;
  /** What is put in front of keys to make addresses of them. */
  readonly domain: string;
}

/**
 * Signs the form by which somebody posts one file into quarantine (product-rules.md#upload-protocol). The row of what is to come is written first, so
 * that its object is never without one.
 * @throws Refusal for a file that is no picture by its name; −1 for a member's kind where nobody is signed in
 */
export function uploadSigner({ transact, form }: Signer) {
  return async ({ kind, name, uid, domain }: Asked): Promise<UploadSignature> => {
    const isMembers = kinds[kind].of === 'members';
    if (isMembers && uid === undefined) throw new Refusal('Please sign in', -1);
    const ending = endingOf(name);
    if (!ending) throw new Refusal(uploadMessages.type);
    const key = newUploadKey(kind, ending);
    const type = uploadTypes[ending];
    const upload = { key, kind, type, owner: isMembers && uid !== undefined ? uid : '', now: Date.now() };
    await transact(({ put }) => {
      put('uploads', awaitedUpload(upload), 'absent');
      if (upload.owner !== '') put('uploads', ownedUpload(upload));
    });
    const { host, fields } = await form({ key, type, bytes: uploadBytes }, signatureSeconds);
    log(lines.uploadSigned, { kind });
    return {
      host,
      dir: directoryOf(kind),
      domain,
      policy: fields.policy,
      accessid: fields['x-amz-credential'].split('/')[0] ?? '',
      signature: fields['x-amz-signature'],
      callback: '',
      fields,
    };
  };
}
