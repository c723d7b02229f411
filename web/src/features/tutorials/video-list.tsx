import type { Video } from '../../../../shared/contract/content-schemas.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { Accordion } from '../../ui/data/accordion/accordion.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { Film } from '../../ui/media/film/film.tsx';
import styles from './video-list.module.css';

interface VideoListProps {
  readonly videos: readonly Video[];
  /** Whether films play in the page, each after a click; elsewhere a link leads to the file. */
  readonly playable: boolean;
}

/** Tutorials by title, each with its film or the steps that one would show. */
export function VideoList({ videos, playable }: VideoListProps) {
  return (
    <Accordion
      name="videos"
      parts={videos.map(({ title, text, film, link, steps }) => ({
        key: title,
        title,
        content: (
          <div className={styles.video}>
            <p>{text}</p>
            {steps.length > 0 && (
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
            {film !== '' && playable && <Film onRequest name={film} label={`${title}. ${text}`} />}
            {film !== '' && !playable && (
              <p>
                <StandaloneLink to={link} tone="accent" icon={strokes.play} label={`Watch the film: ${title}`} external>
                  Watch the film
                </StandaloneLink>
              </p>
            )}
          </div>
        ),
      }))}
    />
  );
}
