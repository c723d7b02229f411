import PostalMime, { type Address, type Email } from 'postal-mime';
import { AwsError } from '../../core/gateway/error.ts';
import { limitOf } from '../../core/limits.ts';

/** A file that comes with a mail. */
interface MessageFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A mail as it was handed over, read. */
export interface Message {
  readonly raw: Buffer;
  /** Plain addresses. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** All that it goes to: To, Cc, Bcc, or what the call names instead. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MessageFile[];
  /** The values of each header, decoded no further than MIME needs, by its name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers that a message may carry once (SES: Amazon SES header fields). */
const once = new Set(
  'accept-language acceptlanguage archived-at auto-submitted bounces-to comments content-alternative content-base content-class content-description content-disposition content-duration content-id content-language content-length content-location content-md5 content-transfer-encoding content-type date delivered-to disposition-notification-options disposition-notification-to dkim-signature domainkey-signature errors-to from importance in-reply-to keywords list-archive list-help list-id list-owner list-post list-subscribe list-unsubscribe list-unsubscribe-post message-context message-id mime-version organization original-from original-message-id original-recipient original-subject precedence priority references reply-to return-path return-receipt-to sender solicitation sensitivity subject thread-index thread-topic user-agent vbr-info'.split(
    ' ',
  ),
);

/**
 * Reads a raw message and refuses what SES refuses about it.
 * @param destinations the recipients that the call names, which then hold instead of the headers
 * @throws {AwsError} `InvalidParameterValue`
 */
export async function readMessage(raw: Buffer, destinations: readonly string[] = []): Promise<Message> {
  demandSize(raw);
  const parsed = await PostalMime.parse(raw).catch((cause: unknown) => {
    throw invalid(`The message is no MIME message: ${cause instanceof Error ? cause.message : cause}`);
  });
  for (const { key, originalKey } of parsed.headers) {
    // A configuration set and tags can be named by headers too; ours are named by the call.
    if (/^x-ses-/.test(key)) throw invalid(`The local runtime does not read the header ${originalKey}.`);
    if (once.has(key) && parsed.headers.filter((header) => header.key === key).length > 1)
      throw invalid(`Duplicate header '${originalKey}'.`);
  }
  const from = addressesOf(parsed.from ? [parsed.from] : []);
  if (from.length === 0) throw invalid("Missing required header 'From'.");
  const to = addressesOf(parsed.to);
  const named = [...to, ...addressesOf(parsed.cc), ...addressesOf(parsed.bcc)];
  const recipients = destinations.length > 0 ? destinations : named;
  demandRecipients(recipients);
  const { subject = '', text = '', html = '' } = parsed;
  return {
    ...{ raw, from, to, recipients, subject, text, html },
    attachments: filesOf(parsed),
    headers: headersOf(parsed),
  };
}

function demandSize(raw: Buffer): void {
  const most = limitOf('ses.message');
  if (raw.length > most) throw invalid(`Message length is more than ${most} bytes long: ${raw.length}.`);
  const longest = raw
    .toString('latin1')
    .split('\n')
    .reduce((length, line) => Math.max(length, line.length + 1), 0);
  if (longest > limitOf('ses.line'))
    throw invalid(`A line of the message is longer than ${limitOf('ses.line')} characters.`);
}

function demandRecipients(recipients: readonly string[]): void {
  const most = limitOf('ses.recipients');
  if (recipients.length === 0) throw invalid("Missing required header 'To'.");
  if (recipients.length > most) throw invalid(`Recipient count exceeds ${most}.`);
  for (const address of recipients) {
    if (!/^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(\.[^\s@.<>(),;:"]+)+$/.test(address)) throw invalid('Illegal address');
  }
}

function addressesOf(addresses: readonly Address[] = []): string[] {
  return addresses.flatMap((each) => (each.group ?? [each]).map(({ address }) => address));
}

function filesOf({ attachments }: Email): MessageFile[] {
  return attachments.map(({ filename, mimeType, content }) => {
    // A text is already read; the others are bytes.
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    return { name: filename ?? '', type: mimeType, bytes };
  });
}

function headersOf({ headers }: Email): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { key, value } of headers) values[key] = key in values ? `${values[key]}, ${value}` : value;
  return values;
}

function invalid(message: string): AwsError {
  return new AwsError('InvalidParameterValue', message);
}
