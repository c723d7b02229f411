import type { ServerResponse } from 'node:http';
import { AwsError } from '../../core/gateway/error.ts';
import { xmlDocument } from '../../core/http/xml.ts';

/** A refusal in S3's words: its code, and details that stand beside it in the XML. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly code: string;
  readonly detail: Readonly<Record<string, string | number>>;

  constructor(code: string, message: string, detail: Readonly<Record<string, string | number>> = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/** Statuses of the codes that are not 400, from the API reference: "Error responses". */
const statuses: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  CORSResponse: 403,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchVersion: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
};

/** The refusal of whoever may not do what he asks. */
export function accessDenied(message = 'Access Denied'): S3Error {
  return new S3Error('AccessDenied', message);
}

/** What a missing key answers. */
export function noSuchKey(key: string): S3Error {
  return new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: key });
}

/** The refusal of what S3 can do and this counterpart does not. */
export function notImplemented(what: string): S3Error {
  return new S3Error('NotImplemented', `The local runtime does not do ${what}; no part of the site asks for it.`);
}

/** Writes an error as S3 does: XML with its code, and for a HEAD only the status. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  const { code, message, detail } = error instanceof S3Error ? error : translated(error);
  const body = Buffer.from(xmlDocument('Error', { Code: code, Message: message, ...detail, RequestId: 'local' }));
  response.writeHead(statuses[code] ?? 400, { 'content-type': 'application/xml', 'content-length': body.length });
  response.end(body);
}

/** The judge refuses in the words of IAM. */
function translated(error: unknown): S3Error {
  if (error instanceof AwsError) return new S3Error(error.code.replace(/Exception$/, ''), error.message);
  return new S3Error('InternalError', 'We encountered an internal error. Please try again.');
}
