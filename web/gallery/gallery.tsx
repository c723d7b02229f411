import { isValidElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import '../src/app/start/styles.ts';
import { applyStoredTheme } from '../src/lib/visitor/theme.ts';
import type { State, States } from '../src/ui/states.ts';
import { componentName } from './component-name.ts';
import styles from './gallery.module.css';

// Every component of the kit in every state, for eyes and for `tests/long/kit/kit.test.ts`. No part of the site.

const found = import.meta.glob<States>('../src/{ui,shared-features}/**/*.states.tsx', {
  eager: true,
  import: 'default',
});
const components = Object.entries(found)
  .map(([file, states]) => ({ name: componentName(file), states }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

function Exhibit({ name, state }: { readonly name: string; readonly state: States[string] }) {
  const { element, after }: State = isValidElement(state) ? { element: state } : (state as State); // the union holds no third
  return (
    <figure>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={styles.stage} data-state={name} data-after={after}>
        {element}
      </div>
    </figure>
  );
}

function Gallery() {
  return (
    <main id="content" className={styles.gallery}>
      <h1>Kit</h1>
      {components.map(({ name, states }) => (
        <article
          key={name}
          data-component={name}
          className={name.startsWith('layout/') ? `${styles.component} ${styles.wide}` : styles.component}
        >
          <h2>{name}</h2>
          {Object.entries(states).map(([title, state]) => (
            <Exhibit key={title} name={title} state={state} />
          ))}
        </article>
      ))}
    </main>
  );
}

applyStoredTheme(document.documentElement);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Router hook={memoryLocation({ path: '/__ui/' }).hook}>
      <Gallery />
    </Router>,
  );
