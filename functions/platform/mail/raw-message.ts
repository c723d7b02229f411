import MailComposer from 'nodemailer/lib/mail-composer';
import { brand } from '../../../shared/brand.ts';
import { headerText } from '../../../shared/header-text.ts';
import type { RenderedMail } from './template.ts';

/** Who sends a mail, to whom, and who gets the answer. Plain addresses. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
}

/** Something about a mail would break out of its header, or is no address. The value is not part of the message: it is a person's. */
class UnsendableMail extends Error {
  override readonly name = 'UnsendableMail';
  /** The header that cannot be written. */
  readonly code: string;

  constructor(header: string) {
    super(`The ${header} of a mail cannot be written`);
    this.code = header;
  }
}

/**
 * The bytes of a mail (RFC 5322): text and HTML as alternatives, and marked as sent by a machine, so that nobody's holiday notice
 * answers it (RFC 3834). No List-Unsubscribe: what we send answers what somebody did, and is sent once.
 * @throws {UnsendableMail} for an address that is none, and for a line break or control character in a header's value
 */
export async function rawMessage(
  { from, to, replyTo }: Envelope,
  { subject, text, html }: RenderedMail,
): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: oneLine('From', brand.name), address: address('From', from) },
    to: { name: '', address: address('To', to) },
    ...(replyTo !== undefined && { replyTo: { name: '', address: address('Reply-To', replyTo) } }),
    subject: oneLine('Subject', subject),
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

function oneLine(header: string, value: string): string {
  if (!headerText.test(value)) throw new UnsendableMail(header);
  return value;
}

/** One address, which can be neither two nor a name with one. */
function address(header: string, value: string): string {
  if (!/^[^\s@<>(),;:"\\[\]]+@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/.test(value) || !headerText.test(value))
    throw new UnsendableMail(header);
  return value;
}
