import { type ReactNode, useEffect, useRef, useState } from 'react';
import { strokes } from '../../icons/page-strokes.ts';
import { RoundButton } from '../round-button.tsx';
import styles from './marquee.module.css';

interface MarqueeProps {
  /** What its items are. */
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

/**
 * A row that moves on without a rest, one item every four seconds (product-rules.md#carousels): seven in view, three on a phone. A
 * second row follows the first, so that it has no end. It stops under the pointer, with the focus, by its button, and for whoever wants less
 * motion, who scrolls it. The style sheet moves it: it needs no library.
 */
export function Marquee({ label, items }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  const track = useRef<HTMLDivElement>(null);

  useEffect(() => track.current?.style.setProperty('--items', String(items.length)), [items.length]);

  const row = (hidden: boolean) => (
    <ul className={styles.row} aria-hidden={hidden || undefined}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
  return (
    <section className={styles.marquee} data-paused={paused || undefined} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: for whoever wants less motion it scrolls, by keys as well. */}
      <div className={styles.view} tabIndex={0}>
        <div ref={track} className={styles.track}>
          {row(false)}
          {row(true)}
        </div>
      </div>
      <RoundButton
        label={`${paused ? 'Play' : 'Pause'}: ${label}`}
        icon={paused ? strokes.play : strokes.pause}
        onClick={() => setPaused(!paused)}
      />
    </section>
  );
}
