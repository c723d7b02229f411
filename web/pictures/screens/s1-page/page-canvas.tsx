import type { ReactNode } from 'react';
import { Show } from '../kit/show.tsx';
import { Lectern } from '../s1/lectern.tsx';
import { LevelsSlide } from '../s1/levels-slide.tsx';
import wall from '../s1/wall-canvas.module.css';
import styles from './page-canvas.module.css';
import { type PageState, type PageWindow, WALL_PIXELS } from './steps.ts';

function Logo() {
  return (
    <p className={styles.logo}>
      <svg aria-hidden="true" width="30" height="20" viewBox="0 0 30 20">
        <path d="M1 5c5-5 9 5 14 0s9 5 14 0M1 12c5-5 9 5 14 0s9 5 14 0M1 19c5-5 9 5 14 0s9 5 14 0" />
      </svg>
      River Forum
    </p>
  );
}

const SHOWN: Readonly<Record<PageWindow['name'], ReactNode>> = {
  Backdrop: <Show content="silk" at={2} />,
  Slides: <LevelsSlide />,
  Logo: <Logo />,
  Camera: <Lectern />,
};

/** Position and size of a window on the wall, in pixels. */
function Figures({ left, top, width, height }: PageWindow) {
  const figures = [
    { name: 'X', value: left },
    { name: 'Y', value: top },
    { name: 'Width', value: width },
    { name: 'Height', value: height },
  ];
  return (
    <div className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{Math.round(value * WALL_PIXELS)}</dd>
        </div>
      ))}
    </div>
  );
}

function pageName({ state }: PageState): string {
  return state ? `Keynote, ${state}` : 'New page';
}

/** The page as it will stand on the wall, its windows from back to front. */
export function PageCanvas({ state }: { readonly state: PageState }) {
  const { windows, ghost, chosen } = state;
  const placed = windows.find(({ name }) => name === chosen);
  return (
    <section className={wall.canvas}>
      <div className={wall.wall}>
        {windows.map(({ name, left, top, width, height, rank }) => (
          <div
            key={name}
            className={`${name === 'Backdrop' ? '' : wall.window} ${styles.window}`}
            data-name={name}
            data-chosen={name === chosen}
            style={{ position: 'absolute', left, top, width, height, zIndex: rank }}
          >
            <div className={styles.content}>{SHOWN[name]}</div>
            {name !== 'Backdrop' && <b className={styles.tag}>{name}</b>}
            {name === chosen && <i className={wall.handles} />}
          </div>
        ))}
        {ghost && (
          <i
            className={styles.ghost}
            style={{ left: ghost.left, top: ghost.top, width: ghost.width, height: ghost.height }}
          />
        )}
        <i className={styles.frame} data-state={state.state} />
      </div>
      <dl className={wall.place}>
        <p className={styles.page} data-state={state.state}>
          <i />
          {pageName(state)}
        </p>
        {placed && <Figures {...placed} />}
      </dl>
    </section>
  );
}
