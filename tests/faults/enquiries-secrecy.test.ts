import { randomUUID } from 'node:crypto';
import { GetQueueAttributesCommand, GetQueueUrlCommand, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';
import { expect, onTestFinished, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { sendContact, sendEnquiry } from '../../shared/contract/enquiries.ts';
import { deadLetterQueueName, functionName } from '../../shared/contract/names.ts';
import { kept, placesOf, told } from '../support/requests/planted-texts.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { siteClients } from '../support/site/site-clients.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { queued } from '../support/telling/queues.ts';
import { killAtWork, startContendedSite, underLoad } from './contended-site.ts';

const planted = {
  name: 'Zebulon Quartermain',
  email: 'zebulon.quartermain@obelisk.example.org',
  phone: '13947261835',
  content: 'The obelisk hums at noon when nobody listens to it.',
};
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const consumer = 'mailEnquiries';

async function redrive(stateDirectory: string): Promise<void> {
  const { sqs } = siteClients(stateDirectory);
  const arnOf = async (QueueName: string) => {
    const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName }));
    const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['QueueArn'] }));
    return Attributes?.QueueArn;
  };
  const SourceArn = await arnOf(deadLetterQueueName('local', consumer));
  await sqs.send(
    new StartMessageMoveTaskCommand({ SourceArn, DestinationArn: await arnOf(functionName('local', consumer)) }),
  );
  sqs.destroy();
}

test('what a visitor typed stands in no log, event, queue, metric or table, and in mails once they can be sent', async () => {
  // Queue times pass so fast that messages become dead letters within seconds.
  const site = await startContendedSite({ queueClock: 600 });
  const { stateDirectory } = site;
  onTestFinished(() => site.stop());
  await faultsOf(site.url).mails([{ address: '*', does: 'fail' }]);
  const contact = (message: object, from = anAddress()) =>
    postFrom(from, site.url, sendContact, JSON.stringify(message));
  const enquire = (message: Record<string, string>) =>
    postFrom(anAddress(), site.url, sendEnquiry, new URLSearchParams(message).toString(), form);

  const id = randomUUID();
  const from = anAddress();
  expect((await contact({ ...planted, request_id: id }, from)).body).toContain('"status":0');
  expect((await enquire({ name: planted.name, email: planted.phone, content: planted.content })).body).toContain('200');
  // Refused in every way there is: by a rule, as another message under the id, by the limit, by the protocol, by the trap.
  await contact({ ...planted, phone: `${planted.phone}0` });
  await contact({ ...planted, email: `${planted.email}@` });
  await enquire({ ...planted, email: planted.name });
  await contact({ ...planted, request_id: id, content: `${planted.content} ${planted.name}` }, from);
  for (let time = 0; time < 6; time += 1) await contact({ ...planted, website: planted.email }, from);
  await postFrom(anAddress(), site.url, sendContact, `{${JSON.stringify(planted)}`);
  await postFrom(anAddress(), site.url, sendContact, JSON.stringify(planted), { 'content-type': 'text/plain' });
  // And killed in the middle, while nothing can be written.
  await faultsOf(site.url).tables([{ does: 'conflict' }]);
  const cut = contact(planted);
  expect(await killAtWork(() => site.url, functionName('local', 'sendContact'))).toBe(1);
  expect((await cut).body).toContain('Internal Server Error');
  await faultsOf(site.url).tables(underLoad);

  await eventually(
    () => queued(site.url),
    ({ waiting, deadLettered }) => waiting === 0 && deadLettered >= 2,
    180,
  );
  const sources = new Map([...(await told(site.url)), ...(await kept(stateDirectory))]);
  // The search finds what is there. What a database wrote last stands beside its file.
  const ofId = placesOf(id, sources).map((place) => place.replace(/-wal$/, ''));
  expect(ofId).toEqual(expect.arrayContaining(['/__local/events.json', 'dynamodb.db', 'state.db']));
  for (const text of Object.values(planted)) expect([text, placesOf(text, sources)]).toEqual([text, []]);

  await faultsOf(site.url).mails([]);
  await redrive(stateDirectory);
  const mails = await eventually(
    () => mailsSent(site.url),
    (sent) =>
      sent.some(({ to }) => to === planted.email) &&
      sent.some(({ text }) => text.includes(planted.phone) && text.includes(planted.email)),
  );
  // The other form's message, whose contact is the phone number, may come before it.
  const forSales = mails.find(({ text }) => text.includes(planted.content) && text.includes(planted.email));
  for (const text of Object.values(planted)) expect(forSales?.text).toContain(text);
});
