import { describe, expect, test } from 'vitest';
import { hashOfCode } from '../../platform/codes/code-checker.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { aViewer, from } from '../account-builders.ts';
import checkOwnCode from '../check-own-code.ts';
import sendOwnCode from '../send-own-code.ts';
import { aCodeDesk } from './code-builders.ts';

captureLog();
const email = 'ada@example.com';
const telephone = '13800138000';
const notTheirs = 'This is not a login name of your account';

/** A desk with a member, who has a number too, and somebody else. */
async function aMembersDesk() {
  const desk = aCodeDesk();
  const member = await desk.aMember({ login_name: telephone, email });
  await desk.aMember({ login_name: 'eve@example.com' });
  const [sending, checking] = [calling(sendOwnCode, desk.clients), calling(checkOwnCode, desk.clients)];
  const proof = { uid: '', login_token: '' };
  return {
    ...desk,
    member,
    asked: desk.requests,
    send: ({ uid }: { uid: string }, phone: string) => sending({ ...proof, phone }, { ...from(), uid }),
    check: ({ uid }: { uid: string }, phone: string, verifyCode: string) =>
      checking({ ...proof, phone, verifyCode }, { ...from(), uid }),
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

  test('once a minute, whatever strangers have asked for, and a name that is not theirs costs nothing', async () => {
    const { send, member, asked, askForCode, clock } = await aMembersDesk();
    await askForCode('rebind', email, aViewer(50));
    await expect(send(member, 'eve@example.com')).rejects.toThrow(notTheirs);
    await send(member, email);
    await expect(send(member, telephone)).rejects.toThrow('Too many codes for this mailbox');
    clock.now += 60_000;
    await send(member, telephone);
    expect(asked.filter(({ purpose }) => purpose === 'prove-address')).toHaveLength(2);
  });

  test('who has no account any more: nothing is asked for', async () => {
    const { send } = await aMembersDesk();
    await expect(send({ uid: 'u3' }, email)).rejects.toMatchObject({ status: -1 });
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
  const { askForCode, asked } = await aMembersDesk();
  const [known, unknown] = [await askForCode('sign-in', email), await askForCode('sign-in', 'nobody@example.com')];
  expect(known).toEqual(unknown);
  expect(asked).toHaveLength(2);
  expect(JSON.stringify(asked)).not.toMatch(/ada|nobody|example\.com/);
});
