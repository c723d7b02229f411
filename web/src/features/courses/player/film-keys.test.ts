import { expect, test } from 'vitest';
import { nextRate, pressKey } from './film-keys.ts';

/** A film of twenty seconds in its middle, as far as keys are concerned. */
function aFilm() {
  return Object.assign(new EventTarget(), {
    currentTime: 10,
    duration: 20,
    playbackRate: 1,
    paused: true,
    play: async () => {},
    textTracks: [
      { kind: 'captions', mode: 'showing' },
      { kind: 'chapters', mode: 'hidden' },
    ],
  }) as unknown as HTMLVideoElement; // all that keys touch
}

test('J and L go five seconds back and on, and not beyond either end', () => {
  const film = aFilm();
  const places = ['j', 'j', 'j', 'L', 'l', 'l', 'l', 'l'].map((key) => {
    pressKey(film, key);
    return film.currentTime;
  });
  expect(places).toEqual([5, 0, 0, 5, 10, 15, 20, 20]);
});

test('the speed goes through its steps and stays at either end', () => {
  expect([nextRate(1, 1), nextRate(2, 1), nextRate(1, -1), nextRate(0.5, -1), nextRate(0.9, 1)]).toEqual([
    1.25, 2, 0.75, 0.5, 1,
  ]);
});

test('C switches captions and leaves chapters alone', () => {
  const film = aFilm();
  pressKey(film, 'c');
  expect([...film.textTracks].map(({ mode }) => mode)).toEqual(['hidden', 'hidden']);
});

test.each(['Tab', 'Enter', 'x', 'constructor'])('the key %s is left to the browser', (key) => {
  expect(pressKey(aFilm(), key)).toBe(false);
});
