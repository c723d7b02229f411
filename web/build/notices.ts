import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, webFolder } from './paths.ts';

/** What visitors get of others, and by which licences: `/licences.txt`. */
export const noticesFile = 'licences.txt';

const fontFolder = join(webFolder, 'src/ui/style/fonts');

/** Licences that ask for no notice. */
const withoutNotice = /\((Unlicense|0BSD|MIT-0|CC0-1\.0)\)$/;

/** Packages whose licence asks for a notice, and that have no text of it in their folder, where Vite looks. */
function withoutText(notices: string): string[] {
  const entries = notices.split(/^## (?=.+ - \d)/m).slice(1);
  const bare = entries.map((entry) => entry.trim()).filter((entry) => !entry.includes('\n'));
  return bare.filter((entry) => !withoutNotice.test(entry));
}

/**
 * The notices of the packages that Vite has bundled, and of what is no package.
 * @param bundled what Vite wrote of them
 * @param font licence of the font
 * @throws Error naming each package whose licence, which has to come with its code, was not found
 */
export function completeNotices(bundled: string, font: string): string {
  const missing = withoutText(bundled);
  if (missing.length > 0) throw new Error(`No text of a licence was found for ${missing.join(', ')}`);
  return `${bundled.trimEnd()}\n\n## Archivo (OFL-1.1)\n\n${font.trim()}\n`;
}

/** Completes what Vite wrote into the site under way. */
export function writeNotices(): void {
  const path = join(output.siteUnderWay, noticesFile);
  writeFileSync(path, completeNotices(readFileSync(path, 'utf8'), readFileSync(join(fontFolder, 'OFL.txt'), 'utf8')));
}
