import { expect, test } from 'vitest';
import { sealerInMemory } from '../../platform/testing/sealer-in-memory.ts';
import { aCodeDesk } from './code-builders.ts';
import { codeOfRequest } from './code-of-request.ts';

test('a code has six digits, each as often as any other, and is the same for the same request alone', async () => {
  const { sealer } = aCodeDesk();
  const codes = await Promise.all(Array.from({ length: 10_000 }, (_, number) => codeOfRequest(sealer, `${number}`)));
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(await codeOfRequest(sealer, '7')).toBe(codes[7]);
  expect(await codeOfRequest(sealerInMemory(), '7')).not.toBe(codes[7]);
  for (const place of [0, 5]) {
    const counts = Map.groupBy(codes, (code) => code[place]).values();
    // 1,000 of each are expected, with a standard deviation of 30.
    for (const { length } of counts) expect(Math.abs(length - 1_000)).toBeLessThan(200);
  }
});
