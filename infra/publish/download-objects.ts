import { attachmentName } from '../../shared/attachment-name.ts';
import { type ContentLibrary, storedBuilds } from '../../shared/content/library.ts';
import { contentTypeOf } from './content-types.ts';
import type { PlannedObject } from './planned-object.ts';

/** A version's address never changes its bytes, so whoever has them may keep them. */
const immutableYear = 'public, max-age=31536000, immutable';

/** The files behind all releases, as the downloads bucket shall hold them. The key is the path on the site. */
export function downloadObjects(library: ContentLibrary): PlannedObject[] {
  return storedBuilds(library).map(({ path, fileName, size, sha256, open }) => ({
    key: path.slice(1),
    contentType: contentTypeOf(path),
    cacheControl: immutableYear,
    contentDisposition: contentDisposition(attachmentName(fileName, path)),
    size,
    sha256,
    open,
  }));
}

/** Names the file that a download is saved as; a name beyond ASCII travels as RFC 6266 asks. */
export function contentDisposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
