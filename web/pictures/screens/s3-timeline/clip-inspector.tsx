import { timecodeOf } from '../kit/time.tsx';
import styles from './clip-inspector.module.css';
import { BAR, type TimelineState } from './steps.ts';

/** Minutes, seconds and frames. */
const clock = (seconds: number) => timecodeOf(seconds).slice(3);

function crossingOf({ crossing }: TimelineState): string {
  if (!crossing) return 'None';
  const bars = (crossing.to - crossing.from) / BAR;
  return `${bars.toFixed(1).replace('.0', '')} ${bars === 1 ? 'bar' : 'bars'}`;
}

/** The numbers of the clip that is chosen. */
export function ClipInspector({ state }: { readonly state: TimelineState }) {
  const { chosen, crossing } = state;
  const rows = chosen
    ? [
        { name: 'Layer', value: String(chosen.layer) },
        { name: 'Begins', value: `Bar ${(chosen.from / BAR + 1).toFixed(1).replace('.0', '')}` },
        { name: 'In', value: clock(chosen.from - chosen.origin), changes: chosen.from > chosen.origin },
        { name: 'Out', value: clock(chosen.to - chosen.origin), changes: chosen.layer === 1 && chosen.to < 36 },
        { name: 'Length', value: clock(chosen.to - chosen.from) },
        { name: 'Crossing', value: crossingOf(state), changes: crossing !== undefined },
      ]
    : [];
  return (
    <section className={styles.panel}>
      <h2>{chosen ? chosen.name : 'No clip chosen'}</h2>
      <dl>
        {rows.map(({ name, value, changes }) => (
          <div key={name} data-changes={changes}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
