import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { type MailStream, mailStreams } from '../../../shared/mail-streams.ts';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import { limitKeeper } from '../calls/limits/limit-keeper.ts';
import type { Capability } from '../capability.ts';
import { requiredEnvironment } from '../environment.ts';
import { hashing } from '../personal-data/sealing.ts';
import { openTable } from '../tables/table-value.ts';
import { limitsTable } from '../tables/tables.ts';
import { createSend, type Deliver, type SendMail } from './sender.ts';
import type { Mail } from './template.ts';

/** Sending these mails, each once for each event: a row of the mail table says what was sent, and addresses are counted by their keyed hash. */
export function mailing<const Mails extends readonly [Mail, ...Mail[]]>(
  ...mails: Mails
): Capability<SendMail<Mails[number]['name']>, 'sends'> {
  const streams = mailStreams.filter((stream) => mails.some((mail) => mail.stream === stream));
  const grants = { mails: Object.fromEntries(mails.map(({ name, stream }) => [name, stream])) };
  return { grants, open: () => sendFrom(streams) };
}

function sendFrom(streams: readonly MailStream[]): SendMail {
  // Each try is ours, with its own pause, so that all of them together end before the claim does.
  const client = serviceClient(new SESClient({ ...serviceOptions, maxAttempts: 1 }));
  const ofStreams = (name: (stream: MailStream) => string) =>
    Object.fromEntries(streams.map((stream) => [stream, requiredEnvironment(name(stream))])) as Record<
      MailStream,
      string
    >; // no mail of another stream compiles
  const configurationSets = ofStreams(environmentName.mailConfigurationSet);
  const deliver: Deliver = async (Data, { mailId, stream, to }, abortSignal) => {
    const command = new SendRawEmailCommand({
      RawMessage: { Data },
      // Who gets it is not read from the head, where an address may look like an encoded word.
      Destinations: [to],
      ConfigurationSetName: configurationSets[stream],
      Tags: [{ Name: 'mail-id', Value: mailId }],
    });
    await client.send(command, { abortSignal });
  };
  return createSend({
    table: openTable({ name: 'mail' }),
    keep: (count, useId) => limitKeeper(openTable(limitsTable))(count, useId),
    lookupHash: hashing().open(),
    deliver,
    from: ofStreams(environmentName.mailSender),
  });
}
