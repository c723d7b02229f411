import { ApplicationBar } from '../kit/application-bar.tsx';
import styles from './ndi-screen.module.css';
import { Preview } from './preview.tsx';
import { Sources } from './sources.tsx';
import { Stream } from './stream.tsx';
import { Traffic } from './traffic.tsx';

export const size = { width: 900, height: 600 };

/** NDI Sender on a speaker's computer: what can be sent, what is being sent, and how the network takes it. */
export default function NdiScreen() {
  return (
    <div className={styles.window}>
      <ApplicationBar system="mac" product="NDI Sender">
        <span className={styles.state}>
          <i />
          Frames arrive
        </span>
      </ApplicationBar>
      <main className={styles.body}>
        <Sources />
        <div className={styles.column}>
          <Preview />
          <Stream />
          <Traffic />
        </div>
      </main>
    </div>
  );
}
