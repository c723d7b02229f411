import { AssistantFrame } from '../kit/assistant-frame.tsx';
import styles from './assistant-calculators-screen.module.css';
import { Data } from './data.tsx';
import { LedWall } from './led-wall.tsx';
import { Power } from './power.tsx';
import { Projector } from './projector.tsx';

export const size = { width: 1120, height: 700 };

/** Broadcasting Assistant: what a wall, a projector and a film come to. */
export default function AssistantCalculatorsScreen() {
  return (
    <AssistantFrame tool="Calculators">
      <div className={styles.desk}>
        <LedWall />
        <Projector />
        <Power />
        <Data />
      </div>
    </AssistantFrame>
  );
}
