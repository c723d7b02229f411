import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { captionsOf, chaptersOf, type Film, lampsAt, lengthOf, shotsAt } from './film.ts';
import { films } from './index.ts';

const camera = [
  { x: 0.5, y: 0.5, zoom: 1 },
  { x: 0.5, y: 0.5, zoom: 4 },
] as const;

function aFilm(fade: number): Film {
  return {
    ...{ width: 1280, height: 720, framesPerSecond: 24, fade: 1, poster: 0, ceiling: 1_500_000 },
    shots: [
      { content: 'silk', at: 0, seconds: 4, chapter: 'One', caption: 'Silk', camera },
      { content: 'rain', at: 0, seconds: 4, chapter: 'Two', caption: 'Rain', camera, fade },
    ],
  };
}

describe('a film', () => {
  it('a film begins where its first shot has just covered the last', () => {
    expect(shotsAt(aFilm(1), 0).map(({ index, opacity }) => [index, opacity])).toEqual([[0, 1]]);
    expect(shotsAt(aFilm(1), 7.5).map(({ index, opacity }) => [index, opacity])).toEqual([
      [1, 1],
      [0, expect.closeTo(0.5)],
    ]);
  });

  it('a film shows two shots while one fades in, and one alone where it cuts', () => {
    const shown = (film: Film) => shotsAt(film, 3.5).map(({ index }) => index);
    expect(shown(aFilm(1))).toEqual([0, 1]);
    expect(shown(aFilm(0))).toEqual([1]);
  });

  it('a film never stands still at the end of a shot', () => {
    const zoom = (seconds: number) => shotsAt(aFilm(0), seconds).at(-1)?.framing.zoom ?? 0;
    expect(zoom(2.9) / zoom(2.8)).toBeCloseTo(zoom(0.2) / zoom(0.1));
  });

  it('a film has captions that follow one another to its end', () => {
    const times = captionsOf(aFilm(0)).match(/[\d:.]+ --> [\d:.]+/g);
    expect(times).toEqual(['00:00.000 --> 00:03.000', '00:03.000 --> 00:07.500']);
  });

  it('a film changes its lamps with a cue, not before', () => {
    const cue = { after: 1, content: 'bloom@2', lamps: { amber: [1, 0, 0], cool: [0, 0, 1] } } as const;
    expect([0.9, 1, 3].map((time) => lampsAt(cue, time))).toEqual([0, 0, 1]);
  });

  it('the film of home lasts 12 to 20 seconds', () => {
    const { home } = films;
    expect(home && lengthOf(home)).toBeGreaterThanOrEqual(12);
    expect(home && lengthOf(home)).toBeLessThanOrEqual(20);
  });

  const others = Object.entries(films).filter(([name]) => name !== 'home');

  it.each(Object.entries(films))('captions and chapters of %s are published as its shots say them', (name, film) => {
    const published = (part: string) =>
      readFileSync(new URL(`../../public/media/films/${name}-${part}.vtt`, import.meta.url), 'utf8');
    expect(published('captions')).toBe(captionsOf(film));
    expect(published('chapters')).toBe(chaptersOf(film));
  });

  it.each(others)('the film %s lasts 15 to 24 seconds and stays under 0.8 MB', (_, film) => {
    expect(lengthOf(film)).toBeGreaterThanOrEqual(15);
    expect(lengthOf(film)).toBeLessThanOrEqual(24);
    expect(film.ceiling).toBeLessThanOrEqual(800_000);
  });

  // In hvc-playback the player comes near instead.
  it.each(others.filter(([name]) => name !== 'hvc-playback'))('the camera of %s never rests', (_, film) => {
    for (const { camera } of film.shots) expect(camera[0]).not.toEqual(camera[1]);
  });
});
