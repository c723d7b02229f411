import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { aJpeg } from '../../functions/platform/testing/a-picture.ts';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { runPersonalData } from '../../infra/ops/commands/personal-data.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { keptOutput } from '../../infra/terminal/kept-output.ts';
import { brand } from '../../shared/brand.ts';
import { sendFeedback } from '../../shared/contract/enquiries.ts';
import { enquiriesCommand, localOperator } from '../support/people/enquiries.ts';
import { aSignature, openLink, postFile, uploadRow, verdictOn } from '../support/people/uploads.ts';
import { eventually } from '../support/runs/eventually.ts';
import { personCommand } from '../support/site/operators.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');
const site = { url: siteUrl, stateDirectory: state };

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends the form as existing clients do. @returns the body of the answer */
async function send(fields: Readonly<Record<string, string>>, from = anAddress()): Promise<unknown> {
  const { status, body } = await postFrom(from, siteUrl, sendFeedback, new URLSearchParams(fields).toString(), form);
  expect(status).toBe(200);
  return JSON.parse(body);
}

const whole = (parts: Readonly<Record<string, string>> = {}) => ({
  product_name: 'S3',
  version: '5.1.4',
  name: 'Ada Lovelace',
  email: `${randomUUID().slice(0, 8)}@example.com`,
  phone: '13800138000',
  content: 'Let a cue start it.',
  type: '1',
  request_id: randomUUID(),
  ...parts,
});

test('feedback is refused in the order of its rules, each time with the reason as its data', async () => {
  const steps: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{}, 'Please choose a product'],
    [{ product_name: 'S3' }, 'Please enter the version'],
    [{ version: '5.1.4', name: 'x'.repeat(21) }, 'A name has at most 20 characters'],
    [{ name: 'x'.repeat(20) }, 'Please type your e-mail address'],
    [{ email: 'ada' }, 'Please type your e-mail address'],
    [{ email: `${'a'.repeat(25)}@ex.com` }, 'input phone number'],
    [{ phone: '123' }, 'input phone number'],
    [{ phone: '13800138000', content: ' \n' }, 'Please describe your question or suggestion'],
    [{ content: 'x'.repeat(1_001) }, 'Feedback has at most 1000 characters'],
  ];
  let fields: Readonly<Record<string, string>> = {};
  for (const [step, msg] of steps) {
    fields = { ...fields, ...step };
    expect(await send(fields)).toEqual({ status: '1', msg, data: msg });
  }
  expect(await send({ ...fields, content: 'x'.repeat(1_000) })).toMatchObject({ status: '0' });
});

test('feedback with a picture reaches support, operators see the picture, and both go with their sender', async () => {
  const signature = await aSignature(siteUrl, 'feedback', 'screen.jpg');
  const { fields } = signature;
  const key = fields.key ?? '';
  expect((await postFile(signature, await aJpeg(640, 400))).status).toBe(200);
  const message = whole({ screenshot: key });
  expect(await send(message)).toMatchObject({ status: '0', msg: expect.stringContaining('within 24 hours') });
  expect(await verdictOn(site, key)).toBe('promoted');

  const mails = await eventually(
    async () =>
      (await mailsSent(siteUrl)).filter(({ to, text }) => to === message.email || text.includes(message.email)),
    ({ length }) => length === 2,
  );
  expect(mails.map(({ to }) => to).toSorted()).toEqual([message.email, brand.supportEmail].toSorted());

  const opened = JSON.parse(await enquiriesCommand(state, 'show', message.request_id, '--json'));
  expect(opened).toMatchObject({ form: 'feedback', product: 'S3', version: '5.1.4', content: message.content });
  expect(await openLink(opened.screenshot)).toMatchObject({ status: 200, type: 'image/jpeg' });
  expect((await openLink(opened.screenshot.replace('feedback/', 'photos/'))).status).toBe(403);

  const month = new Date().toISOString().slice(0, 7);
  const ofMonth: { id: string; screenshot: string }[] = JSON.parse(
    await enquiriesCommand(state, 'export', '--month', month),
  );
  const ofPerson = JSON.parse(
    await personCommand(state, 'personal-data', 'export', '--email', message.email),
  ).enquiries;
  expect(ofPerson).toMatchObject([{ says: { content: message.content } }]);
  for (const link of [ofMonth.find(({ id }) => id === message.request_id)?.screenshot, ofPerson[0].says.screenshot])
    expect(await openLink(String(link))).toMatchObject({ status: 200, type: 'image/jpeg' });

  const output = keptOutput();
  const desk = { ...(await resolveTarget('local', state)), operator: async () => localOperator };
  await runPersonalData(['erase', '--email', message.email, '--yes'], output, async () => desk);
  expect(await uploadRow(site, key)).toMatchObject({ due: 'unused', state: 'promoted' });
  expect((await uploadRow(site, key)).usedBy).toBeUndefined();
});

test('the same feedback raced ten times is one, and a picture serves once', async () => {
  const signature = await aSignature(siteUrl, 'feedback', 'screen.jpg');
  const screenshot = signature.fields.key ?? '';
  const message = whole({ screenshot });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(message)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const refused = 'The picture is not there any more. Please choose it again';
  expect(await send(whole({ screenshot }))).toEqual({ status: '1', msg: refused, data: refused });
  expect(await send(whole({ screenshot: 'quarantine/headimg/x.jpg' }))).toMatchObject({ status: '1' });
});
