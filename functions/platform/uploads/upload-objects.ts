import type { UploadKind } from '../../../shared/upload-kinds.ts';
import { type KeptKey, keptKeyOf, type UploadKey } from './upload-key.ts';

/** What erasing uploads of some kinds takes of their bucket. */
export interface ObjectEraser<Kind extends UploadKind = UploadKind> {
  readonly delete: (key: UploadKey<Kind> | KeptKey<Kind>) => Promise<void>;
}

/** Deletes both objects of an upload, inspected or not; what is not there is deleted all the same. */
export async function eraseObjects<Kind extends UploadKind>(
  bucket: ObjectEraser<Kind>,
  key: UploadKey<NoInfer<Kind>>,
): Promise<void> {
  await Promise.all([bucket.delete(key), bucket.delete(keptKeyOf(key))]);
}
