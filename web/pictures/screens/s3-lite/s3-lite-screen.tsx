import { LayerStrip, opening } from './layer-strip.tsx';
import { PlayList } from './play-list.tsx';
import { Preview } from './preview.tsx';
import styles from './s3-lite-screen.module.css';

export const size = { width: 1120, height: 700 };

/** S3 Lite on one laptop: a list of films, a large preview, four layers. */
export default function S3LiteScreen() {
  return (
    <main className={styles.screen}>
      <PlayList />
      <div className={styles.work}>
        <Preview content="particles" title="Forty years of light" />
        <LayerStrip {...opening} />
      </div>
    </main>
  );
}
