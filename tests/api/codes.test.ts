import { describe, expect, inject, test } from 'vitest';
import { type Answer, anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { checkOwnCode, sendOwnCode } from '../../shared/contract/accounts/own-account.ts';
import { sendEmailCode, signIn } from '../../shared/contract/accounts/sign-in.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { askForCode, otherThan, registerWith, signInWith } from '../support/people/codes.ts';
import { aCode, aMember, anEmail, aPassword, ask, codeMailedTo } from '../support/people/members.ts';
import { eventually } from '../support/runs/eventually.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');

const onItsWay = { status: 0, msg: 'We have sent you a mail. It is usually there within a minute.', data: {} };
const wrong = { status: 1, msg: 'The verification code is wrong or no longer valid. Please ask for a new one.' };
const right = { status: 0, msg: 'The code is right.', data: {} };
const tooMany = /^Too many codes for this mailbox\. Please try again in (1 minute|\d+ seconds?)\.$/;

/** What existing clients read: the body, of an answer with status 200. */
function replyOf({ status, body }: Answer) {
  expect(status).toBe(200);
  return JSON.parse(body);
}

/** The subject of the newest mail to an address; waits for one. */
async function subjectTo(email: string): Promise<string | undefined> {
  const mine = () => mailsSent(siteUrl, email);
  const [newest] = await eventually(mine, ({ length }) => length > 0);
  return newest?.subject;
}

describe('who asks for a code', () => {
  test.each([
    [{}, 'Please enter email address'],
    [{ email: 'ada@example', type: 1 }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com\r\nBcc: all@example.org', type: 1 }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com', type: 5 }, 'There are codes of types 1 to 4'],
    [{ email: 'ada@example.com' }, 'There are codes of types 1 to 4'],
  ])('by %j is told: %s', async (body, msg) => {
    const answer = await postFrom(anAddress(), siteUrl, sendEmailCode, JSON.stringify(body));
    expect(replyOf(answer)).toEqual({ status: 1, msg });
  });

  test.each(['sign-in', 'reset-password'] as const)(
    'to %s without an account is answered as anybody, and told by mail',
    async (purpose) => {
      const email = anEmail();
      expect(replyOf(await askForCode(siteUrl, purpose, email))).toEqual(onItsWay);
      expect(await subjectTo(email)).toBe('There is no account with this address');
    },
  );

  test('for a new address is mailed one', async () => {
    const email = anEmail();
    expect(replyOf(await askForCode(siteUrl, 'rebind', email))).toEqual(onItsWay);
    expect(await subjectTo(email)).toBe('Your code to confirm this address');
  });

  test('has one a minute for a mailbox and a purpose, by whichever of its addresses', async () => {
    const email = anEmail();
    expect(replyOf(await askForCode(siteUrl, 'register', ` ${email.toUpperCase()}`))).toEqual(onItsWay);
    for (const again of [email, email.replace('@', '+shop@')]) {
      const refused = await askForCode(siteUrl, 'register', again);
      expect(replyOf(refused)).toEqual({ status: 1, msg: expect.stringMatching(tooMany) });
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect(await subjectTo(email)).toBe('Your code to open an account');
    expect(replyOf(await askForCode(siteUrl, 'sign-in', email))).toEqual(onItsWay);
  });

  test('where they have signed in before waits for no stranger, and has a minute of their own', async () => {
    const { email } = await aMember(siteUrl);
    const home = anAddress();
    await ask(siteUrl, signIn, { login_name: email, password: aPassword }, home);
    const [known, unknown] = [email, anEmail()].map(
      (name) => async (from: string) => replyOf(await askForCode(siteUrl, 'sign-in', name, from)),
    );
    for (const byName of [known, unknown]) {
      expect(await byName?.(anAddress())).toEqual(onItsWay);
      expect(await byName?.(anAddress())).toMatchObject({ msg: expect.stringMatching(tooMany) });
    }
    expect(await known?.(home)).toEqual(onItsWay);
    expect(await known?.(home)).toMatchObject({ msg: expect.stringMatching(tooMany) });
    expect(await unknown?.(home)).toMatchObject({ msg: expect.stringMatching(tooMany) });
  });

  test('has thirty an hour for a network, whatever addresses they are for', async () => {
    const from = anAddress();
    const ask = async () => replyOf(await askForCode(siteUrl, 'sign-in', anEmail(), from));
    for (let time = 0; time < 30; time += 1) expect(await ask()).toEqual(onItsWay);
    expect((await ask()).msg).toMatch(/^Too many codes from your network/);
  });
});

describe('a code', () => {
  test('opens one account, and serves for nothing else and nobody else', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const code = await aCode(siteUrl, 'register', email);
    await aCode(siteUrl, 'register', other);
    expect(replyOf(await signInWith(siteUrl, email, code))).toEqual(wrong);
    expect(replyOf(await registerWith(siteUrl, other, code))).toEqual(wrong);
    expect(replyOf(await registerWith(siteUrl, email, code))).toMatchObject({ status: 0 });
    expect(replyOf(await registerWith(siteUrl, email, code))).toEqual(wrong);
  });

  test('is over after five wrong tries of a network, six at once, and right for others', async () => {
    const email = anEmail();
    const code = await aCode(siteUrl, 'register', email);
    const from = anAddress();
    const guesses = Array.from({ length: 6 }, () => registerWith(siteUrl, email, otherThan(code), from));
    for (const guess of await Promise.all(guesses)) expect(replyOf(guess)).toEqual(wrong);
    expect(replyOf(await registerWith(siteUrl, email, code, from))).toEqual(wrong);
    expect(replyOf(await registerWith(siteUrl, email, code))).toMatchObject({ status: 0 });
  });

  test('is over after fifty wrong tries of many networks, but where its member has signed in before', async () => {
    const { email, user } = await aMember(siteUrl);
    const home = anAddress();
    await ask(siteUrl, signIn, { login_name: email, password: aPassword }, home);
    const code = await aCode(siteUrl, 'sign-in', email, await codeMailedTo(siteUrl, email));
    const strangers = Array.from({ length: 11 }, () => anAddress());
    for (let time = 0; time < 5; time += 1) {
      const guesses = strangers.map((from) => signInWith(siteUrl, email, otherThan(code), from));
      for (const guess of await Promise.all(guesses)) expect(replyOf(guess)).toEqual(wrong);
    }
    expect(replyOf(await signInWith(siteUrl, email, code))).toEqual(wrong);
    expect(replyOf(await signInWith(siteUrl, email, code, home))).toMatchObject({ data: { uid: user.uid } });
  });
});

describe('a member', () => {
  const call = async (endpoint: Endpoint, request: object, from = anAddress()) =>
    replyOf(await postFrom(from, siteUrl, endpoint, JSON.stringify(request)));

  test('asks for codes with a login name of their own alone', async () => {
    const [{ proof }, { email }] = [await aMember(siteUrl), await aMember(siteUrl)];
    for (const phone of [email, anEmail(), '13800138000'])
      expect(await call(sendOwnCode, { ...proof, phone })).toEqual({
        status: 1,
        msg: 'This is not a login name of your account',
      });
  });

  test('has a code looked at as often as it is right, and five times where it is not', async () => {
    const { email, proof } = await aMember(siteUrl);
    const earlier = await codeMailedTo(siteUrl, email);
    const ask = () => call(sendOwnCode, { ...proof, phone: email });
    expect(await ask()).toEqual(onItsWay);
    expect((await ask()).msg).toMatch(tooMany);
    const code = await codeMailedTo(siteUrl, email, earlier);
    expect(await subjectTo(email)).toBe('Your code to change your e-mail address');
    const from = anAddress();
    const check = (verifyCode: string) => call(checkOwnCode, { ...proof, phone: email, verifyCode }, from);
    for (let time = 0; time < 5; time += 1) {
      expect(await check(code)).toEqual(right);
      expect(await check(otherThan(code))).toEqual(wrong);
    }
    expect(await check(code)).toEqual(wrong);
  });
});
