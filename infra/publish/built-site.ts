import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentDigest, contentDigestFile } from '../../shared/content/digest.ts';
import type { ContentLibrary } from '../../shared/content/library.ts';
import { contentReplies } from '../../shared/content/replies.ts';

const smallSite: Readonly<Record<string, string>> = {
  'index.html': 'index',
  'home/index.html': 'home',
  'history/index.html': 'history',
  'history/21/index.html': 'history of S3 Pro',
  'assets/client-aaaa.js': 'client',
  'assets/client-aaaa.css': 'style',
  'pictures/s1-480.avif': 'picture',
  'media/films/home-av1.mp4': 'film',
  'media/films/home-captions.vtt': 'captions',
  'media/manuals/s3-pro.pdf': 'manual',
  'feeds/all.atom': 'feed',
  'search/index.json': '[]',
  'favicon.svg': 'icon',
  'site.webmanifest': '{}',
};

/**
 * Writes a built site of a library to a folder of its own, for tests.
 * @param changes path → text, over a small site; an empty text leaves the file out
 */
export function builtSite(
  library: ContentLibrary,
  changes: Readonly<Record<string, string>> = {},
): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries({
    ...smallSite,
    [contentDigestFile]: contentDigest(contentReplies(library)),
    ...changes,
  })) {
    if (!text) continue;
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
