import { useContext } from 'react';
import { FilmTime } from './time.tsx';

/** Previews of control software run at half the rate of the outputs, and each of their frames is painted once. */
const PREVIEW_RATE = 12;

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
  const passed = still ? 0 : Math.floor(time * PREVIEW_RATE + 1e-6) / PREVIEW_RATE;
  return <img data-moment={`${content}@${(at + passed).toFixed(3)}`} alt="" style={style} />;
}
