import { type ReactNode, Suspense } from 'react';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { shellStrokes } from '../../../ui/icons/shell-strokes.ts';
import { useView } from '../../navigation/view.tsx';
import styles from './navigation.module.css';
import type { Group } from './navigation-table.ts';

interface DisclosureProps extends Group {
  /** Its panel is as wide as the header, not as its entries. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A menu of the navigation, of which one is open at a time: a panel below the header, on narrow screens a group that unfolds. */
export function Disclosure({ label, entries, wide, children }: DisclosureProps) {
  const shown = useView()?.page.name;
  return (
    <details className={styles.menu} name="menu" data-wide={wide}>
      <summary className={styles.item} aria-current={entries.some(({ route }) => route === shown) || undefined}>
        {label} <Icon path={shellStrokes.chevron} />
      </summary>
      <div className={styles.panel}>
        <Suspense>{children}</Suspense>
      </div>
    </details>
  );
}
