import type { SQSEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { auditedAs, createTrail } from '../platform/audit/audit.ts';
import type { DeadLetterClients } from '../platform/events/dead-letters.ts';
import { addressResumer, isStopped, stoppedAddresses } from '../platform/mail/mail-repository.ts';
import { aContext, anSqsRecord } from '../platform/testing/builders.ts';
import { exampleMail } from '../platform/testing/example-mail.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aMailer, lookupHashInMemory } from '../platform/testing/mailer-in-memory.ts';
import stopMail from './stop-mail.consumer.ts';

const output = captureLog();
const address = 'visitor@example.org';

interface EventParts {
  id?: string;
  type?: string;
  mailId?: string;
  bounceType?: string;
}

/** What the rule hands over of an event of SES. */
function anOutcome({ id = 'bounce-1', type = 'Email Bounced', mailId, bounceType = 'Permanent' }: EventParts = {}) {
  const tags = { 'mail-id': [mailId ?? 'enquiry-confirmation_event-1'] };
  const bounce = type === 'Email Bounced' ? { bounce: { bounceType } } : {};
  return JSON.stringify({
    id,
    time: '2026-11-01T10:00:00Z',
    'detail-type': type,
    detail: { mail: { tags }, ...bounce },
  });
}

/** The consumer over a table in which one mail was sent to the address. */
async function aConsumer(to = address) {
  const mailer = aMailer();
  await mailer.send(exampleMail, { to, id: 'event-1' }, { name: 'Ada', message: 'Hello' });
  const { tables } = mailer;
  const table = tables.table('mail');
  const aside: string[] = [];
  const setAside: DeadLetterClients['setAside'] = async (letters) => {
    aside.push(...letters.map(({ messageId }) => messageId));
    return [];
  };
  const handler = stopMail.start({ mail: table, transact: tables.transact }, { setAside });
  const deliver = async (...bodies: string[]) => {
    const Records = bodies.map((body, index) => anSqsRecord(`m${index}`, body));
    const event: SQSEvent = { Records };
    const { batchItemFailures } = await handler(event, aContext());
    return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
  };
  const hash = await lookupHashInMemory('email', to);
  return { ...mailer, table, deliver, aside, hash };
}

describe('a bounce or a complaint', () => {
  test.each([
    ['Email Bounced', 'bounce'],
    ['Email Complaint Received', 'complaint'],
  ])('%s stops further mail to the address', async (type, reason) => {
    const { deliver, table, hash, send } = await aConsumer();
    expect(await deliver(anOutcome({ type }))).toEqual([]);
    expect(await stoppedAddresses(table)).toEqual([{ address: hash, since: '2026-11-01T10:00:00Z', reason }]);
    const next = await send(exampleMail, { to: address, id: 'event-2' }, { name: 'Ada', message: 'Again' });
    expect(next).toBe('stopped');
  });

  test.each(['Transient', 'Undetermined'])('a bounce that is %s stops nothing', async (bounceType) => {
    const { deliver, table } = await aConsumer();
    expect(await deliver(anOutcome({ bounceType }))).toEqual([]);
    expect(await stoppedAddresses(table)).toEqual([]);
  });

  test('a duplicate changes nothing, even when an operator has lifted the stop meanwhile', async () => {
    const { deliver, tables, table, hash } = await aConsumer();
    await deliver(anOutcome(), anOutcome());
    expect(await stoppedAddresses(table)).toHaveLength(1);
    const trail = createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll });
    const audited = auditedAs(trail, 'mail.resumed');
    expect(await addressResumer(audited)(hash, 'kim')).toBe(true);
    expect(await addressResumer(audited)(hash, 'kim')).toBe(false);
    expect(tables.items().filter(({ action }) => action === 'mail.resumed')).toHaveLength(1);
    expect(await deliver(anOutcome())).toEqual([]);
    expect(await isStopped(table, hash)).toBe(false);
    await deliver(anOutcome({ id: 'bounce-2' }));
    expect(await isStopped(table, hash)).toBe(true);
  });

  test('one that fails comes back alone, and the others are done', async () => {
    const { deliver, tables, table } = await aConsumer();
    const release = tables.hold('mail', { pk: 'told#bounce-1', sk: 'told' });
    const failed = await deliver(anOutcome(), anOutcome({ id: 'bounce-2', type: 'Email Complaint Received' }));
    expect(failed).toEqual(['m0']);
    expect(await stoppedAddresses(table)).toMatchObject([{ reason: 'complaint' }]);
    release();
    expect(await deliver(anOutcome())).toEqual([]);
  });

  test('one that nobody can read is set aside at once, and stops nothing behind it', async () => {
    const { deliver, aside, table } = await aConsumer();
    const [nonsense, untagged] = ['{', anOutcome().replace('mail-id', 'other')];
    expect(await deliver(nonsense ?? '', untagged ?? '', anOutcome())).toEqual([]);
    expect(aside).toEqual(['m0', 'm1']);
    expect(await stoppedAddresses(table)).toHaveLength(1);
  });

  test('a kill leaves either the event and the stop, or neither', async () => {
    const { deliver, tables, stored } = await aConsumer();
    const before = stored().length;
    const release = tables.hold('mail', { pk: 'told#bounce-1', sk: 'told' });
    expect(await deliver(anOutcome())).toEqual(['m0']);
    release();
    expect(stored()).toHaveLength(before);
    await deliver(anOutcome());
    expect(stored()).toHaveLength(before + 2);
  });

  test('one about a mail that we do not know is told in the log, and done', async () => {
    const { deliver, table } = await aConsumer();
    expect(await deliver(anOutcome({ mailId: 'enquiry-confirmation_none' }))).toEqual([]);
    expect(await stoppedAddresses(table)).toEqual([]);
    expect(output.text).toContain('"known":false');
  });

  test.each([{}, { bounceType: 'Transient' }, { type: 'Email Complaint Received' }])(
    'from a mailbox of our own stops nothing, and is an error with a metric of its own: %o',
    async (parts) => {
      const { deliver, table, hash, send } = await aConsumer(brand.salesEmail);
      expect(await deliver(anOutcome(parts))).toEqual([]);
      expect(await isStopped(table, hash)).toBe(false);
      expect(output.text).toMatch(/"level":"ERROR","code":"mailbox.refuses".*"OwnMailboxRefused":1/);
      const next = await send(exampleMail, { to: brand.salesEmail, id: 'event-2' }, { name: 'Ada', message: 'Again' });
      expect(next).toBe('sent');
    },
  );
});
