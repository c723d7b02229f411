import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Need, Principal } from '../authorization.ts';
import type { SignatureRefusal } from '../http/signature-v4.ts';
import { type XmlContent, xmlDocument } from '../http/xml.ts';
import { type JsonObject, parseObject } from '../json.ts';
import { AwsError } from './error.ts';

/** Protocol of a service's replies: JSON by target header, JSON by path, XML, or S3's own XML. */
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

/** The API of a counterpart that takes whole requests. */
export interface Wire {
  readonly protocol: Protocol;
  /** The permissions the request needs; all must be granted. @throws {AwsError} when the request is not understood. */
  needs(request: AwsRequest): readonly Need[] | Promise<readonly Need[]>;
  /** @throws {AwsError} as the service would refuse. */
  answer(request: AwsRequest): AwsReply | Promise<AwsReply>;
}

/** Who signed a request, or why the signature is refused. */
export type Identified = Principal | { readonly refused: SignatureRefusal };

/** The API of a counterpart that streams: S3. It asks the judge itself, as the permissions may depend on what is in a body. */
export interface StreamingWire {
  readonly protocol: 's3';
  /** @param caller verified by the gateway; a form carries its signature in its fields, and is refused for the lack of one. */
  stream(request: IncomingMessage, response: ServerResponse, caller: Identified): void;
}

/** A JSON reply with status 200. */
export function jsonReply(value: unknown, status = 200): AwsReply {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: JSON.stringify(value) };
}

/** An XML reply of the services that speak it. @param namespace of the root element */
export function xmlReply(root: string, content: XmlContent, namespace: string, status = 200): AwsReply {
  return { status, headers: { 'content-type': 'text/xml' }, body: xmlDocument(root, content, namespace) };
}

/** The JSON input of a request. @throws {AwsError} when the body is not a JSON object. */
export function inputOf({ body }: AwsRequest): JsonObject {
  try {
    return parseObject(body.toString(), 'the request');
  } catch (error) {
    throw new AwsError('SerializationException', error instanceof Error ? error.message : String(error));
  }
}
