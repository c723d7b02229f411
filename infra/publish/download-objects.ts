import { attachmentName } from '../../shared/attachment-name.ts';
import { type ContentLibrary, storedBuilds } from '../../shared/content/library.ts';
import { contentTypeOf } from './content-types.ts';
import type { PlannedObject } from './planned-object.ts';

/** The bytes at the address of a version never change, so they may be kept by whoever has them. */
const immutableYear = 'public, max-age=31536000, immutable';

/** The files of all releases, as the downloads bucket should hold them. The key is the path on the site. */
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

/** The header that names a download; a name beyond ASCII is encoded as RFC 6266 says. */
export function contentDisposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
