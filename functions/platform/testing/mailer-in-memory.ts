import { limitKeeper } from '../calls/limits/limit-keeper.ts';
import { addressStopper } from '../mail/mail-repository.ts';
import { createSend, type SendMail } from '../mail/sender.ts';
import type { Attachment, MailTemplate } from '../mail/template.ts';
import type { Table } from '../tables/table.ts';
import { sealerInMemory } from './sealer-in-memory.ts';
import { tablesInMemory } from './tables-in-memory.ts';

/** A keyed hash for tests: the same for an address in all of them. */
export const { lookupHash: lookupHashInMemory } = sealerInMemory();

/** The real sender over a table in memory and an SES that does as it is told. */
export function aMailer() {
  const tables = tablesInMemory();
  const table = tables.table('mail');
  const sent: { mailId: string; stream: string; from: string; to: string }[] = [];
  let attempts = 0;
  let refusal: { readonly name: string; readonly message: string } | undefined;
  let now = Date.parse('2026-11-01T10:00:00Z');
  let failures = 0;
  let brokenMarks = 0;
  let releasesAreBroken = false;
  let held = Promise.resolve();
  const marked: Table<'GetItem' | 'PutItem' | 'UpdateItem'> = {
    ...table,
    update: async (key, change, condition) => {
      if (change.set?.state === 'sent' && brokenMarks-- > 0) throw new Error('ECONNREFUSED');
      if (change.set?.claimedUntil === 0 && releasesAreBroken) throw new Error('ECONNREFUSED');
      return table.update(key, change, condition);
    },
  };
  const send = createSend({
    table: marked,
    keep: limitKeeper(tables.table('limits'), { now: () => now, pause: () => 0 }),
    lookupHash: lookupHashInMemory,
    from: {
      staff: 'mail@example.com',
      unconfirmed: 'mail@confirm.example.com',
      codes: 'mail@codes.example.com',
      members: 'mail@members.example.com',
    },
    now: () => now,
    pause: () => 0,
    deliver: async (raw, { mailId, stream }) => {
      attempts += 1;
      if (refusal) throw Object.assign(new Error(refusal.message), { name: refusal.name });
      if (failures-- > 0) throw new Error('Throttling');
      const [from = '', to = ''] = ['From', 'To'].map((header) => addressIn(raw.toString(), header));
      sent.push({ mailId, stream, from, to });
      const waiting = held;
      held = Promise.resolve();
      await waiting;
    },
  });
  return {
    send,
    /** What SES took, in order. */
    sent,
    tables,
    /** How often SES was asked. */
    attempts: () => attempts,
    /** Lets SES refuse every mail under a name of its errors, until told otherwise. */
    refuse: (name: string | undefined, message = 'Refused') => {
      refusal = name === undefined ? undefined : { name, message };
    },
    /** Lets the next tries fail. */
    fail: (times: number) => {
      failures = times;
    },
    /** Lets the table fail when a mail is to be marked as sent. */
    breakMarks: (times: number) => {
      brokenMarks = times;
    },
    /** Lets the table fail when a claim is to be released. */
    breakReleases: () => {
      releasesAreBroken = true;
    },
    /** Keeps SES from answering the next mail. @returns what ends that */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    stop: async (address: string) =>
      addressStopper(tables.transact, () => now)('event-of-bounce', {
        address: await lookupHashInMemory('email', address),
        since: new Date(now).toISOString(),
        reason: 'bounce',
      }),
    stored: () => tables.items(),
  };
}

/** The address in a header of a raw mail. */
function addressIn(raw: string, header: string): string {
  return new RegExp(`^${header}: (?:.* <)?([^<>\r]+)>?\r$`, 'm').exec(raw)?.[1] ?? '';
}

/** A `send` for tests of consumers: takes every mail, and keeps what its reader would see. */
export function mailsInMemory<Name extends string>() {
  const mails: {
    name: Name;
    to: string;
    replyTo?: string | undefined;
    unsubscribe?: string | undefined;
    id: string;
    subject: string;
    text: string;
    html: string;
    attachments?: readonly Attachment[];
  }[] = [];
  const send: SendMail<Name> = async <Data>(
    template: MailTemplate<Data, Name>,
    where: Parameters<SendMail>[1],
    data: Data,
  ) => {
    if (mails.some(({ name, id }) => name === template.name && id === where.id)) return 'sent-before';
    mails.push({ name: template.name, ...where, ...template.render(data) });
    return 'sent';
  };
  return { mails, send };
}
