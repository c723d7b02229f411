import { uploadInspected } from '../../../events/upload-inspected/event.ts';
import { uploadRefused } from '../../../events/upload-refused/event.ts';
import type { RefusalReason } from '../../../shared/upload-kinds.ts';
import { log } from '../../platform/logging/log.ts';
import { pictureInThread } from '../../platform/pictures/picture-in-thread.ts';
import { type KeptPicture, RefusedPicture } from '../../platform/pictures/picture-outcome.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import {
  isUploadKey,
  type KeptKey,
  keptKeyOf,
  publicPathOf,
  type UploadKey,
} from '../../platform/uploads/upload-key.ts';
import { eraseObjects } from '../../platform/uploads/upload-objects.ts';
import {
  claimedUpload,
  inspectedChange,
  ownedRowKey,
  StoredUpload,
  uploadRowKey,
} from '../../platform/uploads/upload-row.ts';
import * as lines from '../log-lines.ts';

/** What inspecting takes of the bucket. */
interface InspectedBucket {
  readonly get: (key: UploadKey, etag: string) => Promise<{ readonly bytes: Uint8Array } | undefined>;
  readonly putNew: (
    key: KeptKey,
    content: Pick<KeptPicture, 'bytes' | 'type'> & { readonly cacheControl: string },
  ) => Promise<boolean>;
  readonly delete: (key: `quarantine/${string}` | KeptKey) => Promise<void>;
}

interface Inspector {
  readonly uploads: Table<'GetItem' | 'UpdateItem'>;
  readonly transact: Transact<
    Only<{ UpdateItem: 'uploads'; DeleteItem: 'uploads'; emits: 'upload.inspected.v1' | 'upload.refused.v1' }>
  >;
  readonly bucket: InspectedBucket;
  /** What makes the picture that is kept of a file. */
  readonly inspect?: (bytes: Uint8Array) => Promise<KeptPicture>;
}

/** An object that was posted into quarantine. */
interface Arrived {
  /** The event that tells of it, the same at every delivery. */
  readonly event: string;
  readonly key: string;
  readonly etag: string;
}

/** Nobody waits: less than the time-out of the function, and enough where other work takes four fifths of the processor. */
const inTime = (bytes: Uint8Array) => pictureInThread(bytes, { realMs: 25_000 });

/** A photo is kept by no cache; a picture never changes under its address. */
const cacheControlOf = (key: UploadKey) => (publicPathOf(key) === undefined ? 'no-store' : 'public, max-age=86400');

/**
 * Inspects what was posted (product-rules.md#inspection): the very object that the event tells of, once for each signature. S3 forbids no further posts under a
 * key, so the first event claims the upload before anything is decoded; what comes after it goes undecoded when quarantine is emptied. The bytes are
 * read before the claim, as what is posted next takes their place. The row is settled before quarantine is emptied: whatever ends in between, the
 * event comes again and goes on.
 */
export function uploadInspector({ uploads, transact, bucket, inspect = inTime }: Inspector) {
  const find = async (key: UploadKey) => {
    const row = await uploads.get(uploadRowKey(key));
    return row && StoredUpload.parse(row);
  };

  /** Settles what becomes of an upload, unless that is settled already. @returns what has become of it; undefined where it is gone */
  const settle = (key: UploadKey, refusedFor?: RefusalReason): Promise<StoredUpload['state'] | undefined> =>
    untilUncontended(async () => {
      const upload = await find(key);
      if (upload?.state !== 'awaited') return upload?.state;
      const { kind, owner, usedBy = '' } = upload;
      const verdict = refusedFor ? 'refused' : 'promoted';
      const outcome = await transact<'changed'>(({ update, delete: erase, emit }) => {
        const asRead = { state: 'awaited', usedBy: usedBy || ({ is: 'absent' } as const) };
        update(
          'uploads',
          uploadRowKey(key),
          inspectedChange(verdict, { kind, isTaken: usedBy !== '', now: Date.now() }),
          asRead,
          'changed',
        );
        if (refusedFor && owner !== '') erase('uploads', ownedRowKey(owner, key));
        if (refusedFor) emit(uploadRefused, { key, kind, usedBy, reason: refusedFor });
        else emit(uploadInspected, { key, kind, usedBy });
      });
      // Somebody has taken it meanwhile, whom the event has to name.
      return outcome === 'written' ? verdict : contended;
    });

  const claim = (key: UploadKey, event: string): Promise<boolean> => {
    const claimed = claimedUpload(key, event);
    return uploads.update(claimed.key, claimed.change, claimed.condition);
  };

  /** The picture that a file is, or why it is refused. @throws PictureTimedOut on a machine that is too busy, of which no file is guilty: its event comes again */
  const pictureOf = async (bytes: Uint8Array) => {
    try {
      return await inspect(bytes);
    } catch (error) {
      if (error instanceof RefusedPicture) return error.reason;
      throw error;
    }
  };

  const keepOrRefuse = async ({ event, key, etag }: Arrived & { key: UploadKey }, upload: StoredUpload) => {
    const startedAt = Date.now();
    const { kind, inspectedBy = event } = upload;
    if (inspectedBy !== event) return drop('claimed');
    const object = await bucket.get(key, etag);
    if (!object) return drop('replaced');
    if (!(await claim(key, event))) return drop('claimed');
    const found = await pictureOf(object.bytes);
    if (typeof found !== 'string')
      await bucket.putNew(keptKeyOf(key), { bytes: found.bytes, type: found.type, cacheControl: cacheControlOf(key) });
    const state = await settle(key, typeof found === 'string' ? found : undefined);
    if (typeof found === 'string') log(lines.uploadRefused, { kind, why: found }, { UploadsRefused: 1 });
    if (state !== 'promoted') return eraseObjects(bucket, key);
    const milliseconds = Math.round(Date.now() - startedAt);
    log(lines.uploadInspected, { kind, milliseconds }, { UploadsInspected: 1, InspectionMilliseconds: milliseconds });
    await bucket.delete(key);
  };

  return async ({ event, key, etag }: Arrived): Promise<void> => {
    const upload = isUploadKey(key) ? await find(key) : undefined;
    if (isUploadKey(key) && upload?.state === 'awaited' && !isOver(upload))
      return keepOrRefuse({ event, key, etag }, upload);
    drop(upload?.state ?? 'unknown');
    if (isUploadKey(key) && upload?.state !== 'promoted') return eraseObjects(bucket, key);
    if (isQuarantined(key)) await bucket.delete(key);
  };
}

/** Counts an object that is not decoded. */
function drop(why: string): void {
  log(lines.uploadDropped, { why }, { UploadsDropped: 1 });
}

function isOver({ due, dueAt = '' }: StoredUpload): boolean {
  return due === 'unused' && dueAt <= new Date().toISOString();
}

function isQuarantined(key: string): key is `quarantine/${string}` {
  return key.startsWith('quarantine/');
}
