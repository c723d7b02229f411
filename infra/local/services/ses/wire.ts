import type { Need } from '../../core/authorization.ts';
import { AwsError } from '../../core/gateway/error.ts';
import { type AwsRequest, type Wire, xmlReply } from '../../core/gateway/wire.ts';
import { readMessage } from './message.ts';
import type { Sender, SendRequest } from './sending.ts';

const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

export interface WireOptions {
  /** ARN of something of SES, such as `identity/example.com`. */
  arnOf(resource: string): string;
  /** The identity that an address belongs to: the address itself, or its domain. */
  identityOf(address: string): string | undefined;
  /** Accepts a mail. @returns SES's id of it */
  send(request: SendRequest): Promise<string>;
}

/** SES behind the gateway, by its Query API (version 2010-12-01): `SendRawEmail`. */
export function createSesWire({ arnOf, identityOf, send }: WireOptions): Wire {
  const read = new WeakMap<AwsRequest, Promise<SendRequest>>();
  /** A request is read once, though its permissions and its answer both depend on what is in it. */
  const requestOf = (request: AwsRequest): Promise<SendRequest> => {
    const known = read.get(request) ?? readRequest(request, identityOf);
    read.set(request, known);
    return known;
  };
  return {
    protocol: 'xml',
    needs: async (request) => {
      const { identities, configurationSet } = await requestOf(request);
      const [first] = identities;
      const context = { 'ses:FromAddress': first?.address ?? '' };
      const resources = identities.map(({ address, identity }) => `identity/${identity ?? domainOf(address)}`);
      if (configurationSet !== '') resources.push(`configuration-set/${configurationSet}`);
      return resources.map((resource): Need => ({ action: 'ses:SendRawEmail', resource: arnOf(resource), context }));
    },
    answer: async (request) => {
      const MessageId = await send(await requestOf(request));
      const content = { SendRawEmailResult: { MessageId }, ResponseMetadata: { RequestId: request.requestId } };
      return xmlReply('SendRawEmailResponse', content, namespace);
    },
  };
}

const parameters =
  /^(Action|Version|Source|ConfigurationSetName|RawMessage\.Data|Destinations\.member\.\d+|Tags\.member\.\d+\.(Name|Value))$/;

async function readRequest({ body }: AwsRequest, identityOf: WireOptions['identityOf']): Promise<SendRequest> {
  const form = new URLSearchParams(body.toString());
  const action = form.get('Action');
  if (action !== 'SendRawEmail')
    throw new AwsError('InvalidAction', `The local runtime knows SendRawEmail only, not ${action}`);
  const unknown = [...form.keys()].filter((name) => !parameters.test(name));
  if (unknown.length > 0)
    throw new AwsError('InvalidParameterValue', `The local runtime does not know the parameter ${unknown.join(', ')}`);
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
  const message = await readMessage(raw, membersOf(form, /^Destinations\.member\.\d+$/));
  const source = form.get('Source');
  const senders = [...new Set([...message.from, ...(source ? [plainAddress(source)] : [])])];
  return {
    message,
    tags: tagsOf(form),
    configurationSet: form.get('ConfigurationSetName') ?? '',
    identities: senders.map((address): Sender => ({ address, identity: identityOf(address) })),
  };
}

function membersOf(form: URLSearchParams, name: RegExp): string[] {
  return [...form].filter(([key]) => name.test(key)).map(([, value]) => value);
}

function tagsOf(form: URLSearchParams): Record<string, string> {
  const names = [...form].filter(([key]) => /^Tags\.member\.\d+\.Name$/.test(key));
  return Object.fromEntries(names.map(([key, name]) => [name, form.get(key.replace(/Name$/, 'Value')) ?? '']));
}

/** `Name <address>` or the address alone. */
function plainAddress(text: string): string {
  return /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text.trim();
}

/** The domain of an address, in lower case. */
export function domainOf(address: string): string {
  return address.split('@').at(-1)?.toLowerCase() ?? '';
}
