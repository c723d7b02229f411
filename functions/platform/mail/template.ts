import type { MailName } from './mail-names.ts';

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

/** A mail that the site sends: its name, and what it says. */
export interface MailTemplate<Data, Name extends MailName = MailName> {
  readonly name: Name;
  render(data: Data): RenderedMail;
}

/** Defines a mail, keeping its exact name. */
export function defineMail<const Name extends MailName, Data>(
  name: Name,
  render: (data: Data) => RenderedMail,
): MailTemplate<Data, Name> {
  return { name, render };
}
