import { expect, test } from 'vitest';
import { deckKeysAt, showAt } from './deck-keys.ts';

/** Seconds on the screen's clock at which cue 13 begins, and cue 16 with the next page. */
const FLOWERS = 20.68;
const AWARD = 162.68;

const cues = (seconds: number) =>
  deckKeysAt(seconds).flatMap((key) => (key.kind === 'cue' ? [`${key.number} ${key.state}`] : []));

test('a key runs until the next cue begins, and that one waits', () => {
  expect(cues(0)).toEqual(['11 skipped', '12 running', '13 next', '14 ready', '15 ready']);
  expect(cues(FLOWERS + 0.1)).toEqual(['11 skipped', '12 ready', '13 running', '14 next', '15 ready']);
});

test('the running key counts down what is left of its cue', () => {
  expect(deckKeysAt(0)[1]).toMatchObject({ name: 'Sunrise', remaining: '0:20' });
  expect(showAt(0)).toMatchObject({ left: '0:20', timecode: '01:02:14:08' });
});

test('the page turns with the show, column by column, and always has fifteen keys', () => {
  expect(cues(AWARD + 1)).toEqual(['16 running', '17 next', '18 ready', '19 ready', '20 ready']);
  expect(cues(AWARD + 0.12).map((cue) => cue.slice(0, 2))).toEqual(['16', '17', '18', '14', '15']);
  expect(deckKeysAt(AWARD + 0.12)).toHaveLength(15);
});
