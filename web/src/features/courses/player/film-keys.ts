/** How fast a film plays. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Seconds of a step. */
const step = 5;

/** The next rate above or below; the same at either end. */
export function nextRate(rate: number, way: 1 | -1): number {
  const ordered = way === 1 ? rates : rates.toReversed();
  return ordered.find((one) => (one - rate) * way > 0) ?? rate;
}

function togglePlaying(film: HTMLVideoElement): void {
  if (film.paused) film.play().catch(() => undefined);
  else film.pause();
}

function toggleCaptions(film: HTMLVideoElement): void {
  for (const track of film.textTracks)
    if (track.kind === 'captions') track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
}

export function togglePictureInPicture(film: HTMLVideoElement): void {
  const answer = document.pictureInPictureElement ? document.exitPictureInPicture() : film.requestPictureInPicture();
  answer.catch(() => undefined);
}

function toggleFullScreen(film: HTMLVideoElement): void {
  const answer = document.fullscreenElement ? document.exitFullscreen() : film.requestFullscreen();
  answer.catch(() => undefined);
}

/** What a key does to the film; space and arrows are the browser's own, once the film has the focus. @returns whether it means something */
export function pressKey(film: HTMLVideoElement, key: string): boolean {
  const deeds: Readonly<Record<string, () => void>> = {
    k: () => togglePlaying(film),
    j: () => (film.currentTime = Math.max(0, film.currentTime - step)),
    l: () => (film.currentTime = Math.min(film.duration || 0, film.currentTime + step)),
    c: () => toggleCaptions(film),
    f: () => toggleFullScreen(film),
    p: () => togglePictureInPicture(film),
    '<': () => (film.playbackRate = nextRate(film.playbackRate, -1)),
    '>': () => (film.playbackRate = nextRate(film.playbackRate, 1)),
  };
  const deed = Object.hasOwn(deeds, key.toLowerCase()) ? deeds[key.toLowerCase()] : undefined;
  deed?.();
  return deed !== undefined;
}
