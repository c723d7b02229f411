import type { ServerResponse } from 'node:http';
import S3Error from 's3rver/lib/models/error.js';

/** The error s3rver turns into S3's XML; thrown in front of it as well, so that both speak alike. */
export { S3Error };

// Codes that s3rver's own table of statuses does not have.
const STATUSES: Record<string, number> = { XAmzContentSHA256Mismatch: 400, NoSuchUpload: 404, InternalError: 500 };

/** The refusal of whoever may not do what he asks. */
export function accessDenied(message = 'Access Denied'): S3Error {
  return new S3Error('AccessDenied', message);
}

/** What a missing key answers. */
export function noSuchKey(key: string): S3Error {
  return new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: key });
}

/** Writes an error as S3 does: XML with its code, and for a HEAD only the status. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  const failure = error instanceof S3Error ? error : unexpected(error);
  const body = Buffer.from(failure.toXML());
  response.writeHead(STATUSES[failure.code] ?? failure.status, {
    'content-type': 'application/xml',
    'content-length': body.length,
  });
  response.end(body);
}

function unexpected(error: unknown): S3Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENAMETOOLONG') return new S3Error('KeyTooLongError', 'Your key is too long');
  return new S3Error('InternalError', 'We encountered an internal error. Please try again.');
}
