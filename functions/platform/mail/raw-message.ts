import MailComposer from 'nodemailer/lib/mail-composer';
import { brand } from '../../../shared/brand.ts';
import { headerText } from '../../../shared/typed/text.ts';
import { isSafeAddress } from './stage-origin.ts';
import type { Attachment, RenderedMail } from './template.ts';

/** Who sends a mail, to whom, and who gets the answer. Plain addresses. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  /** Where one click ends mails of this kind (RFC 8058): an address on `https:`, or the stage's own, that takes a POST. */
  readonly unsubscribe?: string | undefined;
}

/** Most bytes of all attachments of a mail. SES takes 10 MB of a raw message, and many mailboxes less. */
export const mostAttached = 2 * 1024 * 1024;

/** Something about a mail would break out of its header, is no address, or is too large. The value is not part of the message: it is a person's. */
class UnsendableMail extends Error {
  override readonly name = 'UnsendableMail';
  /** The header that cannot be written, or `attachments`. */
  readonly code: string;

  constructor(part: string) {
    super(`The ${part} of a mail cannot be written`);
    this.code = part;
  }
}

/**
 * The bytes of a mail (RFC 5322): text and HTML as alternatives, files beside them, and marked as sent by a machine, so that nobody's holiday notice
 * answers it (RFC 3834). Most have no List-Unsubscribe: they answer what somebody did, and are sent once. What others do may be told any number of
 * times, so those mails have it.
 * @throws {UnsendableMail} for an address that is none, for a line break or control character in a header's value, and for attachments that
 *   are too large together, or whose name or type is none
 */
export async function rawMessage(
  { from, to, replyTo, unsubscribe }: Envelope,
  { subject, text, html, attachments = [] }: RenderedMail,
): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: oneLine('From', brand.name), address: address('From', from) },
    to: { name: '', address: address('To', to) },
    ...(replyTo !== undefined && { replyTo: { name: '', address: address('Reply-To', replyTo) } }),
    subject: oneLine('Subject', subject),
    text,
    html,
    attachments: attached(attachments),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(unsubscribe) },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** The headers by which mail programs offer to end such mails with one click (RFC 2369, RFC 8058). */
function unsubscribing(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  if (!isSafeAddress(address) || /[\s<>,"]/.test(address)) throw new UnsendableMail('List-Unsubscribe');
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function oneLine(header: string, value: string): string {
  if (!headerText.test(value)) throw new UnsendableMail(header);
  return value;
}

/** Files, which a reader's program offers to keep, and shows nowhere by itself. */
function attached(attachments: readonly Attachment[]) {
  const bytes = attachments.reduce((sum, each) => sum + each.bytes.length, 0);
  const isWritable = attachments.every(
    ({ name, type }) => /^\w[\w.-]{0,99}$/.test(name) && /^[a-z]+\/[a-z\d.+-]{1,60}$/.test(type),
  );
  if (bytes > mostAttached || !isWritable) throw new UnsendableMail('attachments');
  return attachments.map(({ name, type, bytes: content }) => ({
    filename: name,
    contentType: type,
    contentDisposition: 'attachment' as const,
    content,
  }));
}

/** One address, which can be neither two nor a name with one. */
function address(header: string, value: string): string {
  if (!/^[^\s@<>(),;:"\\[\]]+@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/.test(value) || !headerText.test(value))
    throw new UnsendableMail(header);
  return value;
}
