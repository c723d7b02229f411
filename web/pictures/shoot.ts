/**
 * Photographs screens, to look at them:
 *
 *   node web/pictures/shoot.ts s3-pro [s1…]           whole screens
 *   node web/pictures/shoot.ts s3-pro#timeline        one part of a screen
 *
 * The results lie in .local/pictures/screens.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { masterFile } from './masters.ts';
import { hirePhotographer, openBrowser } from './photographer.ts';
import { shotOf } from './screen-shot.ts';

const photographer = await hirePhotographer();
const browser = await openBrowser();
try {
  for (const wanted of process.argv.slice(2)) {
    const [name = '', part] = wanted.split('#');
    const target = masterFile('screens', part ? `${name}.${part}` : name);
    writeFileSync(target, await shotOf(browser, photographer, name, part));
    console.log(fileURLToPath(target));
  }
} finally {
  await browser.close();
  await photographer.close();
}
