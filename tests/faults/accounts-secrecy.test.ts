import { expect, onTestFinished, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import {
  addAddress,
  changeLoginName,
  editProfile,
  linkPersonalCentre,
  sendOwnCode,
} from '../../shared/contract/accounts/own-account.ts';
import { registerMember, signIn, tradeLoginToken } from '../../shared/contract/accounts/sign-in.ts';
import { aCode, ask, codeMailedTo } from '../support/people/members.ts';
import { kept, placesOf, told } from '../support/requests/planted-texts.ts';
import { eventually } from '../support/runs/eventually.ts';
import { startTestSite } from '../support/site/site.ts';
import { queued } from '../support/telling/queues.ts';

const planted = {
  name: 'Zebulon Quartermain',
  number: '13947261835',
  otherNumber: '13847261836',
  street: '17 Obelisk Terrace, Hummingford',
  company: 'Quartermain Obelisks',
  job: 'Keeper of the humming obelisk',
  password: 'the obelisk hums at noon',
  guess: 'the obelisk hums at night',
};
const [email, renamed] = ['zebulon@obelisk.example.org', 'zebulon@terrace.example.org'];

/** Where mails are kept, as they say to whom they go. */
const isOfMails = (place: string) => /mail\.json|^state\.db|^\/__local\/$/.test(place);

test('what proves a member, and who they are, stands in no log, event, queue, metric, address or table', async () => {
  const site = await startTestSite({ publishes: false });
  const { url, stateDirectory } = site;
  onTestFinished(() => site.stop());
  const registration = { login_name: planted.number, email, userName: planted.name, password: planted.password };
  const code = await aCode(url, 'register', email);
  await ask(url, registerMember, { ...registration, code });
  const { uid, login_token } = await ask(url, signIn, { login_name: email, password: planted.password });
  const proof = { uid, login_token };
  await ask(url, editProfile, { ...proof, userName: planted.name, email, company: planted.company, job: planted.job });
  await ask(url, addAddress, { ...proof, name: planted.name, phone: planted.otherNumber, addr: planted.street });
  const token = new URL((await ask(url, linkPersonalCentre, proof)).url).searchParams.get('token') ?? '';
  const traded = await ask(url, tradeLoginToken, { login_name: email, token });
  // Refused by a rule, by a wrong password, by the protocol.
  await postFrom(anAddress(), url, signIn, JSON.stringify({ login_name: email, password: planted.guess }));
  await postFrom(anAddress(), url, registerMember, JSON.stringify({ ...registration, code }));
  await postFrom(anAddress(), url, addAddress, JSON.stringify({ ...proof, name: planted.name, phone: planted.number }));
  await postFrom(anAddress(), url, signIn, `{${JSON.stringify(registration)}`);
  await postFrom(anAddress(), url, addAddress, JSON.stringify({ ...planted, ...proof }), {
    'content-type': 'text/plain',
  });
  await ask(url, sendOwnCode, { ...proof, phone: email });
  const old_code = await codeMailedTo(url, email, code);
  const new_code = await aCode(url, 'rebind', renamed);
  await ask(url, changeLoginName, { ...proof, old_login_name: email, old_code, new_login_name: renamed, new_code });
  await eventually(
    () => queued(url),
    ({ waiting }) => waiting === 0,
  );

  const sources = new Map([...(await told(url)), ...(await kept(stateDirectory))]);
  // The search finds what is there.
  const ofId = placesOf(uid, sources).map((place) => place.replace(/-wal$/, ''));
  expect(ofId).toEqual(expect.arrayContaining(['/__local/events.json', 'dynamodb.db']));
  // The welcome and its mail's own store say the name.
  const secrets = Object.entries(planted).filter(([what]) => what !== 'name');
  for (const [, text] of [...secrets, ['token', login_token], ['token', traded.login_token], ['link', token]])
    expect([text, placesOf(text ?? '', sources)]).toEqual([text, []]);
  const besideMails = new Map([...sources].filter(([place]) => !isOfMails(place)));
  for (const text of [planted.name, email, renamed]) expect([text, placesOf(text, besideMails)]).toEqual([text, []]);
  const logs = [...sources].filter(([place]) => /logs|events/.test(place));
  for (const digits of [code, old_code, new_code])
    expect(
      logs.filter(([, content]) => new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(content.toString('latin1'))),
    ).toEqual([]);
});
