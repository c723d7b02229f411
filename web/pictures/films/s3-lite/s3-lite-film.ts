/** An evening is built from nothing: three things dropped on their layers, one button, and it plays on three walls. */

import type { Film } from '../film.ts';
import { harbourStage } from '../harbour-stage.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  poster: 13.6,
  shots: [
    {
      screen: 's3-lite-build',
      seconds: 6.3,
      chapter: 'Three layers',
      caption: 'S3 Lite is learned in an afternoon: drop a film, its sound and a title on their layers.',
      camera: move({ x: 0.5, y: 0.505, zoom: 1 }, { y: 0.552 }),
    },
    {
      screen: 's3-lite-build',
      from: 6,
      seconds: 4.4,
      chapter: 'The preview',
      caption: 'Press play: the preview shows all three outputs.',
      camera: move({ x: 0.622, y: 0.415, zoom: 1.34 }, { x: 0.638 }),
    },
    {
      ...harbourStage('s3-lite-build', 9.4),
      content: 'aurora@5.2',
      cue: { after: 0.5, content: 'aurora@5.7', lamps: { amber: [0.36, 1, 0.62], cool: [0.12, 0.72, 0.85] } },
      seconds: 5,
      chapter: 'Three outputs',
      caption: 'Centre, left and right play in step, and the lamps join in.',
      camera: move({ x: 0.488, y: 0.5, zoom: 1.06 }, { x: 0.512 }),
    },
  ],
};
