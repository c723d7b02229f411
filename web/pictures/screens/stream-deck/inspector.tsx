import { ControlIcon } from '../kit/control-icon.tsx';
import { Show } from '../kit/show.tsx';
import styles from './inspector.module.css';

const fields = [
  { name: 'Server', value: '192.168.10.21, main' },
  { name: 'Programme', value: 'Opening gala' },
  { name: 'Cue', value: '13 Flower boats' },
] as const;

const colours = [
  { name: 'Ready', colour: '#7fa8ff' },
  { name: 'Next', colour: '#ff9b3d' },
  { name: 'Running', colour: '#e0362e' },
  { name: 'Skipped', colour: '#6c7688' },
] as const;

function Choice({
  name,
  options,
  chosen,
}: {
  readonly name: string;
  readonly options: string[];
  readonly chosen: string;
}) {
  return (
    <div className={styles.row}>
      <span>{name}</span>
      <ul className={styles.choice}>
        {options.map((option) => (
          <li key={option} className={option === chosen ? styles.on : undefined}>
            {option}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The settings of the chosen key. */
export function Inspector() {
  return (
    <aside className={styles.inspector} data-part="inspector">
      <header className={styles.head}>
        <div className={styles.thumbnail}>
          <Show content="bloom" at={2} />
        </div>
        <div>
          <h2 className={styles.title}>Cue</h2>
          <p>Key 3, page 2</p>
        </div>
      </header>
      {fields.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <span>{name}</span>
          <b className={styles.select}>
            {value}
            <ControlIcon name="chevron" size={18} />
          </b>
        </div>
      ))}
      <Choice name="Press" options={['Start', 'Stop', 'Toggle']} chosen="Toggle" />
      <Choice name="Confirm" options={['Off', 'Second press']} chosen="Second press" />
      <div className={styles.row}>
        <span>Colours</span>
        <ul className={styles.colours}>
          {colours.map(({ name, colour }) => (
            <li key={name}>
              <i style={{ background: colour }} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.row}>
        <span>Show</span>
        <ul className={styles.checks}>
          {['Number', 'Name', 'Picture', 'Time left'].map((name) => (
            <li key={name}>
              <i>
                <ControlIcon name="check" size={14} />
              </i>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.last}>
        <b>Last press 20:41:07</b>
        Cue 12 started, confirmed after one frame
      </p>
    </aside>
  );
}
