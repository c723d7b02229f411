import { DeskIcon } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import { useTime } from '../kit/time.tsx';
import { Waveform } from '../kit/waveform.tsx';
import styles from './timeline.module.css';
import { type Clip, CUES, FROM, NOW, TO, TRACKS, type Track } from './timeline-data.ts';

const percent = (second: number) => `${((second - FROM) / (TO - FROM)) * 100}%`;
const clock = (second: number) => `01:0${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
const MARKS = [120, 130, 140, 150, 160, 170, 180];
const WAVE_PEAKS_A_SECOND = 3.2;

/** Clips that began before the view keep their name in view. */
function span({ from, to }: Clip) {
  const start = Math.max(from, FROM);
  return { left: percent(start), width: `calc(${percent(Math.min(to, TO) - start + FROM)} - 1px)` };
}

function ClipBlock({ clip, kind }: { readonly clip: Clip; readonly kind: 'film' | 'sound' }) {
  const { name, from, to, frames, seed } = clip;
  const now = NOW + useTime();
  return (
    <div className={styles[kind]} data-live={from <= now && now < to} style={span(clip)}>
      {frames && (
        <div className={styles.frames}>
          {Array.from({ length: frames.count }, (_, index) => (
            <figure key={`${name}${String(index)}`}>
              <Show content={frames.content} at={2} still />
            </figure>
          ))}
        </div>
      )}
      {seed !== undefined && (
        <div className={styles.wave}>
          <Waveform seed={seed} peaks={Math.round((Math.min(to, TO) - Math.max(from, FROM)) * WAVE_PEAKS_A_SECOND)} />
        </div>
      )}
      <span className={styles.name}>{name}</span>
    </div>
  );
}

function Levels({ levels }: { readonly levels: readonly (readonly [number, number])[] }) {
  const points = levels.map(([second, level]) => `${((second - FROM) / (TO - FROM)) * 600} ${24 - level * 21}`);
  return (
    <svg className={styles.levels} aria-hidden="true" viewBox="0 0 600 27" preserveAspectRatio="none">
      <path d={`M${points.join('L')}V27H-60Z`} />
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function Lane({ track }: { readonly track: Track }) {
  if (track.kind === 'timecode') return <div className={styles.timecode}>from 01:00:00:00</div>;
  if (track.kind === 'levels') return <Levels levels={track.levels} />;
  if (track.kind === 'notes') {
    return track.notes.map(([second, name]) => (
      <span key={second} className={styles.note} style={{ left: percent(second) }}>
        {name}
      </span>
    ));
  }
  return track.clips.map((clip) => <ClipBlock key={clip.name} clip={clip} kind={track.kind} />);
}

function Ruler() {
  const time = useTime();
  return (
    <div className={styles.ruler}>
      {MARKS.map((second) => (
        <span key={second} style={{ left: percent(second) }}>
          {clock(second)}
        </span>
      ))}
      {CUES.map(({ number, name, at, until }) => (
        <p key={number} data-current={at <= NOW + time && NOW + time < until} style={{ left: percent(at) }}>
          <b>{number}</b>
          {name}
        </p>
      ))}
    </div>
  );
}

/** Layers over time: films, sound, timecode, light and notes, under the cues. */
export function Timeline() {
  const now = NOW + useTime();
  return (
    <section className={styles.timeline}>
      <header className={styles.corner}>
        <h2>Act 1</h2>
        <span>Layers 8</span>
      </header>
      <Ruler />
      <ul className={styles.heads}>
        {TRACKS.map(({ name, symbol, value, kind }) => (
          <li key={name} data-kind={kind}>
            <DeskIcon symbol={symbol} />
            {name}
            <span>{value}</span>
          </li>
        ))}
      </ul>
      <div className={styles.lanes}>
        {MARKS.map((second) => (
          <i key={second} style={{ left: percent(second) }} />
        ))}
        {TRACKS.map((track) => (
          <div key={track.name} className={styles.lane}>
            <Lane track={track} />
          </div>
        ))}
      </div>
      <i className={styles.playhead} style={{ left: `calc(152px + (100% - 152px) * ${(now - FROM) / (TO - FROM)})` }} />
    </section>
  );
}
