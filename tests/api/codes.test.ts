import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { UserInfo } from '../../shared/contract/account-schemas.ts';
import { checkOwnCode, sendOwnCode, signIn } from '../../shared/contract/accounts.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { askForCode, codeIn, mailedCode, mailsTo, password, registerWith, signInWith } from '../support/codes.ts';
import { eventually } from '../support/eventually.ts';
import { type Answer, anAddress, postFrom } from '../support/loopback.ts';

const siteUrl = inject('siteUrl');
const anEmail = () => `${randomUUID()}@example.com`;

const onItsWay = { status: 0, msg: 'We have sent you a mail. It is usually there within a minute.', data: {} };
const wrong = { status: 1, msg: 'The verification code is wrong or no longer valid. Please ask for a new one.' };
const tooMany = /^Too many codes for this mailbox\. Please try again in (1 minute|\d\d? seconds)\.$/;

/** What existing clients read: the body, of an answer with status 200. */
function replyOf({ status, body }: Answer) {
  expect(status).toBe(200);
  return JSON.parse(body);
}

/** Somebody who has just registered. */
async function aMember() {
  const email = anEmail();
  expect(replyOf(await registerWith(siteUrl, email, await mailedCode(siteUrl, 'register', email)))).toMatchObject({
    status: 0,
  });
  return email;
}

describe('who asks for a code', () => {
  test('is told what is missing or wrong', async () => {
    const refusals = [
      [{}, 'Please enter email address'],
      [{ email: 'ada@example' }, 'Please enter a valid email address'],
      [{ email: 'ada@example.com\r\nBcc: all@example.org', type: 1 }, 'Please enter a valid email address'],
      [{ email: 'ada@example.com', type: 5 }, 'There are codes of types 1 to 4'],
    ] as const;
    const { sendEmailCode } = await import('../../shared/contract/accounts.ts');
    for (const [body, msg] of refusals)
      expect(replyOf(await postFrom(anAddress(), siteUrl, sendEmailCode, JSON.stringify(body)))).toEqual({
        status: 1,
        msg,
      });
  });

  test('opens an account with it, once', async () => {
    const email = anEmail();
    const code = await mailedCode(siteUrl, 'register', ` ${email.toUpperCase()} `.trim().toLowerCase());
    expect(replyOf(await registerWith(siteUrl, email, code))).toMatchObject({ status: 0 });
    expect(replyOf(await registerWith(siteUrl, email, code))).toEqual(wrong);
  });

  test('is answered alike with an account and without, and learns from the mail which it is', async () => {
    const [known, unknown] = [await aMember(), anEmail()];
    const other = anEmail();
    const answers = [
      await askForCode(siteUrl, 'sign-in', unknown),
      await askForCode(siteUrl, 'reset-password', other),
      await askForCode(siteUrl, 'rebind', anEmail()),
    ];
    for (const answer of answers) expect(replyOf(answer)).toEqual(onItsWay);
    const subjectTo = async (email: string) => (await mailsTo(siteUrl, email))[0]?.subject;
    expect(await subjectTo(unknown)).toBe('There is no account with this address');
    expect(await subjectTo(other)).toBe('There is no account with this address');
    expect(await subjectTo(known)).toBe('Your code to open an account');
  });

  test('has one code a minute for a mailbox, whatever for and by which of its addresses', async () => {
    const name = randomUUID();
    const email = `${name}@example.com`;
    expect(replyOf(await askForCode(siteUrl, 'register', email))).toEqual(onItsWay);
    for (const again of [email, `${name}+shop@example.com`]) {
      const refused = await askForCode(siteUrl, 'sign-in', again);
      expect(replyOf(refused)).toEqual({ status: 1, msg: expect.stringMatching(tooMany) });
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
  });

  test('has thirty an hour for a network, whatever addresses they are for', async () => {
    const from = anAddress();
    for (let time = 0; time < 30; time += 1)
      expect(replyOf(await askForCode(siteUrl, 'sign-in', anEmail(), from))).toEqual(onItsWay);
    expect(replyOf(await askForCode(siteUrl, 'sign-in', anEmail(), from)).msg).toMatch(
      /^Too many codes from your network/,
    );
  });
});

describe('a code', () => {
  test('serves for nothing else and for nobody else', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const code = await mailedCode(siteUrl, 'register', email);
    await mailedCode(siteUrl, 'register', other);
    expect(replyOf(await signInWith(siteUrl, email, code))).toEqual(wrong);
    expect(replyOf(await registerWith(siteUrl, other, code))).toEqual(wrong);
    expect(replyOf(await registerWith(siteUrl, email, code))).toMatchObject({ status: 0 });
  });

  test('is over after five wrong tries', async () => {
    const email = anEmail();
    const code = await mailedCode(siteUrl, 'register', email);
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let time = 0; time < 5; time += 1) expect(replyOf(await registerWith(siteUrl, email, other))).toEqual(wrong);
    expect(replyOf(await registerWith(siteUrl, email, code))).toEqual(wrong);
  });
});

test('a member asks for a code with a login name of their own, has it looked at, and keeps it', {
  timeout: 180_000,
}, async () => {
  const email = await aMember();
  const signedIn = replyOf(
    await postFrom(anAddress(), siteUrl, signIn, JSON.stringify({ login_name: email, password })),
  );
  const { uid, login_token } = UserInfo.parse(signedIn.data);
  const call = async (endpoint: Endpoint, request: object) =>
    replyOf(await postFrom(anAddress(), siteUrl, endpoint, JSON.stringify({ uid, login_token, ...request })));

  const notTheirs = { status: 1, msg: 'This is not a login name of your account' };
  expect(await call(sendOwnCode, { phone: await aMember() })).toEqual(notTheirs);
  expect(await call(sendOwnCode, { phone: '13800138000' })).toEqual(notTheirs);
  // The code to register went to the same mailbox less than a minute ago.
  expect((await call(sendOwnCode, { phone: email })).msg).toMatch(tooMany);
  const sent = await eventually(
    () => call(sendOwnCode, { phone: email }),
    ({ status }) => status === 0,
    90,
  );
  expect(sent).toEqual(onItsWay);
  const [mail] = await mailsTo(siteUrl, email, 2);
  expect(mail?.subject).toBe('Your code to change your e-mail address');
  const verifyCode = mail ? codeIn(mail) : '';
  const other = String((Number(verifyCode) + 1) % 1_000_000).padStart(6, '0');
  for (let time = 0; time < 4; time += 1) {
    expect(await call(checkOwnCode, { phone: email, verifyCode: other })).toEqual(wrong);
    expect(await call(checkOwnCode, { phone: email, verifyCode })).toMatchObject({ status: 0 });
  }
  expect(await call(checkOwnCode, { phone: email, verifyCode: other })).toEqual(wrong);
  expect(await call(checkOwnCode, { phone: email, verifyCode })).toEqual(wrong);
});
