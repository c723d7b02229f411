import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodingsOf } from './encodings.ts';

/** Everything that the site keeps of a run; published content aside. */
export async function kept(stateDirectory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(stateDirectory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(stateDirectory, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('objects/'));
  const contents = await Promise.all(files.map((file) => readFile(path.join(stateDirectory, file))));
  return new Map(files.map((file, index) => [file, contents[index] ?? Buffer.of()]));
}

/** Everything that the site tells on its pages. */
export async function told(siteUrl: string): Promise<Map<string, Buffer>> {
  const pages = ['events.json', 'queues.json', 'metrics.json', 'logs.json', 'mail.json', 'iam.json', 'edge.json', ''];
  const texts = await Promise.all(pages.map(async (page) => (await fetch(`${siteUrl}/__local/${page}`)).text()));
  return new Map(pages.map((page, index) => [`/__local/${page}`, Buffer.from(texts[index] ?? '')]));
}

/** Where a text stands, in whatever encoding. */
export function placesOf(text: string, sources: ReadonlyMap<string, Buffer>): string[] {
  const encodings = encodingsOf(text);
  return [...sources].filter(([, content]) => encodings.some((each) => content.includes(each))).map(([name]) => name);
}
