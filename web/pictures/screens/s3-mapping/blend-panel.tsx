import blend from '../s3/blend-inspector.module.css';
import styles from './panels.module.css';
import { type MappingState, SLIDER } from './steps.ts';

const CHART = 228;

/** The curve by which P3 falls over the softened part of the overlap; P4 rises as its mirror image. */
function curve(softened: number, from: number, to: number, rises: boolean): string {
  const width = Math.max(softened * CHART, 1);
  const begins = rises ? 0 : CHART - width;
  const middle = begins + width / 2;
  const bend = `C${begins + width * 0.27} ${from} ${middle - width * 0.16} ${from + (to - from) * 0.2} ${middle} 64`;
  const unbend = `S${begins + width * 0.73} ${to} ${begins + width} ${to}`;
  return `M0 ${from}H${begins}${bend}${unbend}H${CHART}`;
}

/** How P3 and P4 pass into one another. */
export function BlendPanel({ state: { softened, grey } }: { readonly state: MappingState }) {
  const share = softened * SLIDER.share;
  const values = [
    { name: 'Overlap', value: `${Math.round(softened * SLIDER.pixels)} px`, share },
    { name: 'Curve', value: '2.2', share: 0.62 },
    { name: 'Middle', value: '0.50', share: 0.5 },
    { name: 'Black level', value: '0.04', share: 0.12 },
  ];
  return (
    <section className={blend.panel}>
      <header className={blend.head}>
        <h2>Blend P3 and P4</h2>
      </header>
      <svg className={blend.chart} aria-hidden="true" width={CHART} height="128" viewBox={`0 0 ${CHART} 128`}>
        <path className={blend.lines} d="M0 36.5H228M0 64.5H228M0 92.5H228M57.5 0V128M114.5 0V128M171.5 0V128" />
        <path className={blend.rising} d={curve(softened, 120, 8, true)} />
        <path className={blend.falling} d={curve(softened, 8, 120, false)} />
      </svg>
      <p className={blend.ends}>
        <b>P3</b>
        <span>P4</span>
      </p>
      <ul className={blend.values}>
        {values.map(({ name, value, share }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value}</b>
            <i className={styles.knob}>
              <i style={{ width: `${share * 100}%` }} />
              {name === 'Overlap' && <b className={styles.handle} style={{ left: `${share * 100}%` }} />}
            </i>
          </li>
        ))}
      </ul>
      <p className={styles.switch} data-on={grey}>
        Grey field
        <i />
      </p>
    </section>
  );
}
