/** Two waveforms overlap and one title goes over into the next; then an announcement is started by hand. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 2.4,
  shots: [
    {
      screen: 'p1-crossing',
      device: 'monitor',
      seconds: 5.2,
      chapter: 'Two waveforms',
      caption: 'Two waveforms overlap: the upper title runs, the lower one comes.',
      camera: move({ x: 0.29, y: 0.278, zoom: 1.7 }, { x: 0.302 }),
    },
    {
      screen: 'p1-crossing',
      device: 'monitor',
      from: 5.2,
      seconds: 6.8,
      chapter: 'Both are heard',
      caption: 'For eight seconds both are heard: one falls while the other rises.',
      camera: move({ x: 0.493, y: 0.5, zoom: 0.895 }, { x: 0.507 }),
    },
    {
      screen: 'p1-crossing',
      device: 'monitor',
      from: 12,
      seconds: 6.4,
      chapter: 'By hand',
      caption: 'Start an announcement yourself: the music fades out within three seconds.',
      camera: move({ x: 0.493, y: 0.4, zoom: 1.02 }, { x: 0.507 }),
    },
  ],
};
