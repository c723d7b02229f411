import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { payFormIn, sendPayForm } from '../../infra/dev/demo/pay-form.ts';
import { cashierKeys } from '../../infra/dev/stand-ins/cashier/cashier-keys.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { functionName } from '../../shared/contract/names.ts';
import { refundOrder, shipOrder, showOrder } from '../../shared/contract/orders/desk.ts';
import {
  buyDongle,
  buyPlan,
  exportOwnOrders,
  listOwnOrders,
  listOwnSubscriptions,
} from '../../shared/contract/orders/purchase.ts';
import { cashierOf, noticesOf } from '../support/people/cashier.ts';
import { localOperator } from '../support/people/enquiries.ts';
import { aMember, ask } from '../support/people/members.ts';
import { kept, placesOf, told } from '../support/requests/planted-texts.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { pastEdge } from '../support/site/past-edge.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { queued } from '../support/telling/queues.ts';
import { startContendedSite, underLoad } from './contended-site.ts';

const planted = {
  name: 'Zebulon Quartermain',
  phone: '13947261835',
  addr: '17 Obelisk Terrace, Hummingford',
};
const hwid = 'OBELISK-7C3A-19F0-HUMS';

/** Where the local runtime keeps what AWS keeps for itself: secrets and queues in one file, and the cashier's own keys. */
const ofSecrets = /^(state\.db(-wal)?|cashier-keys\.json)$/;
/** A computer is no person: its code is the key of a subscription, by which its member and we find it. */
const ofTables = /^(dynamodb\.db(-wal)?)$/;

test('who buys, where it goes, for which computer and by which keys stands in no log, event, queue, metric or address', async () => {
  const site = await startContendedSite({ queueClock: 600 });
  const { url, stateDirectory } = site;
  onTestFinished(() => site.stop());
  const cashier = cashierOf(url);
  const { proof, email } = await aMember(url);
  // No mail goes, so that what it would say is nowhere either.
  await faultsOf(url).mails([{ address: '*', does: 'fail' }]);

  const request_id = randomUUID();
  const dongle = { ...proof, tid: 5, num: 2, ...planted, request_id };
  const plan = { ...proof, type: '1', plan: 2, hwid, request_id: randomUUID() };
  const forms = [await ask(url, buyDongle, dongle), await ask(url, buyPlan, plan)].map(({ buyFormHtml }) =>
    payFormIn(buyFormHtml),
  );
  for (const form of forms) {
    expect((await sendPayForm(form)).status).toBe(302);
    await fetch(await cashier.choose('pay', form.orderId), { redirect: 'manual' });
  }
  // Refused in every way there is: by rules, as another order under the id, by the protocol.
  const refused = (request: object, headers?: Record<string, string>) =>
    postFrom(anAddress(), url, buyDongle, JSON.stringify(request), headers);
  await refused({ ...dongle, num: 100, request_id: randomUUID() });
  await refused({ ...dongle, phone: `${planted.phone}0` });
  await refused({ ...dongle, addr: `${planted.addr} ${planted.name}` });
  await refused({ ...dongle, login_token: `${proof.login_token}x` });
  await refused({ ...dongle, tid: 9 }, { 'content-type': 'text/plain' });
  await postFrom(anAddress(), url, buyPlan, `{${JSON.stringify(plan)}`);
  await postFrom(anAddress(), url, buyPlan, JSON.stringify({ ...plan, plan: 9, hwid: `${hwid}/` }));
  // A notice that says what it should not, and one while nothing can be written.
  const functions = pastEdge(stateDirectory);
  onTestFinished(() => functions.close());
  const [trade] = await cashier.book();
  const notice = noticesOf(stateDirectory).about(trade ?? expect.unreachable(), { subject: planted.addr });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (fields: object) =>
    functions.call('takePaymentNotice', { body: String(new URLSearchParams({ ...fields })), headers });
  await post(notice);
  await post({ ...notice, buyer: planted.phone });
  await faultsOf(url).tables([{ does: 'conflict' }]);
  await refused({ ...dongle, request_id: randomUUID() });
  await faultsOf(url).tables(underLoad);
  // Read, exported, opened, sent and paid back.
  await ask(url, listOwnOrders, { ...proof, page: 1 });
  await ask(url, listOwnSubscriptions, { ...proof, page: 1 });
  await ask(url, exportOwnOrders, proof);
  const { operate } = await resolveTarget('local', stateDirectory);
  const [sent] = forms;
  const asked = { id: sent?.orderId ?? '', operator: localOperator };
  expect(await operate('showOrder', showOrder, asked)).toMatchObject(planted);
  await operate('shipOrder', shipOrder, { ...asked, courier: 'sf', number: 'SF1020003004005' });
  expect(await operate('refundOrder', refundOrder, asked)).toMatchObject({ state: 'refunded' });

  const mailers = ['mailReceipts', 'mailOrders'].map((name) => functionName('local', name));
  await eventually(
    async () => Promise.all(mailers.map((name) => queued(url, name))),
    (queues) => queues.every(({ waiting, deadLettered }) => waiting === 0 && deadLettered > 0),
    180,
  );
  const sources = new Map([...(await told(url)), ...(await kept(stateDirectory))]);
  // The search finds what is there. What a database wrote last stands beside its file.
  const ofOrder = placesOf(sent?.orderId ?? '', sources).map((place) => place.replace(/-wal$/, ''));
  expect(ofOrder).toEqual(expect.arrayContaining(['/__local/events.json', 'dynamodb.db', 'state.db']));
  for (const text of [...Object.values(planted), proof.login_token])
    expect([text, placesOf(text, sources)]).toEqual([text, []]);
  expect(placesOf(hwid, sources).filter((place) => !ofTables.test(place))).toEqual([]);
  const { app, provider } = cashierKeys(stateDirectory);
  const ofKeys = [app.privateKey, provider.privateKey].map((key) => key.split('\n')[5] ?? '');
  for (const line of ofKeys) {
    expect(line).toHaveLength(64);
    expect(placesOf(line, sources).filter((place) => !ofSecrets.test(place))).toEqual([]);
  }
  expect(placesOf(ofKeys[0] ?? '', sources)).not.toEqual([]);

  // The mail says where the parcel goes, once it can be sent.
  await faultsOf(url).mails([]);
  await ask(url, buyDongle, { ...dongle, request_id: randomUUID() }).then(async ({ buyFormHtml }) => {
    const form = payFormIn(buyFormHtml);
    await sendPayForm(form);
    await cashier.act('pay', form.orderId);
  });
  const mails = await eventually(
    () => mailsSent(url),
    (all) => all.some(({ to, subject }) => to === email && subject.startsWith('Receipt')),
  );
  expect(mails.find(({ subject }) => subject.startsWith('Receipt'))?.text).toContain(planted.addr);
});
