import { expect, onTestFinished, test } from 'vitest';
import { keptKeyOf, type UploadKey } from '../../functions/platform/uploads/upload-key.ts';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { exams } from '../../infra/ops/commands/exams/exams-command.ts';
import { printCertificate } from '../../shared/contract/certification/certificates.ts';
import { exportSignUpsByCode, sendOwnSignUpsCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { querySignUp, sendExamCode, signUpForExam } from '../../shared/contract/certification/sign-up.ts';
import { functionName } from '../../shared/contract/names.ts';
import { askForCertificate, certificatesCommand, credentialOf } from '../support/people/certificates.ts';
import { otherThan } from '../support/people/codes.ts';
import { ask, codeMailedTo } from '../support/people/members.ts';
import { aPhoto } from '../support/people/sign-ups.ts';
import { openLink, verdictOn } from '../support/people/uploads.ts';
import { kept, placesOf, told } from '../support/requests/planted-texts.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { deskCommand, personCommand } from '../support/site/operators.ts';
import { settled } from '../support/site/settled.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { queued } from '../support/telling/queues.ts';
import { patience, startContendedSite } from './contended-site.ts';
import { eventsTold } from './site-outcome.ts';

const planted = {
  idcard: '11010519491231002X',
  phone: '13947261835',
  addr: '17 Obelisk Terrace, Hummingford',
};
/** The same ID number as older cards write it. */
const short = '110105491231002';
const name = 'Zebulon Quartermain';
const email = 'zebulon@obelisk.example.org';

/** Where mails are kept, as they say to whom they go; the database of the site holds them beside queues and events. */
const isOfMails = (place: string) => /mail\.json|^state\.db|^\/__local\/$/.test(place);
const isOfTables = (place: string) => /^dynamodb\.db/.test(place);
/** An upload's key is its id: of its object, its row, and in events about it. */
const isOfUploads = (place: string) => isOfTables(place) || /^state\.db|events\.json|^\/__local\/$/.test(place);

type Sources = ReadonlyMap<string, Buffer>;
const without = (is: (place: string) => boolean, sources: Sources): Sources =>
  new Map([...sources].filter(([place]) => !is(place)));

function expectNowhere(texts: readonly string[], sources: Sources) {
  for (const text of texts) expect([text, placesOf(text, sources)]).toEqual([text, []]);
}

test('who signs up for the exam, and how their photo is named, stands in no log, event, queue, metric, address, subject or table', {
  timeout: patience,
}, async () => {
  const site = await startContendedSite({ queueClock: 10 });
  const { url, stateDirectory } = site;
  onTestFinished(() => site.stop());
  const sources = async (): Promise<Sources> => new Map([...(await told(url)), ...(await kept(stateDirectory))]);

  // While no mail goes, the request for the code stands in a queue, and what the mail would say is nowhere.
  await faultsOf(url).mails([{ address: '*', does: 'fail' }]);
  await ask(url, sendExamCode, { phone: planted.phone, email });
  await eventually(
    () => queued(url, functionName('local', 'mailCodes')),
    ({ waiting }) => waiting === 1,
  );
  expectNowhere([email, planted.phone], await sources());
  await faultsOf(url).mails([]);
  const code = await codeMailedTo(url, email);

  const photo = await aPhoto(url);
  const photoName = photo.split('/').at(-1) ?? '';
  const form = {
    ...planted,
    name,
    email,
    company: 'Obelisks & Co',
    headimg: `${url}/${photo}`,
    consent: '2026-11',
    code,
  };
  const person = { name, idcard: planted.idcard };
  const post = (body: string, type = 'application/json') =>
    postFrom(anAddress(), url, signUpForExam, body, { 'content-type': type });
  // Refused by rules, by a wrong code, by the protocol.
  await post(JSON.stringify({ ...form, phone: `${planted.phone}0` }));
  await post(JSON.stringify({ ...form, addr: `${planted.addr}\u0000${name}` }));
  await post(JSON.stringify({ ...form, code: otherThan(code) }));
  await post(`{${JSON.stringify(form)}`);
  await post(JSON.stringify(form), 'text/plain');
  // What is asked by POST alone is asked in an address.
  for (const { path } of [querySignUp, sendExamCode, signUpForExam])
    expect((await fetch(`${url}${path}?${new URLSearchParams(form)}`)).status).toBeGreaterThanOrEqual(400);
  await ask(url, signUpForExam, form);
  expect(await verdictOn(site, photo)).toBe('promoted');

  // Asked after, taken along, and opened by operators.
  expect(await ask(url, querySignUp, person)).toMatchObject({ status: 'received' });
  expect(await ask(url, querySignUp, { name, idcard: short })).toMatchObject({ status: 'received' });
  await postFrom(anAddress(), url, querySignUp, JSON.stringify({ name: `${name} II`, idcard: planted.idcard }));
  await ask(url, sendOwnSignUpsCode, person);
  const ownCode = await codeMailedTo(url, email, code);
  await postFrom(anAddress(), url, exportSignUpsByCode, JSON.stringify({ ...person, code: otherThan(ownCode) }));
  const { list } = await ask(url, exportSignUpsByCode, { ...person, code: ownCode });
  expect(list).toMatchObject([{ says: { ...planted, name, email } }]);
  const [{ period } = { period: '' }] = list.map(({ says }) => ({ period: String(says.period ?? '') }));
  const opened = JSON.parse(await deskCommand(stateDirectory, exams, 'export', period));
  expect(opened).toMatchObject([{ ...planted, name, email }]);
  expect((await openLink(opened[0].photo)).status).toBe(200);
  for (const way of [
    ['--phone', planted.phone],
    ['--email', email],
  ] as const)
    expect(await personCommand(stateDirectory, 'personal-data', 'find', ...way)).toContain('sign-up');
  expect(await settled(site)).toBe(0);

  const beforeAward = await sources();
  // The search finds what is there. What a database wrote last stands beside its file.
  const ofPhoto = placesOf(photoName, beforeAward).map((place) => place.replace(/-wal$/, ''));
  expect(ofPhoto).toEqual(expect.arrayContaining(['/__local/events.json', 'dynamodb.db', 'state.db']));
  expectNowhere([...Object.values(planted), short], beforeAward);
  expectNowhere([name, email], without(isOfMails, beforeAward));

  // A certificate is public: its holder's name stands in its row, and nothing else of a candidate.
  const { cert_num } = await certificatesCommand(stateDirectory, 'award', planted.idcard, '--period', period, '--yes');
  for (const way of [
    { type: 2, phone: planted.phone, name },
    { type: 3, idcard: short, name },
  ])
    await eventually(
      () => askForCertificate(url, way),
      ({ data }) => data.cert_num === cert_num,
    );
  await fetch(`${url}/api/pc/cert_query?${new URLSearchParams({ type: '3', ...person })}`);
  expect((await fetch(`${url}${printCertificate.path}?num=${cert_num}`)).status).toBe(200);
  await credentialOf(url, cert_num);
  expect(await settled(site)).toBe(0);

  const all = await sources();
  expect(placesOf(name, all).filter(isOfTables)).not.toEqual([]);
  expectNowhere([...Object.values(planted), short], all);
  expectNowhere([email], without(isOfMails, all));
  expectNowhere(
    [name],
    without((place) => isOfMails(place) || isOfTables(place), all),
  );
  expectNowhere([photoName, keptKeyOf(photo as UploadKey)], without(isOfUploads, all)); // the site has made the key
  const events = await eventsTold(url);
  const ofUpload = events.filter(({ detail }) => JSON.stringify(detail).includes(photoName)).map((event) => event.name);
  expect(new Set(ofUpload)).toEqual(new Set(['Object Created', 'upload.inspected.v1']));

  const mails = await mailsSent(url, email);
  expect(mails.length).toBeGreaterThanOrEqual(3);
  for (const { subject, text, html } of mails) {
    for (const secret of [...Object.values(planted), short, name, photoName])
      expect(`${text}${html}`).not.toContain(secret);
    for (const secret of [code, ownCode, email]) expect(subject).not.toContain(secret);
  }
  const logs = [...all].filter(([place]) => /logs|events/.test(place));
  for (const digits of [code, ownCode])
    expect(
      logs.filter(([, content]) => new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(content.toString('latin1'))),
    ).toEqual([]);
});
