import { mailStreams } from '../../../shared/mail-streams.ts';
import type { Capability } from '../capability.ts';
import { openMailer } from './mailer.ts';
import type { SendMail } from './sender.ts';
import type { Mail } from './template.ts';

/** Sending these mails, each once for each event. */
export function mailing<const Mails extends readonly [Mail, ...Mail[]]>(
  ...mails: Mails
): Capability<SendMail<Mails[number]['name']>, 'sends'> {
  const grants = { mails: mails.map(({ name }) => name) };
  const streams = mailStreams.filter((stream) => mails.some((mail) => mail.stream === stream));
  return { grants, open: () => openMailer(grants, streams).send };
}
