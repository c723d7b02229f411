import { describe, expect, test } from 'vitest';
import { sendEmailCode } from '../../../shared/contract/accounts/sign-in.ts';
import { entryLimits } from '../../platform/calls/limits/entry-limits.ts';
import { limitKeeper } from '../../platform/calls/limits/limit-keeper.ts';
import { hashOfCode } from '../../platform/codes/code-checker.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aCodeDesk } from './code-builders.ts';
import { addressCodeRequester } from './code-requester.ts';
import { ownCodeChecker, ownCodeSender } from './own-code.ts';

captureLog();
const email = 'ada@example.com';
const telephone = '13800138000';
const notTheirs = 'This is not a login name of your account';

/** A desk with a member, who has a number too, and somebody else. */
async function aMembersDesk() {
  const desk = aCodeDesk();
  const member = await desk.aMember({ login_name: telephone, email });
  await desk.aMember({ login_name: 'eve@example.com' });
  const asked: { purpose: string; addressHash: string; sealedAddress: string }[] = [];
  const requestCode = addressCodeRequester({
    sealer: desk.sealer,
    publish: async (_, data) => void asked.push(Object(data)),
  });
  const limits = desk.tables.table('limits');
  return {
    ...desk,
    member,
    asked,
    requestCode,
    send: ownCodeSender({ ...desk, requestCode, keepLimit: limitKeeper(limits) }),
    check: ownCodeChecker(desk),
    /** Counts a call of `sendEmailCode`, as its entry does. */
    keepByEntry: (address: string) =>
      entryLimits(sendEmailCode, { tables: { limits }, sealer: desk.sealer })({
        viewerAddress: '198.51.100.7:443',
        request: { email: address },
        caller: undefined,
      }),
  };
}

describe('a member asks for a code', () => {
  test.each([email, telephone])('by a login name of their own, %s: it goes to their address', async (name) => {
    const { send, member, asked, sealer, addressHash } = await aMembersDesk();
    await send(member, name);
    const hash = await addressHash(email);
    expect(asked).toMatchObject([{ purpose: 'prove-address', addressHash: hash }]);
    expect(await sealer.open(hash, asked[0]?.sealedAddress ?? '')).toEqual({ address: email });
  });

  test.each(['eve@example.com', 'nobody@example.com', '13900139000'])(
    'by %s, which is not theirs: nothing is asked for, and whether somebody has it is not told',
    async (name) => {
      const { send, check, member, asked } = await aMembersDesk();
      await expect(send(member, name)).rejects.toThrow(notTheirs);
      await expect(check(member, name, '204816')).rejects.toThrow(notTheirs);
      expect(asked).toEqual([]);
    },
  );

  test('who has no account any more: nothing is asked for', async () => {
    const { send } = await aMembersDesk();
    await expect(send({ uid: 'u3' }, email)).rejects.toMatchObject({ status: -1 });
  });

  test('a mailbox has one code a minute, whether its member asks or anybody, and by which address of it', async () => {
    const tooMany = /^Too many codes for this mailbox\. Please try again in/;
    const byMember = await aMembersDesk();
    await byMember.send(byMember.member, email);
    await expect(byMember.keepByEntry('ada+again@example.com')).rejects.toThrow(tooMany);
    const byAnybody = await aMembersDesk();
    await byAnybody.keepByEntry(email);
    await expect(byAnybody.send(byAnybody.member, telephone)).rejects.toThrow(tooMany);
    expect(byAnybody.asked).toEqual([]);
    await byAnybody.keepByEntry('eve@example.com');
  });
});

describe('a member has a code looked at', () => {
  const code = '204816';
  const wrong = 'The verification code is wrong';

  async function aDeskWithCode() {
    const desk = await aMembersDesk();
    const addressHash = await desk.addressHash(email);
    const request = { purpose: 'prove-address', addressHash, requestId: 'first', requestedAt: desk.clock.now } as const;
    await desk.keeper.keep(request, await hashOfCode(desk.sealer, request.purpose, addressHash, code));
    return desk;
  }

  test('it is not used up, however often it is right', async () => {
    const { check, member } = await aDeskWithCode();
    for (let time = 0; time < 10; time += 1) await check(member, time % 2 === 0 ? email : telephone, code);
  });

  test('five wrong ones end it, whatever right ones came between', async () => {
    const { check, member } = await aDeskWithCode();
    for (let time = 0; time < 5; time += 1) {
      await check(member, email, code);
      await expect(check(member, email, '000000')).rejects.toThrow(wrong);
    }
    await expect(check(member, email, code)).rejects.toThrow(wrong);
  });
});

test('an event that asks for a code says nothing of whom it is for', async () => {
  const { requestCode, asked } = await aMembersDesk();
  const [known, unknown] = [await requestCode('sign-in', email), await requestCode('sign-in', 'nobody@example.com')];
  expect(known).toEqual(unknown);
  expect(JSON.stringify(asked)).not.toMatch(/ada|nobody|example\.com/);
});
