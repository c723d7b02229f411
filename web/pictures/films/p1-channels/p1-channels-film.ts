/** Buses get their outputs; a meter that stands still tells which one has none. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 13.4,
  shots: [
    {
      screen: 'p1-channels',
      device: 'monitor',
      seconds: 5.6,
      chapter: 'Rows and sockets',
      caption: 'A channel for each place: give hall, monitor and click their outputs.',
      camera: move({ x: 0.493, y: 0.5, zoom: 0.895 }, { x: 0.507 }),
    },
    {
      screen: 'p1-channels',
      device: 'monitor',
      from: 5.6,
      seconds: 4,
      chapter: 'Meters',
      caption: 'Play something and read the meters. That of the lobby stands still.',
      camera: move({ x: 0.4, y: 0.665, zoom: 1.28 }, { x: 0.388 }),
    },
    {
      screen: 'p1-channels',
      device: 'monitor',
      from: 9.6,
      seconds: 6.6,
      chapter: 'The missing field',
      caption: 'It has no output yet. The hall may leave twice, for a recording.',
      camera: move({ x: 0.507, y: 0.5, zoom: 0.895 }, { x: 0.493 }),
    },
  ],
};
