import type { ServerResponse } from 'node:http';
import { AwsError } from '../../core/gateway/error.ts';
import { errorReply } from '../../core/gateway/error-reply.ts';

const differentSignature =
  'The request signature we calculated does not match the signature you provided. Check your key and signing method.';

/** Status and usual message of each refusal, from the API reference: "Error responses". */
const refusals = {
  AccessDenied: [403, 'Access Denied'],
  BadDigest: [400, 'The checksum you specified did not match the calculated checksum.'],
  BadRequest: [400, 'Insufficient information. Origin request header needed.'],
  CORSResponse: [403, 'This CORS request is not allowed.'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size'],
  ExpiredToken: [400, 'The provided token has expired.'],
  IncompleteBody: [400, 'You did not provide the number of bytes specified by Content-Length.'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidPolicyDocument: [400, 'Invalid Policy: it must have an expiration and a list of conditions.'],
  InvalidRange: [416, 'The requested range is not satisfiable'],
  InvalidToken: [400, 'The provided token is malformed or otherwise invalid.'],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  KeyTooLongError: [400, 'Your key is too long'],
  MalformedPOSTRequest: [400, 'The body of your POST request is not well-formed multipart/form-data.'],
  MalformedXML: [400, 'The XML you provided was not well-formed or did not validate against our schema.'],
  MetadataTooLarge: [400, 'Your metadata headers exceed the maximum allowed metadata size'],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NotImplemented: [501, 'The local runtime does not do that.'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  RequestTimeTooSkewed: [403, 'The difference between the request time and the current time is too large.'],
  SignatureDoesNotMatch: [403, differentSignature],
  SlowDown: [503, 'Please reduce your request rate.'],
  XAmzContentSHA256Mismatch: [400, "The provided 'x-amz-content-sha256' header does not match what was computed."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** A refusal in S3's words, with another message than the usual one where S3 says more. */
export function refusal(code: keyof typeof refusals, message: string = refusals[code][1]): AwsError {
  return new AwsError(code, message, refusals[code][0]);
}

/** The refusal of what S3 supports and this counterpart does not. */
export function notImplemented(what: string): AwsError {
  return refusal('NotImplemented', `The local runtime does not do ${what}; no part of the site asks for it.`);
}

/** Writes an error as S3 does: XML with its code, and for a HEAD only the status. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  const { status, headers, body } = errorReply(error, 's3', 'local');
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}
