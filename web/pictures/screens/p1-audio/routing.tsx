import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './routing.module.css';

/** Which outputs of the sound card each bus feeds. */
export interface Bus {
  readonly name: string;
  readonly outputs: readonly number[];
}

export const usualBuses: readonly Bus[] = [
  { name: 'Main left', outputs: [1, 7] },
  { name: 'Main right', outputs: [2, 8] },
  { name: 'Monitor', outputs: [3, 4] },
  { name: 'Click', outputs: [5] },
  { name: 'Lobby', outputs: [6] },
];
const outputs = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Buses to the outputs of a sound card. */
export function Routing({ buses = usualBuses }: { readonly buses?: readonly Bus[] }) {
  return (
    <section className={styles.routing}>
      <header className={styles.head}>
        <h2 className={styles.title}>Outputs</h2>
        <span className={styles.card}>
          USB interface, 48 kHz
          <StrokeIcon name="chevron" size={16} />
        </span>
      </header>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th />
            {outputs.map((output) => (
              <th key={output}>{output}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buses.map(({ name, outputs: fed }) => (
            <tr key={name}>
              <th>{name}</th>
              {outputs.map((output) => (
                <td key={output}>
                  <i className={fed.includes(output) ? styles.on : styles.off} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>
        <span>Buffer 128 samples</span>
        <span>Delay 2.7 ms</span>
      </p>
    </section>
  );
}
