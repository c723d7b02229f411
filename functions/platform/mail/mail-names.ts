import type { MailStream } from '../../../shared/mail-streams.ts';
import { type OfAllDomains, ofAllDomains } from '../../domains.ts';

/** Every mail that the site sends, by its template's name. */
export type MailName = keyof OfAllDomains<'mails'>;

const mails: Readonly<Record<MailName, MailStream>> = ofAllDomains('mails');

/** The stream that a mail belongs to. */
export function streamOf(name: MailName): MailStream {
  return mails[name];
}
