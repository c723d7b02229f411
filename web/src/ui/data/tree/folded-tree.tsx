import { useEffect, useRef } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import { shellStrokes } from '../../icons/shell-strokes.ts';
import styles from './folded-tree.module.css';
import { Tree, type TreeNode } from './tree.tsx';

interface FoldedTreeProps {
  /** What is pressed to unfold it on a narrow screen. */
  readonly summary: string;
  /** Name of the navigation. */
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  /** Key of what the page shows; without one, it is unfolded on narrow screens too. */
  readonly current: number | null;
}

/** A tree beside what it leads to. On narrow screens, where that stands below it, it is folded. */
export function FoldedTree({ summary, label, nodes, current }: FoldedTreeProps) {
  const fold = useRef<HTMLDetailsElement>(null);

  // Whoever has followed a link of it wants to read.
  useEffect(() => {
    if (fold.current) fold.current.open = current === null;
  }, [current]);

  return (
    <details ref={fold} className={styles.fold} open={current === null}>
      <summary>
        <span>{summary}</span>
        <Icon path={shellStrokes.chevron} />
      </summary>
      <Tree label={label} nodes={nodes} current={current} />
    </details>
  );
}
