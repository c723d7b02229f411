import { describe, expect, test } from 'vitest';
import { hashOfCode } from '../../platform/codes/code-checker.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aCodeDesk } from './code-builders.ts';

captureLog();

const code = '204816';
const wrong = 'The verification code is wrong or no longer valid. Please ask for a new one.';

/** A desk at which an address has a code to sign in. */
async function aDeskWithCode() {
  const desk = aCodeDesk();
  const addressHash = await desk.addressHash('ada@example.com');
  const request = { purpose: 'sign-in', addressHash, requestId: 'first', requestedAt: desk.clock.now } as const;
  await desk.keeper.keep(request, await hashOfCode(desk.sealer, 'sign-in', addressHash, code));
  const tries = async () => (await desk.stored('sign-in', 'ada@example.com'))?.tries;
  return { ...desk, addressHash, tries, check: (given: string) => desk.checkCode('sign-in', addressHash, given) };
}

describe('a code', () => {
  test('is right for its purpose and its address alone', async () => {
    const { checkCode, addressHash, check } = await aDeskWithCode();
    await expect(check(code)).resolves.toMatchObject({ unused: { requestId: 'first' } });
    await expect(checkCode('reset-password', addressHash, code)).rejects.toThrow(wrong);
    await expect(checkCode('sign-in', 'another', code)).rejects.toThrow(wrong);
  });

  test('of another purpose does not serve where one of this purpose is there', async () => {
    const { checkCode, keeper, addressHash, sealer, clock } = await aDeskWithCode();
    const request = { purpose: 'rebind', addressHash, requestId: 'second', requestedAt: clock.now } as const;
    await keeper.keep(request, await hashOfCode(sealer, 'rebind', addressHash, '000000'));
    await expect(checkCode('rebind', addressHash, code)).rejects.toThrow(wrong);
  });

  test('is compared five times at most, of a thousand tries at once', async () => {
    const { check, tries } = await aDeskWithCode();
    const guesses = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(6, '0'));
    const guessed = await Promise.allSettled(guesses.map(check));
    expect(guessed.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await tries()).toBe(5);
    await expect(check(code)).rejects.toThrow(wrong);
  });

  test('that is right at the fifth try is right', async () => {
    const { check } = await aDeskWithCode();
    for (let time = 0; time < 4; time += 1) await expect(check('000000')).rejects.toThrow(wrong);
    await expect(check(code)).resolves.toBeDefined();
  });

  test('admits one of many who have it at once', async () => {
    const { check, codes } = await aDeskWithCode();
    const both = await Promise.all([check(code), check(code), check(code)]);
    const used = await Promise.all(both.map(({ key, unused }) => codes.delete(key, unused)));
    expect(used.filter((each) => each)).toHaveLength(1);
    await expect(check(code)).rejects.toThrow(wrong);
  });

  test('that was looked at while a newer one came does not use that up', async () => {
    const { check, codes, keeper, addressHash, sealer, clock } = await aDeskWithCode();
    const { key, unused } = await check(code);
    const newer = { purpose: 'sign-in', addressHash, requestId: 'second', requestedAt: clock.now + 1 } as const;
    await keeper.keep(newer, await hashOfCode(sealer, 'sign-in', addressHash, '000000'));
    expect(await codes.delete(key, unused)).toBe(false);
    await expect(check('000000')).resolves.toBeDefined();
  });

  test('is over after ten minutes', async () => {
    const { check, clock } = await aDeskWithCode();
    clock.now += 599_000;
    await expect(check(code)).resolves.toBeDefined();
    clock.now += 1_000;
    await expect(check(code)).rejects.toThrow(wrong);
  });

  test('gets its try back where it is right and not used', async () => {
    const { check, returnTry, tries } = await aDeskWithCode();
    for (let time = 0; time < 10; time += 1) await returnTry(await check(code));
    expect(await tries()).toBe(0);
  });
});
