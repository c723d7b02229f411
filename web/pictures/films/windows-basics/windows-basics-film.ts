/** Windows are opened on an empty page, ordered, saved as a page, and the page is taken. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 8.4,
  shots: [
    {
      screen: 's1-page',
      device: 'monitor',
      seconds: 5.1,
      chapter: 'Open windows',
      caption: 'Drag slides, logo and camera to the wall. Each opens as a window of the page.',
      camera: move({ x: 0.493, y: 0.443, zoom: 1.02 }, { x: 0.507 }),
    },
    {
      screen: 's1-page',
      device: 'monitor',
      from: 5.1,
      seconds: 3.9,
      chapter: 'Order them',
      caption: 'The camera hides the others. Draw it up the list, and it stands behind them.',
      camera: move({ x: 0.612, y: 0.42, zoom: 1.28 }, { y: 0.432 }),
    },
    {
      screen: 's1-page',
      device: 'monitor',
      from: 9,
      seconds: 4.2,
      chapter: 'Save the page',
      caption: 'Save the arrangement as a page and name it.',
      camera: move({ x: 0.56, y: 0.72, zoom: 1.15 }, { x: 0.545 }),
    },
    {
      screen: 's1-page',
      device: 'monitor',
      from: 13.2,
      seconds: 3.8,
      chapter: 'Take it',
      caption: 'Take it: amber was next, green is on the wall.',
      camera: move({ x: 0.507, y: 0.557, zoom: 1.02 }, { x: 0.493 }),
    },
  ],
};
