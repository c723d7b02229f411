import { uploadInspected } from '../../../events/upload-inspected/event.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { refusalMessages, uploadMessages } from '../../../shared/upload-kinds.ts';
import { log } from '../../platform/logging/log.ts';
import { pictureInThread } from '../../platform/pictures/picture-in-thread.ts';
import { type KeptPicture, PictureTimedOut, RefusedPicture } from '../../platform/pictures/picture-outcome.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import {
  type KeptKey,
  keptKeyOf,
  type MembersKind,
  newUploadKey,
  type UploadKey,
} from '../../platform/uploads/upload-key.ts';
import { awaitedUpload, inspectedChange, ownedUpload, uploadRowKey } from '../../platform/uploads/upload-row.ts';
import * as lines from '../log-lines.ts';

interface Uploader<Kind extends MembersKind> {
  readonly kind: Kind;
  /** Whether it is used at once, and kept as long as its member; otherwise something of theirs has to take it. */
  readonly isUsed: boolean;
  readonly transact: Transact<Only<{ PutItem: 'uploads'; UpdateItem: 'uploads'; emits: 'upload.inspected.v1' }>>;
  readonly putNew: (
    key: KeptKey<Kind>,
    content: Pick<KeptPicture, 'bytes' | 'type'> & { readonly cacheControl: string },
  ) => Promise<boolean>;
}

/** Milliseconds for a picture while its member waits: less than the time-out of the functions. */
const mostRealMs = 12_000;

/** A picture never changes under its address; when it is erased, caches may show it for a day. */
const cacheControl = 'public, max-age=86400';

/**
 * Keeps a picture of a member that comes through the function (product-rules.md#member-uploads). Its row is there before its object, so that
 * whatever ends in between is erased like what nobody took.
 * @returns where everybody sees it, as a path of the site
 * @throws Refusal for what is no picture that we keep
 */
export function pictureUploader<Kind extends MembersKind>({ kind, isUsed, transact, putNew }: Uploader<Kind>) {
  return async (
    file: Pick<File, 'arrayBuffer'>,
    uid: string,
  ): Promise<{ readonly path: string; readonly type: string }> => {
    const picture = await keptOrRefusal(new Uint8Array(await file.arrayBuffer()));
    const { bytes, type } = picture;
    const key: UploadKey<Kind> = newUploadKey(kind, type === 'image/png' ? 'png' : 'jpg');
    const kept = keptKeyOf(key);
    const upload = { key, kind, type, owner: uid, now: Date.now() };
    await transact(({ put }) => {
      put('uploads', awaitedUpload(upload), 'absent');
      put('uploads', ownedUpload(upload));
    });
    await putNew(kept, { bytes, type, cacheControl });
    const usedBy = isUsed ? `member#${uid}` : '';
    await transact(({ update, emit }) => {
      const change = inspectedChange('promoted', { kind, isTaken: isUsed, now: Date.now() });
      const used = { set: { ...change.set, usedBy }, remove: [...(change.remove ?? []), 'expires'] };
      update('uploads', uploadRowKey(key), isUsed ? used : change, { state: 'awaited' });
      emit(uploadInspected, { key, kind, usedBy });
    });
    log(
      lines.uploadInspected,
      { kind, milliseconds: Math.round(Date.now() - upload.now) },
      { UploadsInspected: 1, Announced: 1 },
    );
    return { path: `/${kept}`, type };
  };
}

async function keptOrRefusal(bytes: Uint8Array): Promise<KeptPicture> {
  try {
    return await pictureInThread(bytes, { realMs: mostRealMs });
  } catch (error) {
    if (error instanceof RefusedPicture) throw new Refusal(refusalMessages[error.reason]);
    // Its member waits, and may send it again.
    if (error instanceof PictureTimedOut) throw new Refusal(uploadMessages.failed);
    throw error;
  }
}
