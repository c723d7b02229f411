import { beforeAll, describe, expect, inject, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { getProfile } from '../../shared/contract/accounts/own-account.ts';
import { writeRefusal } from '../../shared/contract/dialect.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { aMember, ask, expire, type RegisteredMember } from '../support/people/members.ts';
import { writtenRequest } from '../support/requests/written-request.ts';
import { runningSites } from '../support/site/running-sites.ts';

const siteUrl = inject('siteUrl');

const [site] = runningSites();
const ofMembers = site?.routed.filter(({ endpoint }) => endpoint.caller === 'member') ?? [];

let ada: RegisteredMember;
let ben: RegisteredMember;
let gone: RegisteredMember;

beforeAll(async () => {
  [ada, ben, gone] = await Promise.all([aMember(siteUrl), aMember(siteUrl), aMember(siteUrl)]);
  await expire(inject('siteState'), gone);
}, 120_000);

/** The example of an entry as somebody sends it whose proof is another one. */
async function replyTo(endpoint: Endpoint, proof: object): Promise<unknown> {
  const { uid: _, login_token: __, ...example }: Record<string, unknown> = Object(endpoint.example);
  const sent = await writtenRequest(endpoint, { ...example, ...proof });
  const { status, body } = await postFrom(anAddress(), siteUrl, endpoint, sent.body, sent.headers);
  expect(status).toBe(200);
  return JSON.parse(body);
}

const flipped = (text: string) =>
  text.replace(/[a-z]/i, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

const strangers: readonly (readonly [string, () => object])[] = [
  ['nobody', () => ({})],
  ['a uid without a token', () => ({ uid: ada.proof.uid })],
  ['an invented token', () => ({ uid: ada.proof.uid, login_token: 'A'.repeat(43) })],
  ['a token of another length', () => ({ uid: ada.proof.uid, login_token: ada.proof.login_token.slice(1) })],
  ['a token in the wrong case', () => ({ uid: ada.proof.uid, login_token: flipped(ada.proof.login_token) })],
  ["another member's uid with one's own token", () => ({ uid: ada.proof.uid, login_token: ben.proof.login_token })],
  ['a session that is over', () => gone.proof],
];

test('there are calls of members', () => {
  expect(ofMembers.length).toBeGreaterThan(10);
});

describe.each(ofMembers)('$name', ({ name, endpoint }) => {
  test.each(strangers)(`${name} answers −1 to %s`, async (_, proof) => {
    const refusal = writeRefusal(endpoint.dialect, new Refusal('', -1));
    expect(await replyTo(endpoint, proof())).toMatchObject({
      ...refusal,
      ...('msg' in refusal ? { msg: expect.stringMatching(/sign in/) } : { message: expect.stringMatching(/sign in/) }),
    });
  });
});

test('none of these calls changed anything of the members', async () => {
  expect(await ask(siteUrl, getProfile, ada.proof)).toMatchObject({ ...ada.user, revision: 1 });
  expect(await ask(siteUrl, getProfile, ben.proof)).toMatchObject({ ...ben.user, revision: 1 });
});
