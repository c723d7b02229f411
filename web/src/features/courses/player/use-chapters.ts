import { type RefObject, useEffect, useState } from 'react';

interface FilmChapter {
  /** Seconds. */
  readonly at: number;
  readonly title: string;
}

interface Chapters {
  readonly list: readonly FilmChapter[];
  /** Place in the list of the one that plays; −1 before the first. */
  readonly current: number;
}

function read(track: HTMLTrackElement): FilmChapter[] {
  return [...(track.track.cues ?? [])].map((cue) => ({ at: cue.startTime, title: (cue as VTTCue).text })); // of a WebVTT file
}

/** The chapters of a film, from its own track; none where that cannot be had. */
export function useChapters(video: RefObject<HTMLVideoElement | null>): Chapters {
  const [list, setList] = useState<readonly FilmChapter[]>([]);
  const [current, setCurrent] = useState(-1);

  useEffect(() => {
    const track = video.current?.querySelector<HTMLTrackElement>('track[kind=chapters]');
    if (!track) return;
    const load = () => setList(read(track));
    track.addEventListener('load', load);
    // A track of this kind is loaded once it is not disabled.
    track.track.mode = 'hidden';
    load();
    return () => track.removeEventListener('load', load);
  }, [video]);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const follow = () => setCurrent(list.findLastIndex(({ at }) => at <= film.currentTime + 0.05));
    follow();
    film.addEventListener('timeupdate', follow);
    return () => film.removeEventListener('timeupdate', follow);
  }, [video, list]);

  return { list, current };
}
