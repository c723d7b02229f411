import { type ComponentType, useState } from 'react';
import { loadLibrary } from '../../../lib/loading/load-library.ts';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import styles from './film.module.css';
import type { FilmProps } from './film.tsx';
import { filmSources } from './film-sources.ts';

const load = async () => (await import('./film.tsx')).Film;

type FilmOnClickProps = Omit<FilmProps, 'asked'>;

/**
 * A film behind a click: until then its poster, and nothing of the film or of its player is asked for. After it the film plays, and
 * does as its button says. Without script, and where the player cannot be had, a link to the file stands in place of the button.
 */
export function FilmOnClick({ name, label }: FilmOnClickProps) {
  const [state, setState] = useState<'waiting' | 'coming' | 'failed' | { readonly Player: ComponentType<FilmProps> }>(
    'waiting',
  );
  const { width, height, sources, avif, webp } = filmSources(name);
  const plainest = sources.at(-1)?.path;

  const play = async () => {
    setState('coming');
    const Player = await loadLibrary(load);
    setState(Player ? { Player } : 'failed');
  };

  if (typeof state === 'object') return <state.Player name={name} label={label} asked />;
  return (
    <div className={styles.film}>
      <picture>
        <source type="image/avif" srcSet={avif} />
        <img src={webp} width={width} height={height} alt={label} loading="lazy" decoding="async" />
      </picture>
      {state === 'failed' ? (
        <a href={plainest} className={styles.button}>
          The film could not be loaded. Open its file
        </a>
      ) : (
        <button
          type="button"
          className={styles.button}
          data-needs-script=""
          aria-busy={state === 'coming'}
          onClick={() => void play()}
        >
          <Icon path={strokes.play} />
          Play film
        </button>
      )}
      <noscript>
        <a href={plainest} className={styles.button}>
          Open the film
        </a>
      </noscript>
    </div>
  );
}
