import { DeskIcon } from '../kit/desk-icon.tsx';
import styles from './title-bar.module.css';

const MENUS = ['Show', 'Edit', 'Surfaces', 'Sound', 'Control'];

export function TitleBar() {
  return (
    <header className={styles.bar}>
      <p className={styles.product}>
        S3 Pro <span>5.2.0</span>
      </p>
      <nav className={styles.menus}>
        {MENUS.map((menu) => (
          <span key={menu}>{menu}</span>
        ))}
      </nav>
      <p className={styles.show}>
        Harbour Lights 2026 <span>Opening gala</span>
      </p>
      <p className={styles.state}>
        <DeskIcon symbol="pair" />
        Main and backup equal
      </p>
      <p className={styles.state}>
        <DeskIcon symbol="person" />
        Engineer
      </p>
      <p className={styles.window}>
        <DeskIcon symbol="minus" size={14} />
        <DeskIcon symbol="square" size={14} />
        <DeskIcon symbol="close" size={14} />
      </p>
    </header>
  );
}
