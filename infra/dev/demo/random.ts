import { createHash } from 'node:crypto';

/** Numbers in [0, 1), one after the other. */
export type Random = () => number;

/** Numbers that come from words alone, such as a seed, a day and a place in it: the same words give the same numbers, in every run. */
export function randomOf(...words: readonly (string | number)[]): Random {
  let place = 0;
  let digest = Buffer.alloc(0);
  return () => {
    const offset = (place % numbersOfDigest) * bytesOfNumber;
    if (offset === 0)
      digest = createHash('sha256')
        .update(JSON.stringify([...words, place]))
        .digest();
    place += 1;
    return digest.readUIntBE(offset, bytesOfNumber) / 2 ** 48;
  };
}

/** A digest has 32 bytes, and a number of six of them is exact. */
const bytesOfNumber = 6;
const numbersOfDigest = 5;

/** One of the values. @throws RangeError where there is none */
export function pick<T>(random: Random, values: readonly T[]): T {
  return pickWeighted(
    random,
    values.map((value) => ({ value, weight: 1 })),
  );
}

/** A value, and how often it is picked beside the others. */
export interface Weighted<T> {
  readonly value: T;
  readonly weight: number;
}

/** One of the values, the heavier ones more often. @throws RangeError where there is none */
export function pickWeighted<T>(random: Random, values: readonly Weighted<T>[]): T {
  let left = random() * values.reduce((sum, { weight }) => sum + weight, 0);
  const found = values.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  const picked = found ?? values.at(-1);
  if (!picked) throw new RangeError('There is nothing to pick from');
  return picked.value;
}

/** A whole number from one to another, both included. */
export function wholeFrom(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** A version 4 UUID made of the source's numbers. */
export function uuidFrom(random: Random): string {
  const eight = () =>
    wholeFrom(random, 0, 2 ** 32 - 1)
      .toString(16)
      .padStart(8, '0');
  const digits = `${eight()}${eight()}${eight()}${eight()}`;
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
