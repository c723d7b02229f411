import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { output } from './paths.ts';

/** Addresses of the site's own files in a document: pictures, assets, icons, feeds. Pages and downloads are not among them. */
const fileAddress = /(?<=["' ,])\/(?!downloads\/)[\w./-]+\.\w+(?=["' ,])/g;

/** The files that a document names and the site does not have. */
export function brokenReferences(
  html: string,
  has = (path: string) => existsSync(join(output.siteUnderWay, path)),
): string[] {
  const [withoutData = ''] = html.split('<script type="application/json"');
  return [...new Set(withoutData.match(fileAddress) ?? [])].filter((path) => !has(path));
}
