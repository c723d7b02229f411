import styles from './channels.module.css';

const CHANNELS = [
  { output: 'A 1', name: 'Quay left', source: 'Music L', gain: '−2 dB', share: 0.8 },
  { output: 'A 2', name: 'Quay right', source: 'Music R', gain: '−2 dB', share: 0.8 },
  { output: 'A 3', name: 'Bridge', source: 'Voice', gain: '0 dB', share: 0.86 },
  { output: 'B 1', name: 'Far bank', source: 'Music L+R', gain: '−9 dB', share: 0.58 },
  { output: 'B 2', name: 'Low', source: 'Bass', gain: '−6 dB', share: 0.68 },
];

/** Each loudspeaker line: which output of which sound card, what it plays, how loud. */
export function Channels() {
  return (
    <section className={styles.panel} data-part="channels">
      <header className={styles.head}>
        <h2>Channel map</h2>
        <p>Sound cards A and B</p>
      </header>
      <table className={styles.table}>
        <tbody>
          {CHANNELS.map(({ output, name, source, gain, share }) => (
            <tr key={output}>
              <th>{output}</th>
              <td>{name}</td>
              <td className={styles.soft}>{source}</td>
              <td className={styles.gain}>{gain}</td>
              <td className={styles.fader}>
                <i>
                  <i style={{ left: `${share * 100}%` }} />
                </i>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
