import { ControlIcon } from './control-icon.tsx';
import { type DeckKey, deckKeysAt } from './deck-keys.ts';
import styles from './deck-panel.module.css';
import { Show } from './show.tsx';
import { useTime } from './time.tsx';

type Cue = Extract<DeckKey, { kind: 'cue' }>;

function CueFace({ number, name, content, state, remaining }: Cue) {
  return (
    <div className={styles.cue} data-state={state}>
      <Show content={content} at={2} still={state !== 'running'} />
      <b className={styles.number}>{number}</b>
      {remaining ? <b className={styles.remaining}>{remaining}</b> : null}
      <span className={styles.name}>{name}</span>
    </div>
  );
}

function LevelFace({ words, percent }: { readonly words: string; readonly percent: number }) {
  return (
    <div className={styles.face}>
      <b className={styles.percent}>{percent}%</b>
      <span className={styles.bar}>
        <i style={{ width: `${percent}%` }} />
      </span>
      <span>{words}</span>
    </div>
  );
}

function Face({ face, keySize }: { readonly face: DeckKey; readonly keySize: number }) {
  if (face.kind === 'cue') return <CueFace {...face} />;
  if (face.kind === 'level') return <LevelFace {...face} />;
  if (face.kind === 'preset') {
    return (
      <div className={styles.preset}>
        <span className={styles.pair}>
          {face.contents.map((content) => (
            <Show key={content} content={content} at={2} still />
          ))}
        </span>
        <span>{face.words}</span>
      </div>
    );
  }
  if (face.kind === 'reading') {
    return (
      <div className={styles.face}>
        <b className={styles.reading}>
          {face.lines[0]}
          <br />
          {face.lines[1]}
        </b>
        <span>{face.words}</span>
      </div>
    );
  }
  return (
    <div className={styles.face} data-tone={face.tone}>
      <ControlIcon name={face.icon} size={keySize * 0.4} solid={face.icon === 'play' || face.icon === 'next'} />
      <span>{face.words}</span>
    </div>
  );
}

interface DeckPanelProps {
  /** CSS pixels of a key's side, 104 at least: its words have 14 there. */
  readonly keySize: number;
  readonly gap: number;
  /** The key that is being edited, counted from 0. */
  readonly chosen?: number;
}

/** Fifteen lit keys, five in a row. */
export function DeckPanel({ keySize, gap, chosen }: DeckPanelProps) {
  const keys = deckKeysAt(useTime());
  const columns = `repeat(5, ${keySize}px)`;
  return (
    <ol className={styles.keys} style={{ gap, gridTemplateColumns: columns, fontSize: (keySize / 104) * 14 }}>
      {keys.map((face, index) => (
        <li
          key={'name' in face ? face.name : face.words}
          className={index === chosen ? styles.chosen : styles.key}
          style={{ width: keySize, height: keySize }}
        >
          <Face face={face} keySize={keySize} />
        </li>
      ))}
    </ol>
  );
}
