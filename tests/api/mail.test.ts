import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { listStopped, resume } from '../../infra/ops/commands/mail.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { keptOutput } from '../../infra/terminal/kept-output.ts';
import { sendContact } from '../../shared/contract/enquiries.ts';
import { aMessage } from '../support/people/enquiries.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const target = await resolveTarget('local', inject('siteState'));

async function stopped(): Promise<unknown[]> {
  const output = keptOutput();
  await listStopped(target.operate, true, output);
  return JSON.parse(output.written());
}

const write = (email: string) => postFrom(anAddress(), siteUrl, sendContact, JSON.stringify(aMessage({ email })));
const mailsTo = async (email: string) => (await mailsSent(siteUrl, email)).length;

test('an address whose mail came back gets no more, until an operator lifts that', async () => {
  const email = `${randomUUID()}@example.org`;
  const faults = faultsOf(siteUrl);
  await faults.mails([{ address: email, does: 'bounce' }]);
  onTestFinished(async () => void (await faults.mails([])));
  await write(email);
  expect(await eventually(stopped, ({ length }) => length > 0)).toMatchObject([{ reason: 'bounce' }]);
  expect(await mailsTo(email)).toBe(1);

  await faults.mails([]);
  expect(await resume(target, 'nobody@example.org', false, keptOutput())).toBe(1);
  expect(await resume(target, email, false, keptOutput())).toBe(0);
  expect(await stopped()).toEqual([]);
  await write(email);
  await eventually(
    () => mailsTo(email),
    (mails) => mails === 2,
  );
});
