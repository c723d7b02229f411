import { ApplicationBar } from '../kit/application-bar.tsx';
import { MousePointer } from '../kit/mouse-pointer.tsx';
import type { Place, PointerAct } from '../kit/pointer-way.ts';
import { LicenceDialog } from '../p1-code-find/licence-dialog.tsx';
import { Edition, type EditionName } from '../p1-video/edition.tsx';
import styles from './computer.module.css';

interface ComputerProps {
  readonly name: string;
  /** What the label on its monitor says beside the name. */
  readonly note: string;
  readonly version: string;
  readonly edition: EditionName;
  readonly code: string;
  readonly plan?: string;
  readonly copy: 'hovered' | 'pressed' | 'done' | undefined;
  /** Of its own pointer: CSS pixels from the corner of the glass. */
  readonly pointer: { readonly acts: readonly PointerAct[]; readonly start: Place };
}

/** A monitor with P1's licence dialog, and a label that tells it from the other one. */
export function Computer({ name, note, version, edition, code, plan, copy, pointer }: ComputerProps) {
  return (
    <section className={styles.computer}>
      <div className={styles.glass}>
        <ApplicationBar system="windows" product={`P1 ${version}`}>
          <Edition name={edition} />
        </ApplicationBar>
        <div className={styles.dialog}>
          <LicenceDialog computer={name} hardwareCode={code} plan={plan} copy={copy} short />
        </div>
        <MousePointer {...pointer} />
      </div>
      <p className={styles.label}>
        <b>{name}</b>
        {note}
      </p>
      <i className={styles.stand} />
    </section>
  );
}
