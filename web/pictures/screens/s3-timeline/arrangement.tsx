import type { ReactNode } from 'react';
import { DeskIcon, type DeskSymbol } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import { timecodeOf } from '../kit/time.tsx';
import { Waveform } from '../kit/waveform.tsx';
import styles from './arrangement.module.css';
import { BAR, type Clip, LANES_LEFT, SECOND, type TimelineState } from './steps.ts';

/** Bars that the ruler names: every other one. */
const BARS = Array.from({ length: 13 }, (_, index) => index * 2 + 1);
const FRAME_SECONDS = 5;

const left = (second: number) => second * SECOND;

function Frames({ clip: { content, origin, from, to } }: { readonly clip: Clip }) {
  const count = Math.ceil((to - origin) / FRAME_SECONDS);
  return (
    <div className={styles.frames} style={{ left: left(origin - from) }}>
      {Array.from({ length: count }, (_, index) => index * FRAME_SECONDS).map((second) => (
        <figure key={second}>
          <Show content={content} at={2 + second / 3} still />
        </figure>
      ))}
    </div>
  );
}

interface ClipBlockProps {
  readonly clip: Clip;
  readonly crossing: TimelineState['crossing'];
}

function ClipBlock({ clip, crossing }: ClipBlockProps) {
  const { name, from, to, state } = clip;
  const covered = crossing && crossing.from === from ? left(crossing.to - from) : 0;
  return (
    <div className={styles.clip} data-state={state} style={{ left: left(from), width: left(to - from) }}>
      <Frames clip={clip} />
      <span className={styles.name} style={{ left: covered + 8 }}>
        {name}
      </span>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly symbol: DeskSymbol;
  readonly kind: 'film' | 'sound' | 'light';
  readonly children?: ReactNode;
}

function Row({ name, symbol, kind, children }: RowProps) {
  return (
    <>
      <p className={styles.head} data-kind={kind}>
        <DeskIcon symbol={symbol} />
        {name}
      </p>
      <div className={styles.lane}>{children}</div>
    </>
  );
}

function Crossing({ from, to }: { readonly from: number; readonly to: number }) {
  const width = left(to - from);
  return (
    <div className={styles.crossing} style={{ left: LANES_LEFT + left(from), width }}>
      <svg aria-hidden="true" width={width} height="128" viewBox={`0 0 ${width} 128`}>
        <path d={`M0 59L${width} 6M0 70L${width} 122`} />
      </svg>
    </div>
  );
}

function Transport({ playhead, playing, played }: TimelineState) {
  return (
    <header className={styles.transport}>
      <span className={styles.play} data-pressed={playing && played < 0.2}>
        <DeskIcon symbol={playing ? 'pause' : 'play'} size={20} solid={!playing} />
      </span>
      <span className={styles.timecode}>{timecodeOf(playhead)}</span>
      <span>Bar {Math.floor(playhead / BAR) + 1}</span>
      <span>120 beats a minute</span>
      <span className={styles.snap}>
        <DeskIcon symbol="check" />
        Snap to bars
      </span>
    </header>
  );
}

/** Layers over time, under the bars of the music. */
export function Arrangement({ state }: { readonly state: TimelineState }) {
  const { clips, crossing, drawnBar, playhead } = state;
  const on = (layer: number) =>
    clips
      .filter((clip) => clip.layer === layer)
      .map((clip) => <ClipBlock key={clip.name} clip={clip} crossing={crossing} />);
  return (
    <section className={styles.timeline}>
      <Transport {...state} />
      <p className={styles.corner}>Bars</p>
      <p className={styles.ruler}>
        {BARS.map((bar) => (
          <span key={bar} style={{ left: left((bar - 1) * BAR) }}>
            {bar}
          </span>
        ))}
      </p>
      <Row name="Layer 2" symbol="film" kind="film">
        {on(2)}
      </Row>
      <Row name="Layer 1" symbol="film" kind="film">
        {on(1)}
      </Row>
      <Row name="Music" symbol="sound" kind="sound">
        <div className={styles.sound}>
          <Waveform seed={5} peaks={210} />
        </div>
        <span className={styles.name}>river_music.wav</span>
      </Row>
      <Row name="Voice" symbol="voice" kind="sound">
        <div className={styles.voice} style={{ left: left(29), width: left(13) }}>
          <Waveform seed={7} peaks={56} />
        </div>
      </Row>
      <Row name="Light" symbol="lamp" kind="light">
        <svg className={styles.light} aria-hidden="true" viewBox="0 0 988 70" preserveAspectRatio="none">
          <path d="M0 14H60L120 58H440L520 30H700L760 50H988V70H0Z" />
          <polyline points="0 14 60 14 120 58 440 58 520 30 700 30 760 50 988 50" />
        </svg>
      </Row>
      {crossing && <Crossing {...crossing} />}
      {drawnBar !== undefined && (
        <i className={styles.bar} style={{ left: LANES_LEFT + left(drawnBar) }}>
          <b>Bar {drawnBar / BAR + 1}</b>
        </i>
      )}
      <i className={styles.playhead} style={{ left: LANES_LEFT + left(playhead) }} />
    </section>
  );
}
