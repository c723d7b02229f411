import { screens } from 'film:current';
import { FilmTime } from '../screens/kit/time.tsx';
import { type Film, type FilmShot, type Framing, type Monitor, type StillShot, shotsAt } from './film.ts';
import styles from './film-frame.module.css';
import { overMonitor } from './perspective.ts';

interface SubjectProps {
  readonly film: Film;
  readonly shot: FilmShot;
  readonly index: number;
  readonly time: number;
}

function viewOf(screen: string) {
  const found = screens[screen];
  if (!found) throw new Error(`There is no screen ${screen}`);
  return { View: found.default, size: found.size };
}

/** CSS pixels that a subject has before the camera comes near. */
function sizeOf(film: Film, shot: FilmShot): { readonly width: number; readonly height: number } {
  return 'screen' in shot ? viewOf(shot.screen).size : film;
}

interface MonitorViewProps {
  readonly film: Film;
  readonly shot: StillShot;
  readonly monitor: Monitor;
  readonly time: number;
}

function MonitorView({ film, shot, monitor, time }: MonitorViewProps) {
  const { View, size } = viewOf(monitor.screen);
  return (
    <FilmTime value={monitor.from + time}>
      <div
        className={styles.overlay}
        style={{ ...size, transform: overMonitor(shot.still.camera, monitor, film, size) }}
      >
        <View />
      </div>
    </FilmTime>
  );
}

function Subject({ film, shot, index, time }: SubjectProps) {
  if (!('screen' in shot)) {
    return (
      <>
        <canvas data-shot={index} width={film.width} height={film.height} className={styles.canvas} />
        {'still' in shot &&
          shot.monitors.map((monitor) => (
            <MonitorView key={monitor.screen} film={film} shot={shot} monitor={monitor} time={time} />
          ))}
      </>
    );
  }
  const { View } = viewOf(shot.screen);
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
