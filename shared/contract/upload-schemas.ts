import * as z from 'zod/mini';
import { uploadBytes, uploadKinds, uploadMessages } from '../upload-kinds.ts';

/** What an upload is for. */
export const uploadKind = z.enum(uploadKinds, {
  error: 'Uploads are of the kinds headimg, userimg, media and feedback',
});

/** The name of a file on its owner's machine, of which only the ending is kept. */
export const fileName = z
  .string({ error: 'A file has a name' })
  .check(
    z.minLength(1, { error: 'A file has a name' }),
    z.maxLength(255, { error: 'A file name has at most 255 characters' }),
  );

/** A file in a form, below 2 MiB (product-rules.md#exam-form); what it is, its inspection says. */
export const uploadedFile = z
  .file({ error: 'A file is expected' })
  .check(
    z.minSize(uploadBytes.least, { error: 'The file is empty' }),
    z.maxSize(uploadBytes.most, { error: uploadMessages.size }),
  );

/** What sends a file straight to the bucket (product-rules.md#upload-protocol). */
export const UploadSignature = z.object({
  /** Where the form is posted to. */
  host: z.url(),
  /** What the key begins with. */
  dir: z.string(),
  /** In front of the key, it names the file wherever an address is asked for. */
  domain: z.url(),
  policy: z.string(),
  accessid: z.string(),
  signature: z.string(),
  callback: z.literal(''),
  /** The form to post, but for the file, which comes last. */
  fields: z.record(z.string(), z.string()),
});
export type UploadSignature = z.output<typeof UploadSignature>;

/** A file that was uploaded: its address, its name on its owner's machine, and its type. */
export const UploadedFile = z.object({ file_path: z.string(), file_name: z.string(), file_type: z.string() });
export type UploadedFile = z.output<typeof UploadedFile>;

/** The smallest picture there is: one grey pixel. */
const examplePng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==';

/** Made when it is asked for: a client that calls an entry carries no example. */
/* @__NO_SIDE_EFFECTS__ */
export function exampleFile(): File {
  const bytes = Uint8Array.from(atob(examplePng), (character) => character.charCodeAt(0));
  return new File([bytes], 'picture.png', { type: 'image/png' });
}
