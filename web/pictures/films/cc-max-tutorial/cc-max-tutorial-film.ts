/** The first connection in five steps, and the first cue. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  poster: 7.6,
  shots: [
    {
      screen: 'cc-max-connect',
      device: 'tablet',
      seconds: 5.4,
      chapter: 'Network and firewall',
      caption: '1: Tablet and server are on the same LAN. 2: The firewall of the server is off.',
      camera: move({ x: 0.5, y: 0.41, zoom: 0.95 }, { y: 0.444 }),
    },
    {
      screen: 'cc-max-connect',
      device: 'tablet',
      from: 5.4,
      seconds: 4.9,
      fade: 0,
      chapter: 'The address',
      caption: '3: Enter the IP address of the server, and connect.',
      camera: move({ x: 0.61, y: 0.6, zoom: 1.2 }, { x: 0.63 }),
    },
    {
      screen: 'cc-max-connect',
      device: 'tablet',
      from: 10.3,
      seconds: 2.6,
      fade: 0,
      chapter: 'The program',
      caption: '4: Pick the program.',
      camera: move({ x: 0.63, y: 0.6, zoom: 1.2 }, { x: 0.64 }),
    },
    {
      screen: 'cc-max-run',
      device: 'tablet',
      from: 1.6,
      seconds: 4.4,
      fade: 0,
      chapter: 'The first cue',
      caption: '5: Touch a cue, and it runs. ccMAX controls only: create no project there.',
      camera: move({ x: 0.5, y: 0.44, zoom: 0.95 }, { y: 0.41 }),
    },
  ],
};
