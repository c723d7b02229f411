import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './progress-steps.module.css';

interface ProgressStepsProps {
  /** What it is the way of: `Delivery of order 2026…`. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Place of the step where it is now, from 0. The last one is done when it is reached. */
  readonly current: number;
}

/** A way in steps: what is behind, where it is now, and what comes. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  const isDone = (place: number) => place < current || (place === current && current === steps.length - 1);
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, place) => (
        <li key={step} data-done={isDone(place) || undefined} aria-current={place === current ? 'step' : undefined}>
          <span className={styles.mark}>{isDone(place) && <Icon path={strokes.check} />}</span>
          {step}
          {isDone(place) && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
