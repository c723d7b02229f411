import { expect, test } from 'vitest';
import type { codeTypes } from '../../../shared/code-purposes.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';

captureLog();

const ada = 'ada@example.com';
const minute = 60_000;
const tooManyCodes = 'Too many codes for this mailbox';
const next = 'a second stage is dark';

/** A member who has signed in from one network, and what strangers do to their name. */
async function aKnownMember() {
  const desk = anAccountsDesk();
  const { password } = await desk.aMember();
  const home = aViewer(1);
  await desk.byPassword(ada, password, home);
  return {
    ...desk,
    password,
    home,
    /** As many wrong passwords as a name has in an hour. */
    guessPasswords: async (...hosts: number[]) => {
      for (let guess = 0; guess < 20; guess += 1)
        await desk.byPassword(ada, 'a guess', aViewer(hosts[guess % hosts.length])).catch(() => {});
    },
    /** Codes asked for every minute, for hours. @returns how many were mailed */
    askForCodes: async (purpose: keyof typeof codeTypes, hours: number, ...hosts: number[]) => {
      let mailed = 0;
      for (let time = 0; time < hours * 60; time += 1) {
        const asked = desk.askForCode(purpose, ada, aViewer(hosts[time % hosts.length]));
        mailed += await asked.then(
          () => 1,
          () => 0,
        );
        desk.clock.now += minute;
      }
      return mailed;
    },
  };
}

test('after hours of strangers from many networks a member signs in, asks for a code and uses it where they signed in before', async () => {
  const { password, home, ...desk } = await aKnownMember();
  const strangers = Array.from({ length: 30 }, (_, host) => host + 50);
  expect(await desk.askForCodes('sign-in', 23, ...strangers)).toBe(10);
  await desk.guessPasswords(...strangers);
  await expect(desk.askForCode('sign-in', ada, aViewer(99))).rejects.toThrow(tooManyCodes);
  await expect(desk.byPassword(ada, password, aViewer(99))).rejects.toThrow('Too many tries');
  await desk.byPassword(ada, password, home);
  await desk.askForCode('sign-in', ada, home);
  await desk.putCode('sign-in', ada);
  for (const host of strangers)
    for (let guess = 0; guess < 5; guess += 1) await desk.byCode(ada, '000000', aViewer(host)).catch(() => {});
  await desk.byCode(ada, '123456', home);
}, 30_000);

test('strangers from many networks end no code to reset a password where its member signed in before', async () => {
  const { home, ...desk } = await aKnownMember();
  await desk.putCode('reset-password', ada);
  for (let host = 50; host < 70; host += 1)
    for (let guess = 0; guess < 5; guess += 1)
      await expect(desk.reset(ada, '000000', next, aViewer(host))).rejects.toThrow('wrong');
  await expect(desk.reset(ada, '123456', next, aViewer(99))).rejects.toThrow('wrong');
  await desk.reset(ada, '123456', next, home);
});

test('who presses again in the same minute is told to wait, and loses no code by it', async () => {
  const desk = anAccountsDesk();
  const ben = 'ben@example.com';
  const ask = (host: number) => desk.askForCode('register', ben, aViewer(host));
  await ask(1);
  for (const host of [1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    await expect(ask(host)).rejects.toThrow('Please try again in 1 minute');
  for (const host of [1, 2, 1, 2, 1, 2, 1, 2, 2]) {
    desk.clock.now += minute;
    await ask(host);
  }
  desk.clock.now += minute;
  await expect(ask(2)).rejects.toThrow('hours');
});

test('hours of one stranger leave a member codes on a network that is new', async () => {
  const desk = await aKnownMember();
  expect(await desk.askForCodes('sign-in', 23, 50)).toBe(5);
  await desk.askForCode('sign-in', ada, aViewer(2));
  await desk.putCode('sign-in', ada);
  await desk.byCode(ada, '123456', aViewer(2));
});

test('the codes of each purpose have a count and a minute of their own', async () => {
  const desk = await aKnownMember();
  await desk.askForCode('sign-in', ada, aViewer(50));
  await expect(desk.askForCode('sign-in', ada, aViewer(51))).rejects.toThrow('Please try again in 1 minute');
  await desk.askForCode('reset-password', ada, aViewer(50));
  await desk.askForCode('register', ada, aViewer(50));
  await desk.askForCode('rebind', ada, aViewer(50));
});

test('a request of a stranger starts no wait for a known network, which has a minute of its own', async () => {
  const { home, ...desk } = await aKnownMember();
  await desk.askForCode('sign-in', ada, aViewer(50));
  await desk.askForCode('sign-in', ada, home);
  await expect(desk.askForCode('sign-in', ada, home)).rejects.toThrow('Please try again in 1 minute');
  desk.clock.now += minute;
  await desk.askForCode('sign-in', ada, home);
});

test('a code that was asked for where its member signed in before is replaced by no stranger within a minute', async () => {
  const { home, ...desk } = await aKnownMember();
  await desk.askForCode('sign-in', ada, home);
  await expect(desk.askForCode('sign-in', ada, aViewer(50))).rejects.toThrow('Please try again in 1 minute');
});

test('a known network has ten codes a day for a purpose', async () => {
  const { home, ...desk } = await aKnownMember();
  for (let time = 0; time < 10; time += 1) {
    await desk.askForCode('sign-in', ada, home);
    desk.clock.now += minute;
  }
  await expect(desk.askForCode('sign-in', ada, home)).rejects.toThrow(tooManyCodes);
});

test.each([
  ['registering', () => anAccountsDesk()],
  [
    'a wrong password',
    async () => {
      const desk = anAccountsDesk();
      await desk.aMember();
      await desk.byPassword(ada, 'a guess', aViewer()).catch(() => {});
      return desk;
    },
  ],
])('%s makes no network known', async (_, prepare) => {
  const desk = await prepare();
  if (!(await desk.find(ada))) await desk.aMember();
  await desk.askForCode('sign-in', ada, aViewer(50));
  await expect(desk.askForCode('sign-in', ada, aViewer())).rejects.toThrow(tooManyCodes);
});

test.each([ada, 'nobody@example.com'])('a stranger who asks twice is answered alike about %s', async (name) => {
  const desk = await aKnownMember();
  await desk.askForCode('sign-in', name, aViewer(50));
  await expect(desk.askForCode('sign-in', name, aViewer(50))).rejects.toThrow(
    'Too many codes for this mailbox. Please try again in 1 minute.',
  );
});
