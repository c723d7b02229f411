import { useEffect, useRef, useState } from 'react';
import { href } from '../../../lib/addresses/href.ts';
import { useLateComponent } from '../../../lib/loading/use-late-component.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { filmSources } from '../../../ui/media/film/film-sources.ts';
import type { LessonLink } from '../load-course-detail.ts';
import styles from './lesson-film.module.css';

interface LessonFilmProps {
  readonly course: number;
  readonly lesson: LessonLink;
  /** Name of its film. */
  readonly film: string;
  readonly next: LessonLink | null;
}

const loadTools = async () => (await import('./player-tools.tsx')).PlayerTools;

/**
 * The film of a lesson (product-rules.md#lessons). What starts it by itself, remembers the place and adds to the browser's controls comes late, and
 * these with it: drawing them takes a phone as long as the rest of the page. Until it plays, and where the browser does not let it start, a large
 * button plays it. Without script, or where it cannot be had (`inline-loader.ts`), the controls are there from the beginning.
 */
export function LessonFilm({ course, lesson, film, next }: LessonFilmProps) {
  const { width, height, sources, captions, chapters, poster } = filmSources(film);
  const plainest = sources.at(-1)?.path ?? '';
  const video = useRef<HTMLVideoElement>(null);
  const [stage, setStage] = useState<'waiting' | 'begun' | 'failed'>('waiting');
  const tools = useLateComponent(loadTools);
  const fail = () => setStage('failed');

  // It may have begun before this was live, and told nobody.
  useEffect(() => {
    if (video.current?.paused === false) setStage('begun');
  }, []);

  const play = () => {
    const element = video.current;
    if (!element) return;
    // The button that had the focus goes; a film without controls takes none.
    element.controls = true;
    element.focus();
    element.play().catch(() => undefined);
  };
  const retry = () => {
    // Not waiting again, which would take the controls away and with them the focus.
    setStage('begun');
    video.current?.load();
    play();
  };

  const shown = {
    width,
    height,
    poster,
    'aria-label': `Film: ${lesson.title}`,
    playsInline: true,
    preload: 'none',
  } as const;
  const files = (
    <>
      {sources.map(({ path, type }) => (
        // The browser goes on to the next file; after the last there is none.
        <source key={path} src={path} type={type} onError={path === plainest ? fail : undefined} />
      ))}
      <track kind="captions" src={captions} srcLang="en" label="English" default />
      <track kind="chapters" src={chapters} srcLang="en" label="Chapters" />
    </>
  );

  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        <video
          ref={video}
          {...shown}
          controls={stage !== 'waiting' || tools.loaded !== undefined}
          data-needs-script=""
          onPlaying={() => setStage('begun')}
          onError={fail}
        >
          {files}
        </video>
        <noscript>
          <video {...shown} controls>
            {files}
          </video>
        </noscript>
        {stage === 'waiting' && (
          <button type="button" className={styles.play} data-needs-script="" onClick={play}>
            <Icon path={strokes.play} />
            Play the film
          </button>
        )}
        {stage === 'failed' && (
          <div className={styles.failed} role="alert">
            <p>The film could not be loaded. Words and pictures below teach the same.</p>
            <TextButton onClick={retry}>Try again</TextButton>
            {next && (
              <StandaloneLink to={href.lesson(course, next.id)} icon={strokes.forward}>
                {`Next lesson: ${next.title}`}
              </StandaloneLink>
            )}
          </div>
        )}
      </div>
      <div className={styles.tools} data-needs-script="">
        {/* They only add to the controls: whoever cannot have them misses nothing of the film. */}
        <ErrorBoundary shown={tools.loaded}>
          {tools.loaded && (
            <tools.loaded.Component video={video} course={course} lesson={lesson.id} next={next} onFailed={fail} />
          )}
        </ErrorBoundary>
      </div>
    </div>
  );
}
