import { savesData, wantsLessMotion } from '../../../lib/visitor/visitor-wishes.ts';
import { media } from '../../style/breakpoints.ts';

/** Share of a film that has to be in view for it to play. */
const enough = 0.4;

/** The film that plays: one at a time. */
let current: HTMLVideoElement | undefined;

type Tell = (inView: boolean) => void;

/** The films in view, the one that came last at the end. */
const inView = new Map<HTMLVideoElement, Tell>();

/** Once a film is out of view, the one that was in view before it has its turn again. */
function leave(film: HTMLVideoElement): void {
  inView.delete(film);
  if (current !== film) return;
  current = undefined;
  [...inView.values()].at(-1)?.(true);
}

function pauseOthers({ target }: Event): void {
  if (!(target instanceof HTMLVideoElement)) return;
  if (current !== target) current?.pause();
  current = target;
}

/**
 * Tells when a film comes into view and when it leaves it, and pauses whichever plays when this one begins. A film that was in view before is told
 * again once the one that plays has left.
 * @returns what ends it
 */
export function watchView(film: HTMLVideoElement, tell: Tell): () => void {
  const hear = (isInView: boolean) => {
    tell(isInView);
    if (!isInView) return leave(film);
    inView.delete(film);
    inView.set(film, tell);
  };
  const observer = new IntersectionObserver((entries) => hear(entries.at(-1)?.isIntersecting === true), {
    threshold: enough,
  });
  observer.observe(film);
  film.addEventListener('play', pauseOthers);
  return () => {
    observer.disconnect();
    film.removeEventListener('play', pauseOthers);
    leave(film);
  };
}

/**
 * Whether a film that starts here may do so without being asked: the visitor asked neither for less motion nor for less data.
 * @param startsHere whether the device is one of those on which it starts
 */
export function mayStartByItself(startsHere: () => boolean): boolean {
  return startsHere() && !savesData() && !wantsLessMotion();
}

/** The devices on which films start unless a page says otherwise. */
export function isWideScreen(): boolean {
  return matchMedia(media['from-desktop']).matches;
}
