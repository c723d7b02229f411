import { ControlIcon, type ControlIconName } from '../kit/control-icon.tsx';
import { Fader } from '../kit/fader.tsx';
import styles from './cc-max-tablet-screen.module.css';
import { ProgramGrid } from './program-grid.tsx';
import { layers } from './programs.ts';
import { Transport } from './transport.tsx';
import { WindowList } from './window-list.tsx';

export const size = { width: 1024, height: 768 };

const places: readonly (readonly [ControlIconName, string])[] = [
  ['grid', 'Programs'],
  ['star', 'Favourites'],
  ['point', 'Align'],
  ['output', 'Outputs'],
];

function TopBar() {
  return (
    <header className={styles.top}>
      <strong className={styles.product}>ccMAX</strong>
      <span className={styles.show}>Harbour Lights 2026</span>
      <span className={styles.connection}>
        <i className={styles.lamp} />
        S3 Pro 5.2.0
        <b>192.168.10.21</b>
        <span>3 ms</span>
      </span>
      <span className={styles.device}>
        <b>FOH tablet</b> Operator
      </span>
      <span className={styles.lock}>
        <ControlIcon name="lock" size={20} />
        Lock
      </span>
    </header>
  );
}

interface TabletProps {
  /** What started the running cue. */
  readonly startedBy?: 'timecode' | 'touch';
  readonly levels?: typeof layers;
}

export default function CcMaxTabletScreen({ startedBy = 'timecode', levels = layers }: TabletProps) {
  return (
    <div className={styles.screen}>
      <TopBar />
      <nav className={styles.places}>
        {places.map(([icon, name]) => (
          <span key={name} className={name === 'Programs' ? styles.current : styles.place}>
            <ControlIcon name={icon} />
            {name}
          </span>
        ))}
      </nav>
      <ProgramGrid />
      <aside className={styles.side}>
        <section className={styles.panel} data-part="layers">
          <h2 className={styles.title}>Layers</h2>
          <div className={styles.faders}>
            {levels.map((layer) => (
              <Fader key={layer.name} {...layer} />
            ))}
          </div>
        </section>
        <WindowList />
      </aside>
      <Transport startedBy={startedBy} />
      <footer className={styles.foot}>
        <ControlIcon name="network" size={18} />
        Venue-Show, 5 GHz, same network as the server
        <span>Control terminal only: projects are made and saved on the server</span>
      </footer>
    </div>
  );
}
