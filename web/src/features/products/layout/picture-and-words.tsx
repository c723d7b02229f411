import type { ReactNode } from 'react';
import { Split } from '../../../ui/layout/split/split.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import styles from './picture-and-words.module.css';

interface PictureAndWordsProps {
  readonly picture: string;
  readonly alt: string;
  /** In a dialog, where both take half of the width; on a page the picture takes three fifths. */
  readonly even?: boolean;
  readonly children: ReactNode;
}

/** Words beside a picture, and below it on narrow screens. */
export function PictureAndWords({ picture, alt, even = false, children }: PictureAndWordsProps) {
  const width = even ? '36rem' : 'max(45rem, 50vw)';
  return (
    <Split
      share={even ? 'halves' : 'three-to-two'}
      from="laptop"
      className={even ? `${styles.pair} ${styles.even}` : styles.pair}
    >
      <Picture name={picture} sizes={`${media['from-laptop']} ${width}, 90vw`} alt={alt} />
      <div className={styles.words}>{children}</div>
    </Split>
  );
}
