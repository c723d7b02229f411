import { xmlDocument } from '../http/xml.ts';
import { AwsError } from './error.ts';
import type { AwsReply, Protocol } from './wire.ts';

/** Shapes an error as the service's protocol does; what is not an `AwsError` is our own fault and becomes a 500. */
export function errorReply(error: unknown, protocol: Protocol, requestId: string): AwsReply {
  const { code, message, status: ownStatus } = error instanceof AwsError ? error : internalFailure(error);
  // Services with a target header answer 400 to every error of the caller; the others answer 403 to a lack of permission.
  const status = protocol !== 'json' && code === 'AccessDeniedException' ? 403 : ownStatus;
  if (protocol === 's3') {
    const body = xmlDocument('Error', { Code: code.replace(/Exception$/, ''), Message: message, RequestId: requestId });
    return { status, headers: { 'content-type': 'application/xml' }, body };
  }
  if (protocol === 'xml') {
    const body = xmlDocument('ErrorResponse', {
      Error: { Type: status < 500 ? 'Sender' : 'Receiver', Code: code.replace(/Exception$/, ''), Message: message },
      RequestId: requestId,
    });
    return { status, headers: { 'content-type': 'text/xml' }, body };
  }
  const type = protocol === 'json' ? 'application/x-amz-json-1.0' : 'application/json';
  // Services differ in the case of "message"; the SDK reads either.
  const body = JSON.stringify({ __type: code, message, Message: message });
  return { status, headers: { 'content-type': type, 'x-amzn-errortype': code }, body };
}

function internalFailure(error: unknown): AwsError {
  return new AwsError('InternalFailure', error instanceof Error ? error.message : String(error), 500);
}
