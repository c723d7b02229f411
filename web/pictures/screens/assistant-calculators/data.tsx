import styles from './data.module.css';
import values from './values.module.css';

const rows = [
  { name: 'HVC, quality 2', rate: '249 MB/s', size: '672 GB' },
  { name: 'HVC, quality 3', rate: '332 MB/s', size: '896 GB' },
  { name: '4 NDI streams', rate: '500 Mbit/s', size: '169 GB' },
] as const;

/** What films and streams take of drives and network. */
export function Data() {
  return (
    <section className={styles.data}>
      <h2 className={values.title}>Bandwidth and storage</h2>
      <p className={styles.film}>7680 × 2160, 50 fps, 45 min</p>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ name, rate, size }) => (
            <tr key={name}>
              <th>{name}</th>
              <td>{rate}</td>
              <td>{size}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.copy}>
        Copying 896 GB at 10 Gbit/s
        <b>13 min</b>
      </p>
    </section>
  );
}
