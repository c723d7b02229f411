import { ControlIcon } from '../kit/control-icon.tsx';
import { Show } from '../kit/show.tsx';
import { useTime } from '../kit/time.tsx';
import { TouchRing } from '../kit/touch-ring.tsx';
import styles from './cc-max-connect-screen.module.css';
import { connectionAt, TOUCHES } from './steps.ts';

export const size = { width: 1024, height: 768 };

const STEPS = ['Same network', 'Firewall off', 'Server', 'Programme', 'First cue'] as const;
const PROGRAMMES = [
  { name: 'Opening gala', note: '9 cues', content: 'grid' },
  { name: 'Rehearsal', note: '14 cues', content: 'waves' },
] as const;

function Steps({ step }: { readonly step: number }) {
  return (
    <ol className={styles.steps}>
      {STEPS.map((name, index) => (
        <li key={name} data-state={index < step ? 'done' : index === step ? 'current' : 'coming'}>
          <b className={styles.number}>{index < step ? <ControlIcon name="check" size={20} /> : index + 1}</b>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** The first connection of ccMAX to a server, step by step, for films. */
export default function CcMaxConnectScreen() {
  const { isOff, typed, isConnected, isPicked, step } = connectionAt(useTime());
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <strong>ccMAX</strong>
        Connect to a server
      </header>
      <Steps step={step} />
      <main className={styles.cards}>
        <section className={styles.card} data-current={step === 0}>
          <h2>Same network</h2>
          <p>
            This tablet <b>192.168.10.57</b>
          </p>
          <p>
            Server <b>192.168.10.21</b>
          </p>
          <span className={styles.good}>
            <ControlIcon name="network" /> Venue-Show
          </span>
        </section>
        <section className={styles.card} data-current={step === 1}>
          <h2>Firewall of the server</h2>
          <p>It would hold back what the tablet sends.</p>
          <span className={styles.switch} data-off={isOff}>
            <i className={styles.knob} />
            {isOff ? 'Off' : 'On'}
          </span>
        </section>
        <section className={styles.card} data-current={step === 2}>
          <h2>Address of the server</h2>
          <span className={styles.field}>{typed}</span>
          <span className={styles.button} data-done={isConnected}>
            {isConnected ? 'Connected' : 'Connect'}
          </span>
        </section>
        <section className={styles.card} data-current={step === 3} data-waiting={!isConnected}>
          <h2>Programme</h2>
          {PROGRAMMES.map(({ name, note, content }, index) => (
            <span key={name} className={styles.programme} data-picked={isPicked && index === 0}>
              <i className={styles.thumbnail}>
                <Show content={content} at={2} still />
              </i>
              <b>{name}</b>
              {note}
            </span>
          ))}
        </section>
      </main>
      <TouchRing touches={TOUCHES} />
    </div>
  );
}
