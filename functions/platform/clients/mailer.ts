import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { requiredEnvironment } from '../environment.ts';
import { limitKeeper } from '../limits/limit-keeper.ts';
import type { MailStream } from '../mail/mail-names.ts';
import { createSend, type Deliver, type SendMail } from '../mail/sender.ts';
import { environmentName, type FunctionNeeds, streamsOf } from '../needs.ts';
import type { TableName } from '../tables.ts';
import { openSealer } from './sealer.ts';
import { serviceClient, serviceOptions } from './service-client.ts';
import { createTable, documentClient } from './table.ts';

/** The client of a function that sends mail. */
export interface MailClients<Needs extends FunctionNeeds> {
  readonly send: SendMail<NonNullable<Needs['mails']>[number]>;
}

export function openMailer<const Needs extends FunctionNeeds>(needs: Needs): MailClients<Needs> {
  // Each try is ours, with its own pause, so that all of them together end before the claim does.
  const client = serviceClient(new SESClient({ ...serviceOptions, maxAttempts: 1 }));
  const streams = streamsOf(needs);
  const ofStreams = (name: (stream: MailStream) => string) =>
    Object.fromEntries(streams.map((stream) => [stream, requiredEnvironment(name(stream))])) as Record<
      MailStream,
      string
    >; // no mail of another stream compiles
  const configurationSets = ofStreams(environmentName.mailConfigurationSet);
  const deliver: Deliver = async (Data, { mailId, stream }, abortSignal) => {
    const [ConfigurationSetName, Tags] = [configurationSets[stream], [{ Name: 'mail-id', Value: mailId }]];
    await client.send(new SendRawEmailCommand({ RawMessage: { Data }, ConfigurationSetName, Tags }), { abortSignal });
  };
  const { sealer } = openSealer({ keys: { lookup: ['hash'] } });
  const documents = documentClient();
  const tableOf = (name: TableName) => createTable(requiredEnvironment(environmentName.table(name)), documents);
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
