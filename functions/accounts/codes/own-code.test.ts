import { describe, expect, test } from 'vitest';
import { codeTypes } from '../../../shared/code-purposes.ts';
import { hashOfCode } from '../../platform/codes/code-checker.ts';
import { aContext, anHttpEvent } from '../../platform/testing/builders.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { aViewer } from '../account-builders.ts';
import checkOwnCode from '../check-own-code.ts';
import sendEmailCode from '../send-email-code.ts';
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
  const asked: { purpose: string; addressHash: string; sealedAddress: string }[] = [];
  const clients = { ...desk.clients, publish: async (_: unknown, data: unknown) => void asked.push(Object(data)) };
  return {
    ...desk,
    member,
    asked,
    clients,
    send: ({ uid }: { uid: string }, phone: string) => calling(sendOwnCode, clients)({ phone }, { ...aViewer(), uid }),
    check: ({ uid }: { uid: string }, phone: string, verifyCode: string) =>
      calling(checkOwnCode, clients)({ phone, verifyCode }, { ...aViewer(), uid }),
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
    expect(asked).toHaveLength(2);
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
  const { clients, tables, asked } = await aMembersDesk();
  const send = sendEmailCode.start({ ...clients, limits: tables.table('limits') });
  const answerTo = async (address: string) => {
    const body = JSON.stringify({ email: address, type: codeTypes['sign-in'] });
    return (await send(anHttpEvent({ body, headers: { 'cloudfront-viewer-address': '203.0.113.1:443' } }), aContext()))
      .body;
  };
  const [known, unknown] = [await answerTo(email), await answerTo('nobody@example.com')];
  expect(known).toContain('We have sent you a mail');
  expect(known).toEqual(unknown);
  expect(asked).toHaveLength(2);
  expect(JSON.stringify(asked)).not.toMatch(/ada|nobody|example\.com/);
});
