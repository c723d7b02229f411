import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Judge, Keyring } from '../authorization.ts';
import { readBody } from '../http/body.ts';
import { readCaller, type SignatureRefusal, verifyRequest } from '../http/signature-v4.ts';
import { limitOf } from '../limits.ts';
import { AwsError } from './error.ts';
import { errorReply } from './error-reply.ts';
import type { AwsReply, AwsRequest, Identified, StreamingWire, Wire } from './wire.ts';

export interface GatewayOptions {
  readonly keyring: Keyring;
  readonly judge: Judge;
  /** By the service name in the signature's scope: `dynamodb`, `sqs`, `events`, `lambda` … */
  readonly wires: Readonly<Record<string, Wire | StreamingWire | undefined>>;
}

/** The service of requests whose headers name none: a form POST to a bucket is signed in its fields. */
const UNSIGNED = 's3';

const refusals: Record<SignatureRefusal, [code: string, message: string]> = {
  MissingSignature: ['MissingAuthenticationTokenException', 'Request is missing Authentication Token'],
  InvalidAccessKeyId: ['UnrecognizedClientException', 'The security token included in the request is invalid.'],
  RequestTimeTooSkewed: [
    'RequestExpired',
    'Signature expired: the time of the request differs too much from the local clock',
  ],
  AddressExpired: ['RequestExpired', 'Request has expired'],
  InvalidToken: ['UnrecognizedClientException', 'The security token included in the request is invalid.'],
  ExpiredToken: ['ExpiredTokenException', 'The security token included in the request is expired'],
  SignatureDoesNotMatch: [
    'InvalidSignatureException',
    'The request signature we calculated does not match the signature you provided. Check the secret access key.',
  ],
};

/**
 * One listener for all AWS wire protocols: finds service and caller in the Signature Version 4 header, verifies the signature,
 * has the judge decide, and hands over to the counterpart.
 */
export function createGateway({ keyring, judge, wires }: GatewayOptions): RequestListener {
  return (request, response) => {
    handle(request, response).catch(() => response.destroy());
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID();
    const { headers } = request;
    const name = readCaller({ headers, url: request.url ?? '/' })?.service ?? UNSIGNED;
    const wire = wires[name];
    if (wire && 'stream' in wire) return wire.stream(request, response, identify(request));
    const reply = await answer(name, wire, request, requestId).catch((error: unknown) =>
      errorReply(error, wire?.protocol ?? 'json', requestId),
    );
    send(response, reply, requestId);
  }

  async function answer(name: string, wire: Wire | undefined, request: IncomingMessage, requestId: string) {
    const body = await readBody(request, limitOf('dynamodb.request'));
    if (!wire)
      throw new AwsError('UnknownService', `The local runtime has no counterpart of the service "${name}"`, 501);
    const { method = 'GET', url = '/', headers } = request;
    const principal = identify(request, body);
    if ('refused' in principal) {
      const [code, message] = refusals[principal.refused];
      throw new AwsError(code, message, 403);
    }
    const [operation = ''] = /[^.]*$/.exec(String(headers['x-amz-target'] ?? '')) ?? [];
    const whole: AwsRequest = { method, url, headers, body, operation, principal, requestId };
    await judge.demand(principal, await wire.needs(whole));
    return wire.answer(whole);
  }

  function identify({ method = 'GET', url = '/', headers }: IncomingMessage, body?: Buffer): Identified {
    const caller = verifyRequest({ method, url, headers, ...(body && { body }) }, keyring.secrets);
    if ('refused' in caller) return caller;
    const fault = keyring.tokenFault(caller.accessKeyId, caller.sessionToken);
    if (fault) return { refused: fault };
    return keyring.holder(caller.accessKeyId) ?? { refused: 'InvalidAccessKeyId' };
  }
}

function send(response: ServerResponse, { status, headers = {}, body }: AwsReply, requestId: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'x-amzn-requestid': requestId, ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
