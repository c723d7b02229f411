import { expect, inject, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { linkPersonalCentre } from '../../shared/contract/accounts/own-account.ts';
import { sendContact } from '../../shared/contract/enquiries.ts';
import { questionAs, write } from '../support/people/comments.ts';
import { aMessage } from '../support/people/enquiries.ts';
import { aMember, anEmail, ask } from '../support/people/members.ts';
import { aDongleOrder, pay } from '../support/people/orders.ts';
import { aCandidate, signUp } from '../support/people/sign-ups.ts';
import { eventually } from '../support/runs/eventually.ts';
import { linksIn, mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const site = { url: siteUrl, state: inject('siteState') };

/** Waits until somebody has had so many mails. @returns the links in them */
async function linksTo(email: string, mails: number): Promise<readonly string[]> {
  const had = await eventually(
    () => mailsSent(siteUrl, email),
    ({ length }) => length >= mails,
  );
  return had.flatMap(linksIn);
}

test('who follows the links of their mails stays on the site that sent them, and finds what they name', async () => {
  const [ada, ben, candidate, message] = [
    await aMember(siteUrl),
    await aMember(siteUrl),
    aCandidate(),
    aMessage({ email: anEmail() }),
  ];
  await pay(siteUrl, await aDongleOrder(siteUrl, ada));
  const question = await write(site, ada, 'Where is the timeline?');
  await eventually(
    () => questionAs(site, question.id),
    (found) => found !== undefined,
  );
  await write(site, ben, 'Below the stage.', { pid: question.id });
  await signUp(siteUrl, candidate);
  await postFrom(anAddress(), siteUrl, sendContact, JSON.stringify(message));
  const links = [
    // A code, a welcome, a receipt and an answer.
    ...(await linksTo(ada.email, 4)),
    // A code and a confirmation.
    ...(await linksTo(candidate.email, 2)),
    ...(await linksTo(message.email, 1)),
    (await ask(siteUrl, linkPersonalCentre, ben.proof)).url,
  ];
  const paths = ['/', '/personal', '/coursedetail', '/api/mail/unsubscribe', '/sign', '/download'];
  expect([...new Set(links.map((link) => new URL(link).origin))]).toEqual([siteUrl]);
  expect([...new Set(links.map((link) => new URL(link).pathname))].toSorted()).toEqual(paths.toSorted());
  for (const link of new Set(links)) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
});

test('a payment comes back to the site that it was begun on, and so do its notices', async () => {
  const { action, fields } = await aDongleOrder(siteUrl, await aMember(siteUrl));
  const sent = [...new URL(action).searchParams, ...Object.entries(fields)];
  const addresses = sent.flatMap(([name, value]) =>
    /^(return|notify)_url$/.test(name) ? [new URL(value).origin] : [],
  );
  expect(addresses).toEqual([siteUrl, siteUrl]);
});
