import type { MailStream } from '../../../shared/mail-streams.ts';

/** A file that comes with a mail. */
export interface Attachment {
  /** With its extension, in letters, digits, dots, dashes and underscores. */
  readonly name: string;
  /** Its media type: `application/pdf`. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A mail as its reader sees it. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

/** A mail that the site sends: the name of its template (letters, digits and dashes, as SES's tags take them), and its stream. */
export interface Mail<Name extends string = string> {
  readonly name: Name;
  readonly stream: MailStream;
}

/** A mail and what it says. A plain literal, so that a bundle carries the mails that it sends and no others. */
export interface MailTemplate<Data, Name extends string = string> extends Mail<Name> {
  readonly render: (data: Data) => RenderedMail;
}
