import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { onTestFinished } from 'vitest';
import type { JsonObject } from '../core/json.ts';
import { ses } from '../services/ses/index.ts';
import { aRole } from './stack.ts';
import { startedServices } from './started-services.ts';

interface MailParts {
  from?: string;
  to?: string;
  subject?: string;
  html?: string;
  text?: string;
  /** A file that comes with it. */
  file?: { readonly name: string; readonly type: string; readonly content: string };
  /** More lines of the head. */
  more?: string;
}

/** A raw message for tests. */
export function aRawMail({ from = 'mail@example.com', to = 'visitor@example.org', ...rest }: MailParts): Buffer {
  const { subject = 'Hello', html = '', text = 'Hello', more = '', file } = rest;
  const encoded = `=?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const part = (type: string, content: string) =>
    ['--part', `Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', base64(content)].join(
      '\r\n',
    );
  const attached =
    file && `${file.type}; name="${file.name}"\r\nContent-Disposition: attachment; filename="${file.name}"`;
  return Buffer.from(
    [
      `From: The site <${from}>`,
      ...(to === '' ? [] : [`To: ${to}`]),
      `Subject: ${encoded}`,
      'Reply-To: sales@example.com',
      ...(more === '' ? [] : [more]),
      'MIME-Version: 1.0',
      `Content-Type: multipart/${attached ? 'mixed' : 'alternative'}; boundary=part`,
      '',
      part('text/plain', text),
      ...(html === '' ? [] : [part('text/html', html)]),
      ...(attached ? [part(attached, file.content)] : []),
      '--part--',
      '',
    ].join('\r\n'),
  );
}

/** Base64 in lines, as mail has it. */
function base64(content: string): string {
  return (
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
}

interface SendOptions {
  /** A role of the template; the operator unless stated. */
  as?: string;
  configurationSet?: string;
}

/** SES with an identity `example.com`, a configuration set `mail` that tells of bounces and complaints, and a role `mailer`. */
export async function aMailSite(options: { directory?: string; isBusBroken?: boolean } = {}) {
  const events: JsonObject[] = [];
  const { directory, isBusBroken = false } = options;
  const condition = { StringEquals: { 'ses:FromAddress': 'mail@example.com' } };
  const grant = (resource: string) => `arn:aws:ses:us-east-1:000000000000:${resource}`;
  const started = await startedServices(
    [ses],
    {
      Identity: ['AWS::SES::EmailIdentity', { EmailIdentity: 'example.com' }],
      Set: ['AWS::SES::ConfigurationSet', { Name: 'mail' }],
      OtherSet: ['AWS::SES::ConfigurationSet', { Name: 'other' }],
      Destination: [
        'AWS::SES::ConfigurationSetEventDestination',
        {
          ConfigurationSetName: { Ref: 'Set' },
          EventDestination: {
            MatchingEventTypes: ['bounce', 'complaint'],
            EventBridgeDestination: { EventBusArn: 'arn:aws:events:us-east-1:000000000000:event-bus/default' },
          },
        },
      ],
      ...aRole('mailer', {
        Effect: 'Allow',
        Action: 'ses:SendRawEmail',
        Resource: [grant('identity/example.com'), grant('configuration-set/mail')],
        Condition: condition,
      }),
    },
    {
      ...(directory !== undefined && { directory }),
      prepare: ({ ports }) =>
        ports.provide('eventBus', () => ({
          publish: async (published) => {
            if (isBusBroken) throw new Error('The bus does not answer');
            events.push(...published);
          },
        })),
    },
  );
  const { settings, settingsOf, stop, reports } = started;
  const clientOf = (role?: string) => {
    const client = new SESClient(role === undefined ? settings : settingsOf(role));
    onTestFinished(() => client.destroy());
    return client;
  };
  return {
    events,
    stop,
    client: clientOf(),
    /** Sends a mail. @returns SES's id of it */
    send: async (parts: MailParts, { as, configurationSet = 'mail' }: SendOptions = {}) => {
      const { MessageId } = await clientOf(as).send(
        new SendRawEmailCommand({
          RawMessage: { Data: aRawMail(parts) },
          ...(configurationSet !== '' && { ConfigurationSetName: configurationSet }),
          Tags: [{ Name: 'mail-id', Value: 'mail-1' }],
        }),
      );
      return MessageId;
    },
    mails: () => reports.json('mail.json') as readonly MailShown[], // what the service states in its store
    behave: (behaviours: unknown) => reports.write('mail-behaviours.json', behaviours),
    file: (id: string, place: number) =>
      reports.file('mail/attachment', new URLSearchParams({ id, place: String(place) })),
    page: (id?: string) => reports.page('mail', new URLSearchParams(id === undefined ? {} : { id })),
  };
}

interface MailShown {
  readonly subject: string;
  readonly outcomes: readonly string[];
}
