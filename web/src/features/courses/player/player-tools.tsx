import { type RefObject, useEffect, useState } from 'react';
import { href } from '../../../lib/addresses/href.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import type { LessonLink } from '../load-course-detail.ts';
import { ChapterList } from './chapter-list.tsx';
import { pressKey, togglePictureInPicture } from './film-keys.ts';
import { followFilm } from './follow-film.ts';
import styles from './player-tools.module.css';
import { SpeedChoice } from './speed-choice.tsx';

interface PlayerToolsProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Ids of course and lesson. */
  readonly course: number;
  readonly lesson: number;
  readonly next: LessonLink | null;
  readonly onFailed: () => void;
}

/** What is said below the film. */
type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'resumed'; readonly at: number }
  | { readonly kind: 'ended' };

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Adds to the browser's controls: goes on where the visitor stopped, chapters, speed, picture in picture, keys. */
export function PlayerTools({ video, course, lesson, next, onFailed }: PlayerToolsProps) {
  const [said, setSaid] = useState<Said>({ kind: 'nothing' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told to whoever is there then
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const ends = followFilm(film, {
      course,
      lesson,
      onResumed: (at) => setSaid({ kind: 'resumed', at }),
      onEnded: () => setSaid({ kind: 'ended' }),
      onFailed,
    });
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (!isComposing(event) && !altKey && !ctrlKey && !metaKey && pressKey(film, key)) event.preventDefault();
    };
    film.addEventListener('keydown', onKey);
    return () => {
      film.removeEventListener('keydown', onKey);
      ends();
    };
  }, [video, course, lesson]);

  const restart = () => {
    const film = video.current;
    if (!film) return;
    film.currentTime = 0;
    setSaid({ kind: 'nothing' });
    film.focus();
    film.play().catch(() => undefined);
  };

  return (
    <div className={styles.tools}>
      <ChapterList video={video} />
      <div className={styles.row}>
        <SpeedChoice video={video} />
        {document.pictureInPictureEnabled && (
          <TextButton onClick={() => video.current && togglePictureInPicture(video.current)}>
            Picture in picture
          </TextButton>
        )}
        <p className={styles.keys}>
          Keys in the film: <kbd>K</kbd> plays and pauses, <kbd>J</kbd> and <kbd>L</kbd> go 5 seconds back and on,{' '}
          <kbd>&lt;</kbd> and <kbd>&gt;</kbd> change the speed, <kbd>C</kbd> captions, <kbd>F</kbd> full screen.
        </p>
      </div>
      <div className={styles.said} role="status">
        {said.kind === 'resumed' && (
          <>
            <span>{`Goes on at ${clock(said.at)}, where you stopped.`}</span>
            <TextButton onClick={restart}>From the beginning</TextButton>
          </>
        )}
        {said.kind === 'ended' && (
          <>
            <span>{next ? 'This lesson is done.' : 'This was the last lesson of the course.'}</span>
            {next && (
              <StandaloneLink to={href.lesson(course, next.id)} icon={strokes.forward} tone="accent">
                {`Next lesson: ${next.title}`}
              </StandaloneLink>
            )}
            <TextButton onClick={restart}>Watch again</TextButton>
          </>
        )}
      </div>
    </div>
  );
}
