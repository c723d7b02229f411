import { extname } from 'node:path';

const utf8 = (type: string) => `${type}; charset=utf-8`;

const contentTypes: Readonly<Record<string, string>> = {
  '.apk': 'application/vnd.android.package-archive',
  '.atom': utf8('application/atom+xml'),
  '.avif': 'image/avif',
  '.css': utf8('text/css'),
  '.dmg': 'application/x-apple-diskimage',
  '.exe': 'application/vnd.microsoft.portable-executable',
  '.gif': 'image/gif',
  '.html': utf8('text/html'),
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': utf8('text/javascript'),
  '.json': utf8('application/json'),
  '.md': utf8('text/markdown'),
  '.mp4': 'video/mp4',
  '.msi': 'application/x-msi',
  '.pdf': 'application/pdf',
  '.pkg': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': utf8('image/svg+xml'),
  '.txt': utf8('text/plain'),
  '.vtt': utf8('text/vtt'),
  '.webm': 'video/webm',
  '.webmanifest': utf8('application/manifest+json'),
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': utf8('application/xml'),
  '.zip': 'application/zip',
};

/**
 * The media type with which a file is served.
 * @throws Error for an extension that is not listed: browsers are told not to guess types, and would refuse the file
 */
export function contentTypeOf(path: string): string {
  const type = contentTypes[extname(path).toLowerCase()];
  if (!type) throw new Error(`${path}: add the content type of its extension to infra/publish/content-types.ts`);
  return type;
}
