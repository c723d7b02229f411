import type { Film, FilmShot, Framing } from './film.ts';

/** What films beside the text of a page have in common. That of home, which fades, says otherwise. */
export const shortFilm = {
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  fade: 0,
  ceiling: 800_000,
} as const satisfies Partial<Film>;

/** A camera that goes from one framing to another, of which `to` names what differs. */
export function move(from: Framing, to: Partial<Framing>): FilmShot['camera'] {
  return [from, { ...from, ...to }];
}
