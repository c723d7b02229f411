import { cpus } from 'node:os';
import type { Action, ActionUnits, MeasuredUnits } from '../../../infra/cost/units.ts';
import { registerMember, signIn } from '../../../shared/contract/accounts/sign-in.ts';
import { sendContact } from '../../../shared/contract/enquiries.ts';
import { routes } from '../../../shared/routes.ts';
import { launchBrowser } from '../../support/browsers/browser.ts';
import { devices, visitorOf } from '../../support/browsers/visitor.ts';
import { write } from '../../support/people/comments.ts';
import { aMessage } from '../../support/people/enquiries.ts';
import { aCode, aMember, anEmail, aPassword, ask } from '../../support/people/members.ts';
import { aDongleOrder, pay } from '../../support/people/orders.ts';
import { aCandidate, signUp } from '../../support/people/sign-ups.ts';
import { eachOf } from '../../support/runs/each-of.ts';
import { startTestSite, type TestSite } from '../../support/site/site.ts';
import { sendSpike } from '../download-spike.ts';
import { type Journey, unitsOf } from './action-units.ts';
import { aMeteredEngine } from './metered-engine.ts';

/** What a visitor opens: how one comes to a download. */
const visitedPages = [routes.home.path, routes.productS3.path, routes.download.path];

/** Each action as a browser or a customer does it. Codes and sign-ins that an action needs are part of it, if they come anew with each. */
async function journeysOf({
  url,
  stateDirectory,
}: TestSite): Promise<Readonly<Record<Action, () => Journey | Promise<Journey>>>> {
  const member = await aMember(url);
  const site = { url, state: stateDirectory };
  const repeated = (times: number, go: () => Promise<unknown>) => () => ({
    times,
    go: () => eachOf(Array.from({ length: times }).keys(), 1, async () => void (await go())),
  });
  return {
    downloads: () => ({ times: 100, go: () => sendSpike(url, { downloads: 100, type: 22, concurrency: 2 }) }),
    visits: async () => ({ times: 1, go: async () => {}, ...(await weighedVisit(url)) }),
    registrations: repeated(5, async () => {
      const email = anEmail();
      const code = await aCode(url, 'register', email);
      await ask(url, registerMember, { login_name: email, password: aPassword, code, userName: 'Ada Lovelace' });
    }),
    signIns: repeated(10, () => ask(url, signIn, { login_name: member.email, password: member.password })),
    orders: repeated(5, async () => pay(url, await aDongleOrder(url, member))),
    enquiries: repeated(5, () =>
      ask(url, sendContact, { ...aMessage({ email: anEmail() }), request_id: crypto.randomUUID() }),
    ),
    questions: repeated(5, () => write(site, member, 'Does a window keep its place?')),
    examSignUps: repeated(5, () => signUp(url, aCandidate())),
  };
}

/** Requests and bytes of a visitor's first visit, whose browser keeps what it may. */
async function weighedVisit(url: string): Promise<{ readonly edgeRequests: number; readonly edgeBytes: number }> {
  const browser = await launchBrowser();
  try {
    const { page, open, leave } = await visitorOf(browser, url, devices.windows);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith(url)) return;
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
    });
    for (const path of visitedPages) await open(path);
    const arrived = (await Promise.all(sizes)).filter((bytes) => bytes > 0);
    await leave();
    return { edgeRequests: arrived.length, edgeBytes: arrived.reduce((sum, bytes) => sum + bytes, 0) };
  } finally {
    await browser.close();
  }
}

/** Starts a site on a metered engine, and measures each action. @param wanted all, unless stated */
export async function measureUnits(wanted?: readonly Action[]): Promise<MeasuredUnits> {
  const engine = await aMeteredEngine();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = engine.url;
  const site = await startTestSite().finally(() => delete process.env.AWS_ENDPOINT_URL_DYNAMODB);
  try {
    const measured: [string, ActionUnits][] = [];
    for (const [action, journey] of Object.entries(await journeysOf(site)))
      if (!wanted || wanted.some((each) => each === action))
        measured.push([action, await unitsOf(site, engine.meter, await journey())]);
    const [{ model = 'unknown' } = {}] = cpus();
    return {
      measured: { on: new Date().toISOString().slice(0, 10), machine: `${cpus().length} cores, ${model}` },
      actions: Object.fromEntries(measured) as MeasuredUnits['actions'], // by their names
    };
  } finally {
    await site.stop();
    await engine.stop();
  }
}
