import { useSyncExternalStore } from 'react';

type CanPlay = (type: string) => string;

/** The kinds of file that a film has (`web/build/film-manifest.json`). */
const types = ['video/mp4; codecs="avc1.640028"', 'video/mp4; codecs="av01.0.05M.08"'];

/** Whether a browser plays our films. @param canPlay as its `video` elements say it: '' for no */
export function playsFilms(canPlay: CanPlay): boolean {
  return types.some((type) => canPlay(type) !== '');
}

const never = () => () => {};
const inBrowser = () => playsFilms((type) => document.createElement('video').canPlayType(type));

/** The same for this browser; in a document every browser does. */
export function usePlaysFilms(): boolean {
  return useSyncExternalStore(never, inBrowser, () => true);
}
