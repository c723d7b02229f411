import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { type JsonObject, parseObject } from '../cloudformation/json.ts';
import { AwsError } from './error.ts';
import type { Principal } from './principals.ts';

/** How a service words its answers: JSON by target header, JSON by path, XML, or S3's own XML. */
export type Protocol = 'json' | 'rest-json' | 'xml' | 's3';

/** A signed request to an AWS service, with its signature verified. */
export interface AwsRequest {
  readonly method: string;
  /** Request target as it stands on the wire: path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Last part of `X-Amz-Target`: the operation, for services that name it there. */
  readonly operation: string;
  readonly principal: Principal;
  readonly requestId: string;
}

export interface AwsReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** One permission a request needs: the IAM action and the ARN it acts on. */
export interface Need {
  readonly action: string;
  readonly resource: string;
  /** Condition keys that come with the request, such as `events:detail-type`. */
  readonly context?: Readonly<Record<string, string>>;
}

/** A counterpart that answers whole requests. */
export interface AwsService {
  readonly protocol: Protocol;
  /** The permissions the request needs; all must be granted. @throws {AwsError} when the request is not understood. */
  needs(request: AwsRequest): readonly Need[];
  /** @throws {AwsError} as the service would refuse. */
  answer(request: AwsRequest): AwsReply | Promise<AwsReply>;
}

/** A counterpart that streams, and verifies signatures over headers alone: S3. Its requests have an empty `body`. */
export interface AwsStreamingService {
  readonly protocol: 's3';
  needs(request: AwsRequest): readonly Need[];
  readonly listener: RequestListener;
}

/** A JSON reply with status 200. */
export function jsonReply(value: unknown, status = 200): AwsReply {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: JSON.stringify(value) };
}

/** The JSON input of a request. @throws {AwsError} when the body is not a JSON object. */
export function inputOf({ body }: AwsRequest): JsonObject {
  try {
    return parseObject(body.toString(), 'the request');
  } catch (error) {
    throw new AwsError('SerializationException', error instanceof Error ? error.message : String(error));
  }
}
