import { expect } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { enquiriesListed } from '../support/people/enquiries.ts';
import type { TestSite } from '../support/site/site.ts';
import { mailsSent, repeatsAmong, type SentMail } from '../support/telling/mails.ts';
import type { Enquiry } from './enquirers.ts';

export interface Outcome {
  readonly mails: readonly SentMail[];
  /** Mails that were sent more than once, each time after the first. */
  readonly repeats: number;
}

/**
 * Expects of each accepted message that it is stored once, and mailed to sales and to its sender.
 * @param among which mails are about messages; all of the site, unless stated
 */
export async function expectAllMailed(
  site: TestSite,
  accepted: readonly Enquiry[],
  among: (mail: SentMail) => boolean = () => true,
): Promise<Outcome> {
  const ids = accepted.map(({ request_id }) => request_id).toSorted();
  const listed = await enquiriesListed(site.stateDirectory, accepted.length);
  expect(listed.map(({ id }) => id).toSorted()).toEqual(ids);

  const mails = (await mailsSent(site.url)).filter(among);
  const addressedTo = (mine: (mail: SentMail) => string | undefined) =>
    [...new Set(mails.flatMap((mail) => mine(mail) ?? []))].toSorted();
  const senders = accepted.map(({ email }) => email).toSorted();
  expect(addressedTo(({ to }) => (to === brand.salesEmail ? undefined : to))).toEqual(senders);
  expect(addressedTo(({ to, headers }) => (to === brand.salesEmail ? headers['reply-to'] : undefined))).toEqual(
    senders,
  );
  return { mails, repeats: repeatsAmong(mails) };
}
