import type { CSSProperties } from 'react';
import { Show } from '../kit/show.tsx';
import styles from './raster.module.css';
import { type Box, panels, SCALE, type WindowState } from './steps.ts';

function place({ Left, Top, Width, Height }: Box): CSSProperties {
  return { left: Left / SCALE, top: Top / SCALE, width: Width / SCALE, height: Height / SCALE };
}

/** The output with its windows, over the outlines of the venue's drawing. */
export function Raster({ windows }: { readonly windows: readonly WindowState[] }) {
  return (
    <section className={styles.stage}>
      <header className={styles.head}>
        <span className={styles.current}>Windows</span>
        <span>Drawing: LED plan</span>
        <span className={styles.raster}>Raster 3840 × 2160</span>
      </header>
      <div className={styles.output}>
        {panels.map(({ name, drawn }) => (
          <div key={name} className={styles.panel} style={place(drawn)} />
        ))}
        {windows.map(({ name, content, at, box, chosen, exact }) => (
          <div key={name} className={chosen ? styles.chosen : styles.window} style={place(box)}>
            <Show content={content} at={at} />
            {chosen && <i className={exact ? styles.exact : styles.handles} />}
          </div>
        ))}
        {panels.map(({ name, drawn }) => (
          <div key={name} className={styles.outline} style={place(drawn)} />
        ))}
      </div>
      <p className={styles.plan}>
        {panels.map(({ name, drawn: { Width, Height } }) => (
          <span key={name}>
            {name} {Width} × {Height}
          </span>
        ))}
      </p>
    </section>
  );
}
