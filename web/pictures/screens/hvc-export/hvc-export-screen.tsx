import { useContext } from 'react';
import { ExportDialog } from '../hvc/export-dialog.tsx';
import { Show } from '../kit/show.tsx';
import { FilmTime } from '../kit/time.tsx';
import { TouchRing } from '../kit/touch-ring.tsx';
import { ExportSettings } from './export-settings.tsx';
import styles from './hvc-export-screen.module.css';
import { Progress } from './progress.tsx';
import { exportAt, PRESSES } from './steps.ts';

export const size = { width: 1120, height: 700 };

/** The export dialog of the HVC plugin, from the first setting to the finished file, for films. */
export default function HvcExportScreen() {
  const filmTime = useContext(FilmTime);
  const state = exportAt(filmTime ?? 0);
  return (
    <ExportDialog
      subject="Dome, whole canvas, 40 s"
      preset="Dome"
      left={
        <>
          <div className={styles.picture}>
            <FilmTime value={filmTime === undefined ? undefined : state.played}>
              <Show content="ink" at={4} position="50% 40%" />
            </FilmTime>
            <span className={styles.size}>
              {state.side} × {state.side}
            </span>
          </div>
          <Progress written={state.written} />
        </>
      }
      right={
        <>
          <ExportSettings {...state} />
          <p className={styles.result}>
            <b>{state.edition} edition</b>
            <span>Plugin for the editing host, players for Windows and Mac</span>
            <span>Host 2020 or later recommended, CS6 at least, one version installed</span>
          </p>
        </>
      }
    >
      <TouchRing touches={PRESSES} />
    </ExportDialog>
  );
}
