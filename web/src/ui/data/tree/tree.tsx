import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isComposing } from '../../../lib/is-composing.ts';
import { Link } from '../../actions/link/link.tsx';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import { shellStrokes } from '../../icons/shell-strokes.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './tree.module.css';

export interface TreeNode {
  readonly key: number;
  readonly label: string;
  /** Its address on the site; a branch without one is its head and nothing more. */
  readonly to?: string;
  /** Strokes of an icon. */
  readonly icon?: string | undefined;
  /** Whether the visitor is through with it. */
  readonly isDone?: boolean;
  /** What stands below it; a node with something below it is a branch that folds. */
  readonly children: readonly TreeNode[];
}

interface TreeProps {
  /** Name of the navigation. */
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  /** Key of what the page shows; the branches around it are open. */
  readonly current: number | null;
}

function holds(node: TreeNode, current: number | null): boolean {
  return node.key === current || node.children.some((child) => holds(child, current));
}

interface BranchProps {
  readonly nodes: readonly TreeNode[];
  readonly current: number | null;
}

const markCurrent = (node: TreeNode, current: number | null) =>
  node.key === current ? { 'aria-current': 'page' as const } : {};

function Branch({ nodes, current }: BranchProps) {
  return nodes.map((node) => (
    <li key={node.key}>
      {node.children.length === 0 ? (
        <Link to={node.to ?? ''} className={styles.row} {...markCurrent(node, current)}>
          {node.icon && <Icon path={node.icon} />}
          {node.label}
          {node.isDone && (
            <>
              <VisuallyHidden>{' (done)'}</VisuallyHidden>
              <Icon path={strokes.check} />
            </>
          )}
        </Link>
      ) : (
        <details open={holds(node, current)}>
          <summary className={styles.row}>
            {node.icon && <Icon path={node.icon} />}
            <span>{node.label}</span>
            <Icon path={shellStrokes.chevron} />
          </summary>
          <ul>
            {node.to !== undefined && (
              <li>
                <Link to={node.to} className={styles.row} {...markCurrent(node, current)}>
                  Overview<VisuallyHidden>{` of ${node.label}`}</VisuallyHidden>
                </Link>
              </li>
            )}
            <Branch nodes={node.children} current={current} />
          </ul>
        </details>
      )}
    </li>
  ));
}

/**
 * Links in branches that fold, by the browser's own elements: each is a link of its own and needs no script. What leads to the current one
 * unfolds. The arrow keys go from row to row.
 */
export function Tree({ label, nodes, current }: TreeProps) {
  const tree = useRef<HTMLElement>(null);

  // A branch that somebody has folded keeps `open` as React knows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current one has other branches around it
  useEffect(() => {
    const around = tree.current?.querySelectorAll<HTMLDetailsElement>('details:has([aria-current])') ?? [];
    for (const branch of around) branch.open = true;
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (isComposing(nativeEvent) || altKey || ctrlKey || metaKey || shiftKey || !/^(Arrow|Home$|End$)/.test(key))
      return;
    event.preventDefault();
    // It comes with the first such key; those that follow it are taken in their order.
    void import('./tree-keys.ts')
      .then(({ moveInTree }) => tree.current && moveInTree(tree.current, document.activeElement, key))
      .catch(() => undefined);
  };

  return (
    <nav ref={tree} className={styles.tree} aria-label={label} onKeyDown={onKeyDown}>
      <ul>
        <Branch nodes={nodes} current={current} />
      </ul>
    </nav>
  );
}
