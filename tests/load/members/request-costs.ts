import { listSessions } from '../../../shared/contract/accounts/own-account.ts';
import { registerMember } from '../../../shared/contract/accounts/sign-in.ts';
import { aCode, anEmail, aPassword, ask } from '../../support/people/members.ts';
import { settled } from '../../support/site/settled.ts';
import type { TestSite } from '../../support/site/site.ts';
import type { Proof } from './member-rates.ts';
import { type Made, requestsMade } from './requests-made.ts';

const sum = (all: readonly Made[]) => all.reduce((total, { times }) => total + times, 0);

/** Requests of one call of a member who lists sessions: reads that find out who calls, what the list takes, and any to KMS. */
export async function costOfCall(siteUrl: string, proof: Proof) {
  const made = await requestsMade(siteUrl, () => ask(siteUrl, listSessions, proof));
  const ofSession = made.filter(({ action }) => action === 'dynamodb:GetItem');
  const ofKeys = made.filter(({ action }) => action.startsWith('kms:'));
  return { session: sum(ofSession), keys: sum(ofKeys), others: sum(made) - sum(ofSession) - sum(ofKeys) };
}

const isWrite = ({ action }: Made) => /^dynamodb:(Put|Update|Delete)Item$/.test(action);

/** Those who hear of a registration: what they write is the price of a mail and of a figure. */
const hearing = ['mailMembers', 'countMembers'];

/**
 * The write actions of a registration, by a code that was mailed before: of its call and of what brings its event to the bus, and those of
 * who hears the event.
 */
export async function costOfRegistration({ url, stateDirectory }: Pick<TestSite, 'url' | 'stateDirectory'>) {
  const email = anEmail();
  const code = await aCode(url, 'register', email);
  await settled({ url, stateDirectory });
  const made = await requestsMade(url, async () => {
    await ask(url, registerMember, { login_name: email, password: aPassword, code, userName: 'Ada Lovelace' });
    await settled({ url, stateDirectory });
  });
  const isOwn = ({ by }: Made) => !hearing.includes(by);
  const writes = made.filter(isWrite);
  const [own, others] = [writes.filter(isOwn), writes.filter((each) => !isOwn(each))];
  return { own, ofRegistration: sum(own), ofHearing: sum(others) };
}
