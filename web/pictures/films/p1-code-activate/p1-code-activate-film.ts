/** Purchase, payment, look-up and confirmation. Captions stand in `shared/content/pages/tutorial.md` too. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 4,
  shots: [
    {
      screen: 'p1-code-activate',
      device: 'monitor',
      seconds: 6,
      chapter: 'The plans',
      caption: 'Purchase opens the plans with your code.',
      camera: move({ x: 0.5, y: 0.437, zoom: 1 }, { y: 0.451 }),
    },
    {
      screen: 'p1-code-activate',
      device: 'monitor',
      from: 6,
      seconds: 6.2,
      chapter: 'Pay and look up',
      caption: 'Pay, then look up the activation code.',
      camera: move({ x: 0.5, y: 0.451, zoom: 1 }, { y: 0.437 }),
    },
    {
      screen: 'p1-code-activate',
      device: 'monitor',
      from: 12.2,
      seconds: 5.4,
      chapter: 'Confirm',
      caption: 'Paste it, confirm, and check the title.',
      camera: move({ x: 0.595, y: 0.335, zoom: 1.2 }, { x: 0.612 }),
    },
  ],
};
