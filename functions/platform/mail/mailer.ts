import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { MailStream } from '../../../shared/mail-streams.ts';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import { limitKeeper } from '../calls/limits/limit-keeper.ts';
import { openSealer } from '../personal-data/sealer.ts';
import { requiredEnvironment } from '../sheet/environment.ts';
import { createTable } from '../tables/table.ts';
import { createSend, type Deliver, type SendMail } from './sender.ts';

/** The client of a function that sends mail. */
export interface MailClients<Needs extends FunctionNeeds> {
  readonly send: SendMail<NonNullable<Needs['mails']>[number]>;
}

/** @param streams those of the mails on the sheet, as the build knows them from the templates */
export function openMailer<const Needs extends FunctionNeeds>(
  _needs: Needs,
  streams: readonly MailStream[],
): MailClients<Needs> {
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
  const { sealer } = openSealer({ keys: { lookup: ['hash'] } });
  const tableOf = (name: string) => createTable(requiredEnvironment(environmentName.table(name)));
  return {
    send: createSend({
      table: tableOf('mail'),
      keep: (count, useId) => limitKeeper(tableOf('limits'))(count, useId),
      lookupHash: sealer.lookupHash,
      deliver,
      from: ofStreams(environmentName.mailSender),
    }),
  };
}
