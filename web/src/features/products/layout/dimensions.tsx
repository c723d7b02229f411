import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import styles from './dimensions.module.css';

interface DimensionsProps {
  readonly name: string;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

interface ViewProps {
  /** Millimetres of the side: how long it is, and how high. */
  readonly length: number;
  readonly height: number;
  /** What the length is. */
  readonly what: string;
}

/** Room around a side for its dimension lines, in millimetres of the device. */
const room = { beside: 110, above: 20, below: 120 } as const;
/** Pixels of the drawing for each millimetre, where there is room. */
const scale = 0.7;

/** One side of a device, its outline with both figures. */
function View({ length, height, what }: ViewProps) {
  const below = height + 50;
  const width = length + 1.5 * room.beside;
  const box = [-room.beside, -room.above, width, height + room.above + room.below];
  return (
    <svg
      viewBox={box.join(' ')}
      width={width * scale}
      role="img"
      aria-label={`${what} ${length} mm, height ${height} mm`}
    >
      <rect width={length} height={height} rx="4" />
      <path d={`M0 ${height + 12}V${below + 12}M${length} ${height + 12}V${below + 12}M0 ${below}H${length}`} />
      <path d={`M12 ${below - 7}L0 ${below}l12 7M${length - 12} ${below - 7}l12 7l-12 7`} />
      <path d={`M-12 0H-62M-12 ${height}H-62M-50 0V${height}M-57 12L-50 0l7 12M-57 ${height - 12}l7 12l7 -12`} />
      <text x={length / 2} y={below + 46}>{`${what} ${length} mm`}</text>
      <text transform={`translate(-68 ${height / 2}) rotate(-90)`}>{`${height} mm`}</text>
    </svg>
  );
}

/** Front and side of a device to one scale, with the three figures that a rack is planned by. */
export function Dimensions({ name, width, height, depth }: DimensionsProps) {
  return (
    <Section labelledBy="dimensions-title">
      <SectionHead id="dimensions-title" title="Dimensions" />
      <div className={styles.views}>
        <View length={width} height={height} what="Width" />
        <View length={depth} height={height} what="Depth" />
      </div>
      <p className={styles.figures}>{`${name}: ${width}x${height}x${depth} mm`}</p>
    </Section>
  );
}
