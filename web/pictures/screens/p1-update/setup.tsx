import { Mark } from '../kit/application-bar.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './setup.module.css';

interface SetupProps {
  /** Nothing before it was started, then 0 to 1. */
  readonly installed: number | undefined;
  readonly update: 'hovered' | 'pressed' | undefined;
}

function Offer({ update }: Pick<SetupProps, 'update'>) {
  return (
    <>
      <h2>Update P1 to version 2.4.1</h2>
      <dl className={styles.versions}>
        <dt>On this computer</dt>
        <dd>2.3.0</dd>
        <dt>In this package</dt>
        <dd>2.4.1</dd>
      </dl>
      <p>Sets, keys and the licence stay as they are.</p>
      <p className={styles.foot}>
        <span className={styles.other}>Later</span>
        <span className={styles.main} data-state={update}>
          Update
        </span>
      </p>
    </>
  );
}

function Copying({ share }: { readonly share: number }) {
  return (
    <>
      <h2>Updating P1</h2>
      <p className={styles.share}>{Math.floor(share * 100)} %</p>
      <i className={styles.bar}>
        <i style={{ width: `${share * 100}%` }} />
      </i>
      <p>{share < 0.6 ? 'Copying program files' : 'Computing the hardware code'}</p>
    </>
  );
}

function Done() {
  return (
    <>
      <h2 className={styles.done}>
        <StrokeIcon name="check" size={34} />
        P1 2.4.1 is installed
      </h2>
      <ul className={styles.facts}>
        <li>A dock or a virtual network adapter no longer changes the hardware code.</li>
        <li>A licence under the earlier code goes on working.</li>
      </ul>
      <p className={styles.foot}>
        <span className={styles.main}>Start P1</span>
      </p>
    </>
  );
}

/** The window of the installer. */
export function Setup({ installed, update }: SetupProps) {
  return (
    <section className={styles.window}>
      <header className={styles.head}>
        <Mark size={22} />
        P1 setup
        <StrokeIcon name="close" size={20} />
      </header>
      <div className={styles.page}>
        {installed === undefined && <Offer update={update} />}
        {installed !== undefined && installed < 1 && <Copying share={installed} />}
        {installed === 1 && <Done />}
      </div>
    </section>
  );
}
