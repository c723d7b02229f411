import { AssistantFrame } from '../kit/assistant-frame.tsx';
import { Crop } from '../kit/crop.tsx';
import styles from './assistant-patterns-screen.module.css';
import { Layers } from './layers.tsx';
import { Outputs } from './outputs.tsx';
import { Pattern } from './pattern.tsx';
import { Wall } from './wall.tsx';

export const size = { width: 1120, height: 700 };

const patterns = ['Panels', 'Colour bars', 'Gradients', 'Blending', 'Focus'] as const;

/** Broadcasting Assistant: a test pattern for an LED wall, made as its numbers are typed. */
export default function AssistantPatternsScreen() {
  return (
    <AssistantFrame tool="Test patterns">
      <div className={styles.desk}>
        <header className={styles.head}>
          <b className={styles.resolution}>7680 × 2160</b>
          <span>128 panels</span>
          <span className={styles.kinds}>
            {patterns.map((pattern, index) => (
              <span key={pattern} className={index === 0 ? styles.current : undefined}>
                {pattern}
              </span>
            ))}
          </span>
        </header>
        <Pattern />
        <Wall />
        <Layers />
        <Outputs />
      </div>
      <Crop part="pattern" left={437} top={94} width={444} height={249} />
    </AssistantFrame>
  );
}
