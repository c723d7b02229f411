import { MousePointer } from '../kit/mouse-pointer.tsx';
import { buttonAt, type Place, type PointerAct } from '../kit/pointer-way.ts';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { useTime } from '../kit/time.tsx';
import { spare, stage } from '../p1-code-find/codes.ts';
import styles from './p1-support-mail-screen.module.css';

export const size = { width: 1120, height: 630 };

/** What is written, and when: codes are pasted at once. */
const lines = [
  { at: 0.5, name: 'Stage, new:', text: stage.code, pasted: true },
  { at: 1.2, name: 'Spare, old:', text: spare.code, pasted: true },
  { at: 1.9, name: 'Order:', text: 'P1 Annual, number 10482', pasted: false },
  { at: 2.7, name: 'Reason:', text: 'the new computer takes over the tour', pasted: false },
] as const;
const LETTERS_A_SECOND = 40;
const SENDS: PointerAct = { at: 4.4, from: [952, 126] };
const SENT = 4.7;

const START: Place = [760, 420];

function writtenAt({ at, name, text, pasted }: (typeof lines)[number], time: number) {
  const letters = Math.max(Math.floor((time - at) * LETTERS_A_SECOND), 0);
  const rest = letters - name.length;
  return {
    name: name.slice(0, letters),
    text: pasted ? (rest > 4 ? text : '') : text.slice(0, Math.max(rest, 0)),
  };
}

/** The mail to support with both codes, for films. */
export default function P1SupportMailScreen() {
  const time = useTime();
  const sent = time >= SENT;
  return (
    <main className={styles.screen}>
      <section className={styles.mail}>
        <header className={styles.head}>
          <b>{sent ? 'Sent' : 'New message'}</b>
          {sent ? (
            <span className={styles.sent}>
              <StrokeIcon name="check" size={22} />
              Sent to support
            </span>
          ) : (
            <span className={styles.send} data-state={buttonAt(SENDS, time)}>
              Send
            </span>
          )}
        </header>
        <dl className={styles.fields}>
          <dt>To</dt>
          <dd>
            <span className={styles.address}>
              <StrokeIcon name="person" size={20} />
              Support
            </span>
          </dd>
          <dt>Subject</dt>
          <dd>P1: another computer</dd>
        </dl>
        <div className={styles.text}>
          <p>Please move my plan. The codes of both computers:</p>
          <dl>
            {lines.map((line) => {
              const { name, text } = writtenAt(line, time);
              return (
                <div key={line.name}>
                  <dt>{name}</dt>
                  <dd data-code={line.pasted || undefined}>{text}</dd>
                </div>
              );
            })}
          </dl>
        </div>
      </section>
      <MousePointer acts={[SENDS]} start={START} />
    </main>
  );
}
