import { useTime } from '../kit/time.tsx';
import { spare, stage } from '../p1-code-find/codes.ts';
import { Computer } from './computer.tsx';
import styles from './p1-code-move-screen.module.css';
import { copiesAt, pointers } from './steps.ts';

export const size = { width: 1120, height: 630 };

/** The new computer beside the old one, each with its own hardware code, for films. */
export default function P1CodeMoveScreen() {
  const copies = copiesAt(useTime());
  return (
    <main className={styles.booth}>
      <Computer
        name={stage.name}
        note="new computer"
        version="2.4.1"
        edition="Not activated"
        code={stage.code}
        copy={copies.stage}
        pointer={pointers.stage}
      />
      <Computer
        name={spare.name}
        note="old computer"
        version="2.3.0"
        edition="Subscription"
        code={spare.code}
        plan="Annual plan, 212 days left"
        copy={copies.spare}
        pointer={pointers.spare}
      />
    </main>
  );
}
