/** One cue gives way to the next: on the wall, at the desk, on the tablet, and on the wall again. */

import type { Film } from '../film.ts';
import { harbourStage } from '../harbour-stage.ts';
import { move, shortFilm } from '../short-film.ts';
import { clock } from '../show-clock.ts';

export const film: Film = {
  ...shortFilm,
  fade: 0.7,
  poster: 0.6,
  ceiling: 1_500_000,
  shots: [
    {
      ...harbourStage('s3-pro', clock(141)),
      content: 'grid@4',
      seconds: 4.2,
      chapter: 'The wall',
      caption: 'Opening gala, cue 12: a sunrise on the wall, played by S3 Pro.',
      camera: move({ x: 0.5, y: 0.5, zoom: 1 }, { x: 0.64, y: 0.63, zoom: 1.42 }),
    },
    {
      screen: 's3-pro',
      from: clock(145.2),
      seconds: 4,
      fade: 0,
      chapter: 'The desk',
      caption: 'At the desk the timeline carries films, sound, light and timecode to the next cue.',
      camera: move({ x: 0.5, y: 0.5, zoom: 1.02 }, { x: 0.336, y: 0.664, zoom: 1.5 }),
    },
    {
      screen: 'cc-max-tablet',
      device: 'tablet',
      from: clock(150.4),
      seconds: 3.2,
      fade: 0,
      chapter: 'The tablet',
      caption: 'On a tablet in the same network, ccMAX counts down to cue 13.',
      camera: move({ x: 0.5, y: 0.5, zoom: 0.68 }, { x: 0.47, zoom: 0.84 }),
    },
    {
      ...harbourStage('s3-pro', clock(153.9)),
      content: 'grid@16',
      cue: { after: 1.1, content: 'bloom@1', pace: 3, lamps: { amber: [1, 0.1, 0.42], cool: [0.42, 0.3, 1] } },
      seconds: 4.1,
      fade: 0,
      chapter: 'The next cue',
      caption: 'Cue 13, flower boats: wall and desk follow within one frame.',
      camera: move({ x: 0.56, y: 0.55, zoom: 1.3 }, { x: 0.5, y: 0.5, zoom: 1 }),
    },
  ],
};
