/**
 * Paints moments of show contents, to look at them:
 *
 *   node web/pictures/paint.ts aurora@0 aurora@4 silk@2
 *
 * The results lie in .local/pictures/contents.
 */

import { paintedMoment } from './painter.ts';
import { hirePhotographer } from './photographer.ts';

const photographer = await hirePhotographer();
try {
  for (const moment of process.argv.slice(2)) {
    const png = await paintedMoment(photographer, moment);
    console.log(`${moment} ${png.length} bytes`);
  }
} finally {
  await photographer.close();
}
