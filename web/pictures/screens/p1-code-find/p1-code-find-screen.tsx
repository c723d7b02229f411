import { Mark } from '../kit/application-bar.tsx';
import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { stage } from './codes.ts';
import { DeskWithLicence } from './desk-with-licence.tsx';
import { Desktop } from './desktop.tsx';
import { LicenceDialog } from './licence-dialog.tsx';
import styles from './p1-code-find-screen.module.css';
import { ACTS, START, startAt } from './steps.ts';

export const size = { width: 1120, height: 740 };

/** While the program starts. */
function Starting({ share }: { readonly share: number }) {
  return (
    <section className={styles.starting}>
      <Mark size={72} />
      <b>P1</b>
      <span>Version 2.4.1</span>
      <i className={styles.bar}>
        <i style={{ width: `${share * 100}%` }} />
      </i>
      <span>Opening Autumn tour, night 6</span>
    </section>
  );
}

/** From the desktop of the show computer to the hardware code, for films. */
export default function P1CodeFindScreen() {
  const { chosen, starting, desk, dialog, edition, copy } = startAt(useTime());
  return (
    <Desktop
      computer={stage.name}
      time="16:44"
      chosen={chosen ? 'P1' : undefined}
      runs={starting !== undefined || desk > 0 ? 'P1' : undefined}
    >
      {starting !== undefined && <Starting share={starting} />}
      {desk > 0 && (
        <div style={{ opacity: desk, transform: `scale(${0.96 + 0.04 * desk})` }} className={styles.desk}>
          <DeskWithLicence
            edition={{ name: 'Not activated', state: edition }}
            opened={dialog}
            dialog={dialog > 0 && <LicenceDialog computer={stage.name} hardwareCode={stage.code} copy={copy} />}
          />
        </div>
      )}
      <MousePointer acts={ACTS} start={START} />
    </Desktop>
  );
}
