import type { RefObject } from 'react';
import styles from './chapter-list.module.css';
import { useChapters } from './use-chapters.ts';

/** The chapters of a film, each of which goes there. */
export function ChapterList({ video }: { readonly video: RefObject<HTMLVideoElement | null> }) {
  const { list, current } = useChapters(video);
  const goTo = (seconds: number) => {
    const film = video.current;
    if (!film) return;
    film.currentTime = seconds;
    film.play().catch(() => undefined);
  };
  return (
    <ol className={styles.chapters} aria-label="Chapters of the film">
      {list.map(({ at, title }, place) => (
        <li key={at}>
          <button
            type="button"
            className={styles.chapter}
            aria-current={place === current ? 'true' : undefined}
            onClick={() => goTo(at)}
          >
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
}
