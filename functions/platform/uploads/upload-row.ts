import * as z from 'zod/mini';
import { type UploadKind, type UploadType, uploadKinds, uploadTypes } from '../../../shared/upload-kinds.ts';
import { anyOf, type Condition } from '../tables/conditions.ts';
import type { Change } from '../tables/expressions.ts';
import type { Item, Key } from '../tables/item.ts';
import { memberPartition } from '../tables/tables.ts';
import { keptDaysOf } from './kinds.ts';
import { isUploadKey, type UploadKey } from './upload-key.ts';

/** Seconds for which an upload that nobody takes is kept (product-rules.md#upload-keys), and its row, should the job that erases it stand still. */
const unusedSeconds = 48 * 60 * 60;
const rowSeconds = 72 * 60 * 60;

/** Seconds after which whoever took an upload is told that it is not inspected. */
const inspectionSeconds = 10 * 60;

/** What may become of an upload. Whether it is taken does not stand here: that may happen before its inspection, and after it. */
export const uploadLifecycle = {
  awaited: ['promoted', 'refused'],
  promoted: [],
  refused: [],
} as const satisfies Record<string, readonly string[]>;
export type UploadState = keyof typeof uploadLifecycle;

/**
 * An upload, in the table `uploads`. A member's has a row in their partition beside it, by which it is found when they are erased.
 *
 * | item   | pk             | sk             |                                    |
 * |--------|----------------|----------------|------------------------------------|
 * | upload | `upload#<key>` | `upload`       | this                               |
 * | owned  | `member#<uid>` | `upload#<key>` | `kind` and `madeAt`                |
 */
export const StoredUpload = z.object({
  key: z.string(),
  kind: z.enum(uploadKinds),
  /** The member whose it is; empty for a visitor's. */
  owner: z.string(),
  type: z.enum(Object.values(uploadTypes)),
  state: z.enum(['awaited', 'promoted', 'refused'] satisfies UploadState[]),
  /** Who took it, such as `exam#<id>`; absent while nobody has. */
  usedBy: z.optional(z.string()),
  madeAt: z.iso.datetime(),
  /** What is due at `dueAt`: to erase what nobody uses, or any more, or to tell that what somebody took is not inspected. */
  due: z.optional(z.enum(['unused', 'inspection'])),
  dueAt: z.optional(z.iso.datetime()),
  /** The event of the object that is inspected, by its id: objects of other events are not. Absent until the first one is. */
  inspectedBy: z.optional(z.string()),
});
export type StoredUpload = z.output<typeof StoredUpload>;

/** The key of an upload's row. */
export const uploadRowKey = (key: UploadKey): Key => ({ pk: `upload#${key}`, sk: 'upload' });

/** How the sort keys of members' own rows begin; the key follows. */
const ownedPrefix = 'upload#';

/** The key of a member's own row of it. */
export const ownedRowKey = (uid: string, key: string): Key => ({
  pk: memberPartition(uid),
  sk: `${ownedPrefix}${key}`,
});

/** A member's own row of an upload. */
export const OwnedUpload = z.object({ sk: z.string(), kind: z.enum(uploadKinds), madeAt: z.iso.datetime() });

/** The sort keys of a member's own rows. */
export const ownedRange = [ownedPrefix, `${ownedPrefix}~`] as const;

/** The key of the upload that a member's own row is of. @throws Error for another row */
export function keyOfOwned(sk: string): UploadKey {
  const key = sk.slice(ownedPrefix.length);
  if (!isUploadKey(key)) throw new Error('This row is of no upload');
  return key;
}

const isoAfter = (now: number, seconds: number) => new Date(now + seconds * 1_000).toISOString();
const expiryAfter = (now: number, seconds: number) => Math.ceil(now / 1_000) + seconds;

/** What of a new upload is stated. */
interface NewUpload {
  readonly key: UploadKey;
  readonly kind: UploadKind;
  readonly type: UploadType;
  /** Empty for a visitor's. */
  readonly owner: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The row of an upload that nobody has sent yet. */
export function awaitedUpload({ now, ...upload }: NewUpload): Item & Key {
  const row: StoredUpload = {
    ...upload,
    state: 'awaited',
    madeAt: new Date(now).toISOString(),
    due: 'unused',
    dueAt: isoAfter(now, unusedSeconds),
  };
  return { ...row, ...uploadRowKey(upload.key), expires: expiryAfter(now, rowSeconds) };
}

/** The row by which a member's upload is found when they are erased. */
export function ownedUpload({ key, kind, owner, now }: NewUpload): Item & Key {
  return { kind, madeAt: new Date(now).toISOString(), ...ownedRowKey(owner, key) };
}

/** Who takes an upload, and which may be taken. */
interface Taking {
  readonly key: UploadKey;
  readonly kind: UploadKind;
  /** Whose it has to be; empty for a visitor's, which belongs to whoever holds the key. */
  readonly owner: string;
  /** By whom or what it is used, such as `exam#<id>`: the same may take it again. */
  readonly usedBy: string;
  /** Whether it has to be inspected already; otherwise what is awaited is taken too, and events tell what becomes of it. */
  readonly isInspected: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The update by which a transaction of another domain takes an upload: it holds where the upload is of that kind and owner, neither refused nor
 * over, and nobody else's (product-rules.md#upload-keys). What is taken is kept until it is erased or freed.
 */
export function takenUpload({ key, kind, owner, usedBy, isInspected, now }: Taking): {
  readonly key: Key;
  readonly change: Change;
  readonly condition: Condition;
} {
  const states: readonly UploadState[] = isInspected ? ['promoted'] : ['awaited', 'promoted'];
  const takeable = { kind, owner, state: { oneOf: states } } as const;
  return {
    key: uploadRowKey(key),
    change: { set: { usedBy, ...dueOnceTaken(kind, now) }, remove: ['expires'] },
    condition: anyOf(
      { ...takeable, usedBy: { is: 'absent' }, due: 'unused', dueAt: { above: new Date(now).toISOString() } },
      { ...takeable, usedBy },
    ),
  };
}

/** What is due of an upload that is taken: to tell that it is not inspected, or to erase what is kept for some days alone. */
function dueOnceTaken(kind: UploadKind, now: number): Pick<StoredUpload, 'due' | 'dueAt'> {
  const days = keptDaysOf(kind);
  if (days === undefined) return { due: 'inspection', dueAt: isoAfter(now, inspectionSeconds) };
  return { due: 'unused', dueAt: isoAfter(now, days * 24 * 60 * 60) };
}

/** The update by which whoever took an upload frees it: it is erased by the next run of the job that erases what nobody took. */
export function freedUpload({ key, usedBy, now }: Pick<Taking, 'key' | 'usedBy' | 'now'>): {
  readonly key: Key;
  readonly change: Change;
  readonly condition: Condition;
} {
  const set = { due: 'unused', dueAt: new Date(now).toISOString() };
  return { key: uploadRowKey(key), change: { set, remove: ['usedBy'] }, condition: { usedBy } };
}

/** The update by which an event makes the inspection of an upload its own. It may come again and go on; every other event comes too late. */
export function claimedUpload(
  key: UploadKey,
  inspectedBy: string,
): { readonly key: Key; readonly change: Change; readonly condition: Condition } {
  const condition = anyOf({ state: 'awaited', inspectedBy: { is: 'absent' } }, { state: 'awaited', inspectedBy });
  return { key: uploadRowKey(key), change: { set: { inspectedBy } }, condition };
}

/** How an inspection ends. */
export type Verdict = (typeof uploadLifecycle)['awaited'][number];

/** What is inspected. */
interface Inspected {
  readonly kind: UploadKind;
  readonly isTaken: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What an inspection changes in a row. What is refused is erased at once, and its row some days later. */
export function inspectedChange(verdict: Verdict, { kind, isTaken, now }: Inspected): Change {
  const settled = { set: { state: verdict }, remove: ['due', 'dueAt'] };
  if (verdict === 'refused') return { ...settled, set: { ...settled.set, expires: expiryAfter(now, rowSeconds) } };
  // What nobody took, and what is kept for some days alone, is still erased in time.
  return isTaken && keptDaysOf(kind) === undefined ? settled : { set: settled.set };
}
