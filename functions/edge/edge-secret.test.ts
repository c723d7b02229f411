import { expect, it } from 'vitest';
import { edgeSecret } from './edge-secret.ts';

/** A secret, and a clock, that a test changes; counts how often the secret is read. */
function aSecret(...values: string[]) {
  const secret = { values, readings: 0, milliseconds: 0 };
  const isRight = edgeSecret({
    read: async () => {
      secret.readings += 1;
      return secret.values;
    },
    now: () => secret.milliseconds,
  });
  return { secret, isRight };
}

it('the current and the previous secret are accepted, and are read once', async () => {
  const { secret, isRight } = aSecret('new', 'old');
  expect([await isRight('new'), await isRight('old'), await isRight('new')]).toEqual([true, true, true]);
  expect(secret.readings).toBe(1);
});

it.each(['', 'ne', 'neww', 'NEW', 'other'])('"%s" is not the secret "new"', async (given) => {
  expect(await aSecret('new').isRight(given)).toBe(false);
});

it('an empty secret is never accepted', async () => {
  expect(await aSecret('').isRight('')).toBe(false);
});

it('a rotated secret is read again when its new value arrives', async () => {
  const { secret, isRight } = aSecret('first');
  await isRight('first');
  Object.assign(secret, { values: ['second', 'first'], milliseconds: 60_000 });
  expect([await isRight('second'), await isRight('first')]).toEqual([true, true]);
  Object.assign(secret, { values: ['third', 'second'], milliseconds: 120_000 });
  expect([await isRight('third'), await isRight('first')]).toEqual([true, false]);
});

it('wrong values make the secret be read at most every ten seconds', async () => {
  const { secret, isRight } = aSecret('right');
  for (const milliseconds of [0, 1, 9_999]) {
    secret.milliseconds = milliseconds;
    expect(await isRight('wrong')).toBe(false);
  }
  expect(secret.readings).toBe(1);
  secret.milliseconds = 10_000;
  await isRight('wrong');
  expect(secret.readings).toBe(2);
});

it('a secret that cannot be read accepts nobody, and is read again at the next request', async () => {
  let fails = true;
  const isRight = edgeSecret({
    read: async () => {
      if (fails) throw new Error('Secrets Manager is away');
      return ['right'];
    },
    now: () => 0,
  });
  await expect(isRight('right')).rejects.toThrow('away');
  fails = false;
  expect(await isRight('right')).toBe(true);
});
