import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { BodyTooLarge, readBody } from '../http/body.ts';
import { readCaller, type SignatureRefusal, verifyRequest } from '../http/signature-v4.ts';
import { AwsError } from './error.ts';
import { errorReply } from './error-reply.ts';
import type { Judge } from './judge.ts';
import type { Keyring, Principal } from './principals.ts';
import type { AwsReply, AwsRequest, AwsService, AwsStreamingService, Protocol } from './service.ts';

export interface GatewayOptions {
  readonly keyring: Keyring;
  readonly judge: Judge;
  /** By the service name in the signature's scope: `dynamodb`, `sqs`, `events`, `lambda` … */
  readonly services: Readonly<Record<string, AwsService>>;
  readonly s3: AwsStreamingService;
}

/** DynamoDB's own limit, the largest of the services that answer whole requests. */
const LARGEST_BODY = 16 * 1024 * 1024;

const refusals: Record<SignatureRefusal, [code: string, message: string]> = {
  MissingSignature: ['MissingAuthenticationTokenException', 'Request is missing Authentication Token'],
  InvalidAccessKeyId: ['UnrecognizedClientException', 'The security token included in the request is invalid.'],
  RequestTimeTooSkewed: [
    'RequestExpired',
    'Signature expired: the time of the request differs too much from the local clock',
  ],
  ExpiredPresignedUrl: ['AccessDenied', 'Request has expired'],
  SignatureDoesNotMatch: [
    'InvalidSignatureException',
    'The request signature we calculated does not match the signature you provided. Check the secret access key.',
  ],
};

/**
 * One door for all AWS wire protocols: finds service and caller in the Signature Version 4 header, verifies the signature,
 * has the judge decide, and hands over to the counterpart.
 */
export function createGateway({ keyring, judge, services, s3 }: GatewayOptions): RequestListener {
  return (request, response) => {
    const requestId = randomUUID();
    const scope = readCaller({ method: request.method ?? '', url: request.url ?? '/', headers: request.headers });
    // A form POST to a bucket carries its signature in its fields, so what has none elsewhere is for S3 to refuse.
    const name = scope?.service ?? 's3';
    const protocol: Protocol = name === 's3' ? 's3' : (services[name]?.protocol ?? 'json');
    const handled = name === 's3' ? stream(request, response, requestId) : answer(name, request, requestId);
    handled.then(
      (reply) => reply && send(response, reply, requestId),
      (error: unknown) => send(response, errorReply(error, protocol, requestId), requestId),
    );
  };

  async function answer(name: string, request: IncomingMessage, requestId: string): Promise<AwsReply> {
    const body = await readWhole(request);
    const service = services[name];
    if (!service)
      throw new AwsError('UnknownService', `The local runtime has no counterpart of the service "${name}"`, 501);
    const parts = partsOf(request);
    const operation =
      String(request.headers['x-amz-target'] ?? '')
        .split('.')
        .at(-1) ?? '';
    const whole: AwsRequest = { ...parts, body, operation, principal: identify({ ...parts, body }), requestId };
    await judge.demand(whole.principal, service.needs(whole));
    return service.answer(whole);
  }

  async function stream(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<undefined> {
    const parts = partsOf(request);
    const caller = verifyRequest(parts, keyring.secrets);
    const principal = 'refused' in caller ? undefined : keyring.holder(caller.accessKeyId);
    // S3 verifies by itself and refuses in its own words; what it lets in without a caller is a form with a signed policy.
    if (principal)
      await judge.demand(principal, s3.needs({ ...parts, body: Buffer.alloc(0), operation: '', principal, requestId }));
    s3.listener(request, response);
  }

  function identify(parts: ReturnType<typeof partsOf> & { body?: Buffer }): Principal {
    const caller = verifyRequest(parts, keyring.secrets);
    if ('refused' in caller) {
      const [code, message] = refusals[caller.refused];
      throw new AwsError(code, message, 403);
    }
    const principal = keyring.holder(caller.accessKeyId);
    if (!principal) throw new AwsError('UnrecognizedClientException', 'The access key belongs to nobody', 403);
    return principal;
  }
}

function partsOf({ method = 'GET', url = '/', headers }: IncomingMessage) {
  return { method, url, headers };
}

async function readWhole(request: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(request, LARGEST_BODY);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new AwsError('RequestEntityTooLargeException', error.message, 413);
  }
}

function send(response: ServerResponse, { status, headers = {}, body }: AwsReply, requestId: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'x-amzn-requestid': requestId, ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
