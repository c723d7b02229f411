import styles from './machines.module.css';

const MACHINES = [
  { name: 'Main', address: '192.168.10.21', task: 'leads', load: 0.46 },
  { name: 'Backup', address: '192.168.10.22', task: 'equal', load: 0.46 },
  { name: 'Floor', address: '192.168.10.23', task: 'follows', load: 0.31 },
  { name: 'Sides', address: '192.168.10.24', task: 'follows', load: 0.38 },
];

/** The machines of the cascade: who leads, who is ready to take over, how much each has to do. */
export function Machines() {
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2>Cascade</h2>
        <p>4 machines, same frame</p>
      </header>
      <ul>
        {MACHINES.map(({ name, address, task, load }) => (
          <li key={name} className={styles.machine}>
            <b>{name}</b>
            <span className={styles.task}>{task}</span>
            <span>{address}</span>
            <i>
              <i style={{ width: `${load * 100}%` }} />
            </i>
          </li>
        ))}
      </ul>
      <p className={styles.watch}>
        Output watch
        <b>Take over</b>
      </p>
    </section>
  );
}
