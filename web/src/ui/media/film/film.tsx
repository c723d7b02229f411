import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import styles from './film.module.css';
import { filmSources } from './film-sources.ts';
import { isWideScreen, mayStartByItself, watchView } from './film-view.ts';

interface FilmProps {
  /** Of the film in `web/build/film-manifest.json`. */
  readonly name: string;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  /** Behind a click, as one of many: nothing of it but its poster is asked for until its button is pressed. */
  readonly onRequest?: boolean;
  /** At the top of a page: its poster is not lazy, and comes before other pictures. */
  readonly first?: boolean;
  /** Whether this device is one on which it starts by itself. */
  readonly startsHere?: () => boolean;
}

/** A film is as wide as its section. */
const posterSizes = 'min(94vw, max(80rem, 76vw))';

/**
 * A silent film in a loop, told by captions. Where it starts by itself, on wide screens unless stated, it plays while it is in view, unless the visitor asked for less
 * motion or less data; elsewhere, and after its button was pressed, it does as the button says. Until then there is a poster; it stays,
 * with a link to the file, for visitors without script and where the film cannot be had.
 */
export function Film({ name, label, onRequest = false, first = false, startsHere = isWideScreen }: FilmProps) {
  const { width, height, sources, captions, avif, webp, webpSet } = filmSources(name);
  const plainest = sources.at(-1)?.path;
  const video = useRef<HTMLVideoElement>(null);
  const mayStart = useEffectEvent(() => mayStartByItself(startsHere));
  const [playing, setPlaying] = useState(false);
  const [begun, setBegun] = useState(false);
  const [failed, setFailed] = useState(false);
  // What the visitor last asked for; nothing until then.
  const wish = useRef<'play' | 'pause'>(undefined);
  const [wanted, setWanted] = useState(!onRequest);

  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return;
    return watchView(element, (inView) => {
      const plays = wish.current === 'play' || (wish.current === undefined && mayStart());
      // A browser that saves power refuses; the button is still there.
      if (inView && plays) element.play().catch(() => undefined);
      else element.pause();
    });
  }, [wanted]);

  const toggle = () => {
    setWanted(true);
    wish.current = playing ? 'pause' : 'play';
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => undefined);
  };

  return (
    <div className={styles.film}>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={webpSet && posterSizes} />
        <img
          src={webp}
          srcSet={webpSet}
          sizes={webpSet && posterSizes}
          width={width}
          height={height}
          alt={label}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          {...(first ? { fetchPriority: 'high' } : {})}
        />
      </picture>
      {wanted && (
        <video
          ref={video}
          className={begun && !failed ? styles.begun : undefined}
          width={width}
          height={height}
          aria-label={label}
          muted
          loop
          playsInline
          preload="none"
          onPlay={() => setPlaying(true)}
          onPlaying={() => setBegun(true)}
          onPause={() => setPlaying(false)}
          onError={() => setFailed(true)}
        >
          {sources.map(({ path, type }) => (
            // The browser goes on to the next file; after the last there is none.
            <source key={path} src={path} type={type} onError={path === plainest ? () => setFailed(true) : undefined} />
          ))}
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        </video>
      )}
      {failed ? (
        <a href={plainest} className={styles.button}>
          The film could not be loaded. Open its file
        </a>
      ) : (
        <button type="button" className={styles.button} data-needs-script="" onClick={toggle}>
          <Icon path={playing ? strokes.pause : strokes.play} />
          {playing ? 'Pause film' : 'Play film'}
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
