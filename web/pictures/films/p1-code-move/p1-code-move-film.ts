/** Two computers, two codes, one mail. Captions stand in `shared/content/pages/tutorial.md` too. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 5,
  shots: [
    {
      screen: 'p1-code-move',
      seconds: 5.6,
      chapter: 'Two codes',
      caption: 'Read the codes of both computers.',
      camera: move({ x: 0.5, y: 0.493, zoom: 1.015 }, { y: 0.507 }),
    },
    {
      screen: 'p1-update',
      device: 'monitor',
      seconds: 5.4,
      chapter: 'Update first',
      caption: 'Update P1 before you ask for a new code.',
      camera: move({ x: 0.49, y: 0.44, zoom: 1.4 }, { x: 0.51 }),
    },
    {
      screen: 'p1-support-mail',
      seconds: 6,
      chapter: 'The mail',
      caption: 'Send both codes to support, with the order.',
      camera: move({ x: 0.5, y: 0.485, zoom: 1.1 }, { y: 0.5 }),
    },
  ],
};
