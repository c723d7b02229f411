import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { requiredEnvironment } from '../environment.ts';
import { createSend, type Deliver, type SendMail } from '../mail/sender.ts';
import { environmentName, type FunctionNeeds } from '../needs.ts';
import { openSealer } from './sealer.ts';
import { serviceClient, serviceOptions } from './service-client.ts';
import { createTable } from './table.ts';

/** The client of a function that sends mail. */
export interface MailClients<Needs extends FunctionNeeds> {
  readonly send: SendMail<NonNullable<Needs['mails']>[number]>;
}

export function openMailer<const Needs extends FunctionNeeds>(_needs: Needs): MailClients<Needs> {
  // Each try is ours, with its own pause, so that all of them together end before the claim does.
  const client = serviceClient(new SESClient({ ...serviceOptions, maxAttempts: 1 }));
  const ConfigurationSetName = requiredEnvironment(environmentName.mailConfigurationSet);
  const deliver: Deliver = async (Data, { mailId }, abortSignal) => {
    const Tags = [{ Name: 'mail-id', Value: mailId }];
    await client.send(new SendRawEmailCommand({ RawMessage: { Data }, ConfigurationSetName, Tags }), { abortSignal });
  };
  const { sealer } = openSealer({ keys: { lookup: ['hash'] } });
  return {
    send: createSend({
      table: createTable(requiredEnvironment(environmentName.table('mail'))),
      lookupHash: sealer.lookupHash,
      deliver,
      from: requiredEnvironment(environmentName.mailSender),
    }),
  };
}
