import styles from './skeleton.module.css';

interface SkeletonProps {
  /** How many lines will stand here, as far as one knows. */
  readonly lines?: number;
}

/** Keeps the room of something that is on its way. Whoever shows it says in words what comes. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true" data-needs-script="">
      {Array.from({ length: lines }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change their order.
        <span key={place} />
      ))}
    </div>
  );
}
