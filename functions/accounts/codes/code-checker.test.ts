import { describe, expect, test } from 'vitest';
import { type Comparer, codeKey, hashOfCode } from '../../platform/codes/code-checker.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aViewer } from '../account-builders.ts';
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
  return {
    ...desk,
    addressHash,
    tries,
    check: (given: string, from: Comparer = aViewer()) => desk.checkCode('sign-in', addressHash, given, from),
  };
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

  test('is compared five times at most, of a thousand tries of one network at once', async () => {
    const { check, tries } = await aDeskWithCode();
    const guesses = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(6, '0'));
    const guessed = await Promise.allSettled(guesses.map((guess) => check(guess)));
    expect(guessed.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await tries()).toBe(5);
    await expect(check(code)).rejects.toThrow(wrong);
  });

  test('is over for a network that has guessed five times, and right for another', async () => {
    const { check } = await aDeskWithCode();
    for (let time = 0; time < 6; time += 1) await expect(check('000000', aViewer(1))).rejects.toThrow(wrong);
    await expect(check(code, aViewer(1))).rejects.toThrow(wrong);
    await expect(check(code, aViewer(2))).resolves.toBeDefined();
  });

  test('is over for a household of IPv6 at once', async () => {
    const { check } = await aDeskWithCode();
    const from = (address: string) => ({ viewerAddress: `${address}:443` });
    for (let host = 1; host <= 5; host += 1)
      await expect(check('000000', from(`2001:db8::${host}`))).rejects.toThrow(wrong);
    await expect(check(code, from('2001:db8::99'))).rejects.toThrow(wrong);
    await expect(check(code, from('2001:db8:0:1::1'))).resolves.toBeDefined();
  });

  test('is over after fifty guesses of many networks at once, but for one from which its member has signed in', async () => {
    const { check, tries, stored } = await aDeskWithCode();
    const guesses = Array.from({ length: 200 }, (_, number) => check('000000', aViewer(number % 100)));
    expect((await Promise.allSettled(guesses)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await tries()).toBe(50);
    expect(Object.keys((await stored('sign-in', 'ada@example.com')) ?? {}).length).toBeLessThan(60);
    await expect(check(code, aViewer(200))).rejects.toThrow(wrong);
    await expect(check(code, { ...aViewer(201), isKnown: true })).resolves.toBeDefined();
  });

  test('is over for a known network too that has guessed five times', async () => {
    const { check } = await aDeskWithCode();
    const known = { ...aViewer(1), isKnown: true };
    for (let time = 0; time < 5; time += 1) await expect(check('000000', known)).rejects.toThrow(wrong);
    await expect(check(code, known)).rejects.toThrow(wrong);
  });

  test('whose row was written before networks were counted is compared as any other', async () => {
    const { check, codes, addressHash, sealer, clock } = await aDeskWithCode();
    const codeHash = await hashOfCode(sealer, 'sign-in', addressHash, code);
    const row = { codeHash, requestId: 'before', requestedAt: clock.now, expires: clock.now / 1_000 + 600 };
    await codes.put({ ...codeKey('sign-in', addressHash), ...row, tries: 4 });
    await expect(check('000000')).rejects.toThrow(wrong);
    await expect(check(code)).resolves.toMatchObject({ unused: { requestId: 'before' } });
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
    for (let time = 0; time < 60; time += 1) await returnTry(await check(code));
    expect(await tries()).toBe(0);
  });
});
