import { DeskIcon, type DeskSymbol } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import styles from '../s3-lite/side-panel.module.css';
import { SidePanel } from '../s3-lite/side-panel.tsx';
import symbols from './s3-lite-build-screen.module.css';

const MEDIA: readonly { name: string; note: string; content?: string; symbol?: DeskSymbol }[] = [
  { name: 'northern_lights.hvc', note: '04:12, 3840×2160', content: 'aurora' },
  { name: 'quartet.wav', note: '04:22, stereo', symbol: 'sound' },
  { name: 'Forty years of light', note: 'Title', symbol: 'text' },
  { name: 'guests_v2.hvc', note: 'Loop', content: 'waves' },
  { name: 'sunset.hvc', note: '01:30', content: 'grid' },
  { name: 'NDI, lectern', note: '1920×1080', symbol: 'camera' },
];

/** What can be laid on a layer. */
export function MediaList() {
  return (
    <SidePanel title="Media, drag to a layer" saved="Anniversary evening, saved">
      {MEDIA.map(({ name, note, content, symbol }) => (
        <li key={name} className={styles.item}>
          <figure className={symbol && symbols.symbol}>
            {content && <Show content={content} at={2} still />}
            {symbol && <DeskIcon symbol={symbol} size={26} />}
          </figure>
          <b>{name}</b>
          <span>{note}</span>
        </li>
      ))}
    </SidePanel>
  );
}
