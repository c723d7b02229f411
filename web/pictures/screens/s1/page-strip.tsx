import type { ReactNode } from 'react';
import { Show } from '../kit/show.tsx';
import { Lectern } from './lectern.tsx';
import styles from './page-strip.module.css';

export interface StripPage {
  readonly name: string;
  readonly content: string;
  readonly layout: 'whole' | 'slides' | 'halves' | 'four' | 'behind';
  readonly state?: 'on the wall' | 'next' | undefined;
}

const PAGES: readonly StripPage[] = [
  { name: 'Doors', content: 'silk', layout: 'whole' },
  { name: 'Welcome', content: 'silk', layout: 'slides', state: 'on the wall' },
  { name: 'Keynote', content: 'waves', layout: 'halves', state: 'next' },
  { name: 'Panel of four', content: 'facets', layout: 'four' },
  { name: 'Film', content: 'city', layout: 'whole' },
  { name: 'Questions', content: 'aurora', layout: 'halves' },
  { name: 'Break', content: 'rain', layout: 'whole' },
];

type Shown = 'slide' | 'camera' | 'film';

/** Windows of a page in small: their insets as shares of the wall, and what they show. */
const LAYOUTS: Readonly<Record<StripPage['layout'], readonly (readonly [inset: string, shown: Shown])[]>> = {
  whole: [],
  slides: [
    ['15% 36% 25% 4%', 'slide'],
    ['15% 4% 55% 67%', 'camera'],
    ['50% 4% 25% 67%', 'film'],
  ],
  halves: [
    ['18% 52% 18% 5%', 'slide'],
    ['18% 5% 18% 52%', 'camera'],
  ],
  four: [
    ['12% 52% 53% 5%', 'camera'],
    ['12% 5% 53% 52%', 'slide'],
    ['53% 52% 12% 5%', 'film'],
    ['53% 5% 12% 52%', 'camera'],
  ],
  behind: [
    ['11% 3% 18% 26%', 'camera'],
    ['15% 36% 25% 4%', 'slide'],
  ],
};

function Small({ shown }: { readonly shown: Shown }) {
  if (shown === 'camera') return <Lectern />;
  return shown === 'film' ? <Show content="grid" at={2} /> : <i className={styles.slide} />;
}

interface PageStripProps {
  readonly pages?: readonly StripPage[];
  /** What stands beside the words: the button that takes the next page, when left out. */
  readonly children?: ReactNode;
}

/** The pages: green is on the wall, amber comes next. */
export function PageStrip({ pages = PAGES, children = <b>Take Keynote</b> }: PageStripProps) {
  return (
    <section className={styles.strip}>
      <header className={styles.head}>
        <h2>Pages</h2>
        <p>
          <i />
          On the wall
        </p>
        <p>
          <i />
          Next
        </p>
        {children}
      </header>
      <ol>
        {pages.map(({ name, content, layout, state }) => (
          <li key={name} className={styles.page} data-state={state}>
            <figure>
              <Show content={content} at={2} position="50% 80%" />
              {LAYOUTS[layout].map(([inset, shown]) => (
                <span key={inset} className={styles.window} style={{ inset }}>
                  <Small shown={shown} />
                </span>
              ))}
            </figure>
            <p>{name}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
