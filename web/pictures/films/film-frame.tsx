import { screens } from 'film:current';
import { FilmTime } from '../screens/kit/time.tsx';
import { type Film, type FilmShot, type Framing, shotsAt } from './film.ts';
import styles from './film-frame.module.css';

interface SubjectProps {
  readonly film: Film;
  readonly shot: FilmShot;
  readonly index: number;
  readonly time: number;
}

/** CSS pixels that a subject has before the camera comes near. */
function sizeOf(film: Film, shot: FilmShot): { readonly width: number; readonly height: number } {
  const screen = 'screen' in shot ? screens[shot.screen] : undefined;
  return screen?.size ?? film;
}

function Subject({ film, shot, index, time }: SubjectProps) {
  if (!('screen' in shot)) {
    return <canvas data-shot={index} width={film.width} height={film.height} className={styles.canvas} />;
  }
  const View = screens[shot.screen]?.default;
  if (!View) throw new Error(`There is no screen ${shot.screen}`);
  return (
    <FilmTime value={(shot.from ?? 0) + time}>
      <div className={styles[shot.device ?? 'bare']}>
        <div className={styles.glass}>
          <View />
        </div>
      </div>
    </FilmTime>
  );
}

function placed(film: Film, size: { readonly width: number; readonly height: number }, { x, y, zoom }: Framing) {
  const scale = (zoom * film.width) / size.width;
  const left = film.width / 2 - x * size.width * scale;
  const top = film.height / 2 - y * size.height * scale;
  return { width: size.width, height: size.height, transform: `translate(${left}px, ${top}px) scale(${scale})` };
}

/** One moment of a film: the shots that are visible, each under its camera. */
export function FilmFrame({ film, seconds }: { readonly film: Film; readonly seconds: number }) {
  return (
    <div className={styles.frame} style={{ width: film.width, height: film.height }}>
      {shotsAt(film, seconds).map(({ index, time, opacity, framing }) => {
        const shot = film.shots[index];
        if (!shot) return null;
        return (
          <div key={index} className={styles.shot} style={{ opacity }}>
            <div className={styles.subject} style={placed(film, sizeOf(film, shot), framing)}>
              <Subject film={film} shot={shot} index={index} time={time} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
