import { Crop } from '../kit/crop.tsx';
import { ChannelMap } from './channel-map.tsx';
import { OutputMap } from './output-map.tsx';
import { OutputStatus } from './output-status.tsx';
import styles from './s3-pro-screen.module.css';
import { StagePreview } from './stage-preview.tsx';
import { Timeline } from './timeline.tsx';
import { TitleBar } from './title-bar.tsx';
import { Transport } from './transport.tsx';

export const size = { width: 1120, height: 700 };

/** S3 Pro in timeline mode during a show. */
export default function S3ProScreen() {
  return (
    <main className={styles.screen}>
      <TitleBar />
      <Transport />
      <div className={styles.row}>
        <StagePreview />
        <OutputMap />
      </div>
      <div className={styles.row}>
        <Timeline />
        <ChannelMap />
      </div>
      <OutputStatus />
      <Crop part="timeline" left={0} top={374} width={424} height={292} />
    </main>
  );
}
