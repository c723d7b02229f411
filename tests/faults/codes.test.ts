import { expect, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { resetPassword } from '../../shared/contract/accounts/sign-in.ts';
import { askForCode, codeIn, otherThan, registerWith, signInWith } from '../support/people/codes.ts';
import { aCode, anEmail, aPassword } from '../support/people/members.ts';
import { rowsOf } from '../support/rows/table-rows.ts';
import { eachOf } from '../support/runs/each-of.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { randomId, seededRandom } from '../support/runs/random.ts';
import { pastEdge } from '../support/site/past-edge.ts';
import { settled } from '../support/site/settled.ts';
import { codesUnderKills } from './code-requests.ts';
import { patience, startContendedSite } from './contended-site.ts';
import { repeatEvents } from './site-outcome.ts';

const seed = `(seed ${faultSeed})`;
const wrong = 'The verification code is wrong or no longer valid';
const ready = 'Your account is ready';

const guesses = faultSize('codes: guesses');

test.concurrent(`of ${guesses} guesses at once, from as many addresses, fifty are compared; none serves twice, or for something else ${seed}`, {
  timeout: patience,
}, async ({ onTestFinished }) => {
  const site = await startContendedSite();
  onTestFinished(() => site.stop());
  const functions = pastEdge(site.stateDirectory);
  onTestFinished(() => functions.close());
  /** Registers past the edge, whose rate would let few guesses through, from any address. */
  const guess = async (email: string, code: string, host: number): Promise<string> => {
    const form = { login_name: email, code, userName: 'Eve', password: aPassword };
    const headers = {
      'content-type': 'application/json',
      'cloudfront-viewer-address': `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}:443`,
    };
    return (await functions.call('registerMember', { body: JSON.stringify(form), headers })).body;
  };
  const triesOfCodes = async () =>
    (await rowsOf(site.stateDirectory, 'codes')).flatMap(({ tries }) =>
      tries?.N === undefined ? [] : Number(tries.N),
    );

  const guessed = anEmail();
  const code = await aCode(site.url, 'register', guessed);
  const random = seededRandom(faultSeed);
  const codes = new Set<string>();
  while (codes.size < guesses) codes.add(String(Math.floor(random() * 1_000_000)).padStart(6, '0'));
  codes.delete(code);
  const startedAt = performance.now();
  let host = 0;
  await eachOf(codes, 100, async (each) => expect(await guess(guessed, each, ++host)).toContain(wrong));
  console.log(`${codes.size} guesses in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  expect(await triesOfCodes()).toEqual([50]);
  expect(await guess(guessed, code, ++host)).toContain(wrong);

  const email = anEmail();
  const good = await aCode(site.url, 'register', email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => guess(email, good, ++host)));
  expect(answers.filter((answer) => answer.includes(ready))).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes(wrong))).toHaveLength(49);
  // The events that asked for the codes come again: neither the used code nor the tries of the other come back.
  await repeatEvents(site);
  await settled(site);
  expect(await guess(email, good, ++host)).toContain(wrong);
  expect(await triesOfCodes()).toEqual([50]);

  const [mine, others] = [anEmail(), anEmail()];
  const own = await aCode(site.url, 'register', mine);
  await aCode(site.url, 'register', others);
  expect((await signInWith(site.url, mine, own)).body).toContain(wrong);
  const reset = { login_name: mine, code: own, password: aPassword };
  expect((await postFrom(anAddress(), site.url, resetPassword, JSON.stringify(reset))).body).toContain(wrong);
  expect((await registerWith(site.url, others, own)).body).toContain(wrong);
  expect((await registerWith(site.url, mine, own)).body).toContain(ready);
});

const count = faultSize('codes: asked for');

test.concurrent(`${count} people get their newest code, while SES fails a third of the mails and the mailer is killed ${seed}`, {
  timeout: patience,
}, async ({ onTestFinished }) => {
  const site = await startContendedSite({ queueClock: faultSize('codes: speed of queues') });
  onTestFinished(() => site.stop());
  const random = seededRandom(faultSeed);
  const emails = Array.from({ length: count }, () => `${randomId(random)}@example.com`);
  const { repeated, report } = await codesUnderKills(site, {
    emails,
    random,
    ask: (email) => askForCode(site.url, 'register', email),
  });

  // The newest code is the one that counts, whatever came after it.
  for (const mail of repeated.slice(0, 10)) {
    expect((await registerWith(site.url, mail.to, otherThan(codeIn(mail)))).body).toContain(wrong);
    expect((await registerWith(site.url, mail.to, codeIn(mail))).body).toContain(ready);
  }
  console.log(report);
});
