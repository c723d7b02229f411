import type { ReactNode } from 'react';
import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import desk from '../p1-video/monitors.module.css';
import { shortTimecode } from '../p1-video/monitors.tsx';
import { endings } from '../p1-video/programs.ts';
import styles from './monitors.module.css';
import type { Entry } from './night.ts';
import type { Monitors as State } from './shown.ts';

interface MonitorProps {
  readonly live?: boolean;
  readonly head: ReactNode;
  /** Nothing while it is empty or black. */
  readonly picture: ReactNode;
  readonly foot: ReactNode;
}

function Monitor({ live = false, head, picture, foot }: MonitorProps) {
  return (
    <section className={live ? `${desk.monitor} ${desk.live}` : desk.monitor}>
      <header className={desk.head}>
        <span className={desk.role}>{live ? 'On air' : 'Next'}</span>
        {head}
      </header>
      <div className={styles.picture} data-live={live || undefined}>
        {picture}
      </div>
      <footer className={desk.foot}>{foot}</footer>
    </section>
  );
}

function Ending({ ending }: Pick<Entry, 'ending'>) {
  return (
    <span className={desk.end}>
      <StrokeIcon name={endings[ending].icon} />
      {endings[ending].label}
    </span>
  );
}

function Next({ entry, fade }: { readonly entry: Entry | undefined; readonly fade: number }) {
  if (!entry) return <Monitor head={null} picture={null} foot="Nothing is loaded" />;
  const { name, length, content, at, ending } = entry;
  const head = (
    <>
      <b className={desk.name}>{name}</b>
      <span className={desk.time}>{length}</span>
    </>
  );
  const foot = (
    <>
      <span>{`Fade ${fade.toFixed(1)} s`}</span>
      <Ending ending={ending} />
    </>
  );
  return <Monitor head={head} picture={<Show content={content} at={at} still />} foot={foot} />;
}

function OnAir({ onAir, before, left, arrived, leaving, blackened, over }: State) {
  if (over) return <Monitor live head={null} picture={null} foot="The wall is black" />;
  const head = (
    <>
      <b className={desk.name}>{onAir.name}</b>
      <span className={desk.remaining}>−{shortTimecode(left)}</span>
    </>
  );
  const picture = (
    <>
      <Show content={onAir.content} at={onAir.at + Math.min(before, 0)} />
      {arrived < 1 && (
        <span style={{ opacity: 1 - arrived }}>
          <Show content={leaving.content} at={leaving.at} />
        </span>
      )}
      {blackened > 0 && <i style={{ opacity: blackened }} />}
    </>
  );
  const foot = (
    <>
      <span className={styles.sound}>
        <StrokeIcon name="sound" />
        −3 dB
      </span>
      <Ending ending={onAir.ending} />
    </>
  );
  return <Monitor live head={head} picture={picture} foot={foot} />;
}

/** The coming film beside the one that the audience sees. */
export function Monitors({ state, fade }: { readonly state: State; readonly fade: number }) {
  return (
    <div className={styles.pair}>
      <Next entry={state.next} fade={fade} />
      <OnAir {...state} />
    </div>
  );
}
