import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../../infra/local/index.ts';
import { aFolder } from '../../infra/local/testing/a-folder.ts';
import { quiet } from '../../infra/local/testing/stack.ts';
import { builtSite } from '../../infra/publish/built-site.ts';
import { publish } from '../../infra/publish/publish.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { contentFolder, smallContent } from '../../shared/content/content-folder.ts';
import { storedBuilds } from '../../shared/content/library.ts';
import { loadContent } from '../../shared/content/load.ts';

const megabyte = 1024 * 1024;
/** More than the memory that is allowed, so that it cannot be held whole. */
const size = 256 * megabyte;
const allowedMemory = 200 * megabyte;

/** A site in this process: what is measured is publishing, bucket and edge together. Publishes the content of a folder. */
async function aSite() {
  const stateDirectory = aFolder();
  const site = await startSite({ assemblyDirectory: resolve('cdk.out'), stateDirectory, port: 0, log: quiet });
  onTestFinished(() => site.stop());
  const target = await resolveTarget('local', stateDirectory);
  const publishFolder = async (folder: string) => {
    const library = loadContent(folder);
    using web = builtSite(library);
    await publish(target, { library, webDirectory: web.path });
    return library;
  };
  return { url: site.url, publishFolder };
}

/** Content whose newest release is a file: empty but for the number of each megabyte, so that no part equals another. */
async function largeContent() {
  const release = smallContent['releases/s1/2.5.1.md'] ?? '';
  const path = 'releases/s1/builds/s1.msi';
  const content = contentFolder({
    'releases/s1/2.6.0.md': release.replace('104', '105').replace('package: sample', 'path: builds/s1.msi'),
    [path]: 'to be written',
  });
  await using file = await open(join(content.path, path), 'w');
  await file.truncate(size);
  for (let at = 0; at < size; at += megabyte) await file.write(`megabyte ${at / megabyte}`, at);
  return content;
}

test('a large build is published and downloaded in little memory, and a broken download resumes', async () => {
  const { url, publishFolder } = await aSite();
  using small = contentFolder();
  await publishFolder(small.path);
  using large = await largeContent();
  const before = process.memoryUsage.rss();

  const builds = storedBuilds(await publishFolder(large.path));
  const build = builds.find((each) => each.size === size);
  const address = `${url}${build?.path}`;
  const joined = createHash('sha256');
  const first = await fetch(address);
  let received = 0;
  for await (const part of first.body ?? []) {
    joined.update(part);
    received += part.length;
    if (received > size / 2) break;
  }
  const headers = { range: `bytes=${received}-`, 'if-range': first.headers.get('etag') ?? '' };
  const rest = await fetch(address, { headers });
  expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes ${received}-${size - 1}/${size}`]);
  for await (const part of rest.body ?? []) joined.update(part);
  expect(joined.digest('hex')).toBe(build?.sha256);

  const replaced = await fetch(address, { headers: { ...headers, 'if-range': '"of another file"' } });
  expect([replaced.status, replaced.headers.get('content-length')]).toEqual([200, String(size)]);
  await replaced.body?.cancel();

  const peak = process.resourceUsage().maxRSS * 1024;
  expect(peak - before).toBeLessThanOrEqual(allowedMemory);
});
