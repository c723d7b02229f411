import { DeskIcon, type DeskSymbol } from '../kit/desk-icon.tsx';
import styles from './window-list.module.css';

interface WallWindow {
  readonly number: number;
  readonly name: string;
  readonly symbol: DeskSymbol;
  readonly source: string;
  readonly hidden?: boolean;
}

const WINDOWS: readonly WallWindow[] = [
  { number: 1, name: 'Backdrop', symbol: 'picture', source: 'river.hvc' },
  { number: 2, name: 'Slides', symbol: 'slides', source: 'NDI 1' },
  { number: 3, name: 'Camera', symbol: 'camera', source: 'NDI 2' },
  { number: 4, name: 'Logo', symbol: 'picture', source: 'forum.png' },
  { number: 5, name: 'Countdown', symbol: 'clock', source: 'to 09:30' },
  { number: 6, name: 'Film', symbol: 'film', source: 'partners.mp4' },
  { number: 7, name: 'Camera 2', symbol: 'camera', source: 'NDI 3', hidden: true },
];
const SUBTITLES = [
  { number: 1, text: 'Session 1 begins at half …', source: 'notes.txt' },
  { number: 2, text: 'Dr Ines Calder', source: 'names.txt', hidden: true },
  { number: 3, text: 'Water, towns, trust', source: 'title.txt', hidden: true },
];

/** All windows of the page: ten may be used, three with text, one with sound. */
export function WindowList() {
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2>Windows</h2>
        <p>7 of 10</p>
      </header>
      <ul>
        {WINDOWS.map(({ number, name, symbol, source, hidden }) => (
          <li key={number} className={styles.row} data-selected={name === 'Slides'} data-hidden={hidden}>
            <span className={styles.number}>{number}</span>
            <DeskIcon symbol={symbol} />
            <b>{name}</b>
            <span>{source}</span>
            <DeskIcon symbol={hidden ? 'minus' : 'eye'} />
          </li>
        ))}
      </ul>
      <header className={styles.head}>
        <h2>Subtitles</h2>
        <p>3 of 3</p>
      </header>
      <ul>
        {SUBTITLES.map(({ number, text, hidden }) => (
          <li key={number} className={styles.text} data-hidden={hidden}>
            <DeskIcon symbol="text" />
            <b>{text}</b>
            <DeskIcon symbol={hidden ? 'minus' : 'eye'} />
          </li>
        ))}
      </ul>
      <p className={styles.sound}>
        <DeskIcon symbol="sound" />
        <span className={styles.file}>foyer_music.wav</span>
        <i>
          <i />
        </i>
      </p>
    </section>
  );
}
