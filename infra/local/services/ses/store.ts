import * as z from 'zod/mini';
import { isObject, type JsonObject } from '../../core/json.ts';
import { jsonColumn, type StateDatabase } from '../../core/state/database.ts';
import type { EventSubject } from './outcome.ts';

/** A mail that was accepted, as `/__local/mail.json` shows it. */
const SentMail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Files that came with it. */
  attachments: z._default(z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })), []),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
  headers: z.record(z.string(), z.string()),
  tags: z.record(z.string(), z.string()),
  configurationSet: z.string(),
  /** What became of it, as far as it differs from its arrival: `bounce`, `complaint`. */
  outcomes: z.array(z.string()),
});
export type SentMail = z.infer<typeof SentMail>;

/** What a mail was sent with, and what it brings about. */
export interface Acceptance extends Omit<EventSubject, 'identity'> {
  readonly outcomes: readonly string[];
  /** Events that have to reach the default bus. */
  readonly events: readonly JsonObject[];
}

/** The mails sent, in the site's state database. */
export type MailStore = ReturnType<typeof createMailStore>;

const schema = `CREATE TABLE IF NOT EXISTS ses_mails (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, mail TEXT NOT NULL,
  raw BLOB NOT NULL, events TEXT) STRICT; CREATE INDEX IF NOT EXISTS ses_mails_to ON ses_mails (mail ->> 'to');`;
const Row = z.object({ mail: jsonColumn(SentMail) });
const WholeRow = z.object({ ...Row.shape, raw: z.instanceof(Uint8Array) });
const EventsRow = z.object({ id: z.string(), events: jsonColumn(z.array(z.custom<JsonObject>(isObject))) });

export function createMailStore({ sql }: StateDatabase) {
  sql.exec(schema);
  const insert = sql.prepare('INSERT INTO ses_mails (id, mail, raw, events) VALUES (?, ?, ?, ?)');
  const select = sql.prepare('SELECT mail FROM ses_mails ORDER BY number DESC');
  const selectTo = sql.prepare("SELECT mail FROM ses_mails WHERE mail ->> 'to' = ? ORDER BY number DESC");
  const selectOne = sql.prepare('SELECT mail, raw FROM ses_mails WHERE id = ?');
  const selectPending = sql.prepare('SELECT id, events FROM ses_mails WHERE events IS NOT NULL ORDER BY number');
  const clear = sql.prepare('UPDATE ses_mails SET events = NULL WHERE id = ?');
  return {
    /** Durable when it returns, together with the events that the mail brings about. */
    add: ({ id, sentAt, message, tags, configurationSet, outcomes, events }: Acceptance) => {
      const { raw, recipients, subject, text, html, attachments, headers } = message;
      const mail: SentMail = {
        id,
        from: message.from.join(', '),
        to: (message.to.length > 0 ? message.to : recipients).join(', '),
        attachments: attachments.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
        ...{ subject, text, html, sentAt: sentAt.toISOString(), headers: { ...headers }, tags: { ...tags } },
        configurationSet,
        outcomes: [...outcomes],
      };
      insert.run(id, JSON.stringify(mail), raw, events.length > 0 ? JSON.stringify(events) : null);
    },
    /** Every mail, newest first; those to an address when one is given. */
    all: (to?: string | null) => (to ? selectTo.all(to) : select.all()).map((each) => z.parse(Row, each).mail),
    find: (id: string) => {
      const row = selectOne.get(id);
      if (!row) return undefined;
      const { raw, mail } = z.parse(WholeRow, row);
      return { ...mail, raw: Buffer.from(raw) };
    },
    /** Events that were not published yet, by the mail that they are about. */
    pending: () => selectPending.all().map((each) => z.parse(EventsRow, each)),
    published: (id: string) => void clear.run(id),
  };
}
