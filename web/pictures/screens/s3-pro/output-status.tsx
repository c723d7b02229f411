import styles from './output-status.module.css';

const OUTPUTS = Array.from({ length: 16 }, (_, index) => index + 1);
const LOADS = [
  { name: 'Frames lost', value: '0' },
  { name: 'Decoder', value: '38 %' },
  { name: 'Drive', value: '3.1 GB/s' },
  { name: 'NDI in', value: '4 of 10' },
];

export function OutputStatus() {
  return (
    <footer className={styles.bar}>
      <p>Outputs</p>
      <ol className={styles.outputs}>
        {OUTPUTS.map((output) => (
          <li key={output} data-selected={output === 6}>
            {output}
          </li>
        ))}
      </ol>
      <dl className={styles.loads}>
        {LOADS.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </footer>
  );
}
