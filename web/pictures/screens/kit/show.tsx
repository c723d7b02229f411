import { useContext } from 'react';
import { FilmTime } from './time.tsx';

interface ShowProps {
  /** A file of `contents/`. */
  readonly content: string;
  /** Seconds since it began. */
  readonly at: number;
  /** Part of the picture that stays in view, as CSS `object-position`. */
  readonly position?: string;
  /** A thumbnail, which does not move in films. */
  readonly still?: boolean;
}

/** What plays: one moment of a show content, filling its box. In films it moves on, and `films/film-page.tsx` paints it. */
export function Show({ content, at, position, still = false }: ShowProps) {
  const time = useContext(FilmTime);
  const style = { objectPosition: position };
  if (time === undefined) return <img src={`/contents/${content}@${at}`} alt="" style={style} />;
  return <img data-moment={`${content}@${(at + (still ? 0 : time)).toFixed(3)}`} alt="" style={style} />;
}
