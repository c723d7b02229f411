/** One export: edition, size, the button, and the bar until it is done. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  poster: 9,
  shots: [
    {
      screen: 'hvc-export',
      seconds: 5,
      chapter: 'Edition and size',
      caption:
        'The plugin adds HVC to the export of the editing host. Choose the edition, type the size: up to 16384 by 16384.',
      camera: move({ x: 0.68, y: 0.355, zoom: 1.46 }, { y: 0.381 }),
    },
    {
      screen: 'hvc-export',
      from: 4.8,
      seconds: 5.8,
      chapter: 'Export',
      caption: 'Export: all cores write, and the bar says how far they are.',
      camera: move({ x: 0.49, y: 0.52, zoom: 1.02 }, { x: 0.517 }),
    },
    {
      screen: 'hvc-export',
      from: 10.4,
      seconds: 4.6,
      chapter: 'Checked',
      caption: 'Done and checked: dome_16k.hvc, 48.4 GB, ready for a player on Windows or Mac.',
      camera: move({ x: 0.36, y: 0.67, zoom: 1.46 }, { x: 0.375 }),
    },
  ],
};
