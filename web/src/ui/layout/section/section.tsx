import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { firstPage } from '../../../lib/pages/first-page.ts';
import styles from './section.module.css';

interface SectionProps {
  /** Id of its heading; without one it is no landmark. */
  readonly labelledBy?: string;
  readonly id?: string;
  /**
   * The room before it. `chapter`: a subject of its own. `part`: goes on with the one above. `opening`: the first under a
   * tab strip, with room after it as well. `none`: right under the head of the page.
   */
  readonly space?: 'chapter' | 'part' | 'opening' | 'none';
  /** `full` reaches from edge to edge; its content keeps to the page by itself. */
  readonly width?: 'page' | 'full';
  readonly children: ReactNode;
}

/**
 * A section of a page: its width, and all space between it and its neighbours. It takes no class, so that nothing else
 * decides on that space; what it holds brings its own layout. What it holds is hydrated by itself: when it is touched, else when the
 * page around it is live (web/README.md#how-a-page-loads).
 */
export function Section({ labelledBy, id, space = 'chapter', width = 'page', children }: SectionProps) {
  const classes = [styles.section, styles[space], width === 'full' && styles.full].filter(Boolean).join(' ');
  // A page that follows is shown as a whole: React leaves a new boundary empty until its pictures have come.
  const [Part] = useState(() => (firstPage.isShown ? Suspense : Fragment));
  return (
    <section id={id} className={classes} aria-labelledby={labelledBy}>
      <Part>{children}</Part>
    </section>
  );
}
