import { expect, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { sendExamCode } from '../../shared/contract/certification/sign-up.ts';
import { readReply } from '../../shared/contract/dialect.ts';
import { functionName } from '../../shared/contract/names.ts';
import { UploadSignature } from '../../shared/contract/upload-schemas.ts';
import { codeIn, otherThan } from '../support/people/codes.ts';
import { aCandidate } from '../support/people/sign-ups.ts';
import { eachOf } from '../support/runs/each-of.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { randomId, seededRandom } from '../support/runs/random.ts';
import { pastEdge } from '../support/site/past-edge.ts';
import { settled } from '../support/site/settled.ts';
import { mailsSent, repeatsAmong } from '../support/telling/mails.ts';
import { signedUp, signUpAnswer } from './candidates.ts';
import { atATime, codesUnderKills } from './code-requests.ts';
import { killAtWork, patience, startContendedSite } from './contended-site.ts';

const count = faultSize('certification: codes');
/** Rooms in which candidates sit behind one address: up to a hundred, of whom some ask at the same time. */
const roomCount = Math.max(4, Math.ceil(count / 100));
const confirmer = functionName('local', 'mailSignUps');

test(`${count} candidates get their newest code and sign up with it, while SES fails a third of the mails and mailers are killed (seed ${faultSeed})`, {
  timeout: 2 * patience,
}, async ({ onTestFinished }) => {
  const site = await startContendedSite({ queueClock: faultSize('codes: speed of queues') });
  onTestFinished(() => site.stop());
  const functions = pastEdge(site.stateDirectory);
  onTestFinished(() => functions.close());
  const random = seededRandom(faultSeed);
  const everybody = Array.from({ length: count }, () => aCandidate({ email: `${randomId(random)}@example.com` }));
  const candidates = new Map(everybody.map((candidate) => [candidate.email, candidate]));
  const rooms = Array.from({ length: roomCount }, () => anAddress());
  let seats = 0;
  const { counts, report } = await codesUnderKills(site, {
    emails: [...candidates.keys()],
    random,
    ask: (email) => {
      const { phone = '' } = candidates.get(email) ?? {};
      const room = rooms[seats++ % roomCount] ?? '';
      return postFrom(room, site.url, sendExamCode, JSON.stringify({ phone, email }));
    },
  });

  /** The key of a photo that is on its way; asked for past the edge, as one network gets 300 an hour. */
  const aPhotoKey = async (seat: number) => {
    const headers = { 'cloudfront-viewer-address': `10.0.${seat >> 8}.${seat & 255}:443` };
    const query = { kind: 'headimg', name: 'me.jpg' };
    const { body } = await eventually(
      () => functions.call('readUploadSignature', { method: 'GET', query, headers }),
      ({ status }) => status === 200,
    );
    return UploadSignature.parse(readReply('status', JSON.parse(body))).fields.key ?? '';
  };
  let seated = 0;
  const killing: Promise<number>[] = [];
  await eachOf(everybody.entries(), atATime, async ([seat, candidate]) => {
    const mail = counts.get(candidate.email);
    const code = mail ? codeIn(mail) : '';
    const form = { ...candidate, headimg: await aPhotoKey(seat) };
    if (seat % 10 === 0)
      expect(await signUpAnswer(site.url, { ...form, code: otherThan(code) })).toContain('code is wrong');
    expect(await signUpAnswer(site.url, { ...form, code })).toContain(signedUp);
    seated += 1;
    // While others are still to come, so that the mailer is at work again.
    if (seated % Math.ceil(count / 5) === 0 && seated < count * 0.8)
      killing.push(killAtWork(() => site.url, confirmer));
  });
  const killed = (await Promise.all(killing)).reduce((sum, running) => sum + running, 0);
  expect(await settled(site)).toBe(0);

  const confirmed = (await mailsSent(site.url)).filter(({ subject }) => subject.startsWith('You are signed up'));
  expect(new Set(confirmed.map(({ to }) => to))).toEqual(new Set(candidates.keys()));
  const repeats = repeatsAmong(confirmed);
  expect(repeats).toBeLessThanOrEqual(killed);
  console.log(`${report}; ${killed} mailers of confirmations killed, ${repeats} of them repeated`);
});
