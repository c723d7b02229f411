import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { BodyFormat, Endpoint } from '../../../shared/contract/endpoint.ts';
import { uploadBytes } from '../../../shared/upload-kinds.ts';
import { ProtocolFault } from './protocol-fault.ts';

/** The largest body of a call, in bytes: what people write, or a file with the fields and the frame of its form. */
const maximumBodyBytes = 64 * 1024;
const maximumFormBytes = uploadBytes.most + 16 * 1024;

const mediaTypes: Record<
  Exclude<BodyFormat, 'query'>,
  {
    readonly type: RegExp;
    readonly name: string;
    readonly most: number;
    readonly read: (body: Buffer, mediaType: string) => object | Promise<object>;
  }
> = {
  json: {
    type: /^application\/([\w.+-]+\+)?json\s*(;|$)/i,
    name: 'JSON',
    most: maximumBodyBytes,
    read: (body) => parseJson(textOf(body)),
  },
  form: {
    type: /^application\/x-www-form-urlencoded\s*(;|$)/i,
    name: 'a form',
    most: maximumBodyBytes,
    read: (body) => parseForm(textOf(body)),
  },
  multipart: {
    type: /^multipart\/form-data\s*(;|$)/i,
    name: 'a form with a file',
    most: maximumFormBytes,
    read: parseMultipart,
  },
};

/**
 * The values a caller sent: the query of a GET, or of any call whose format says so, the body of another POST in the entry's format. An absent body is an empty object,
 * because several calls have no payload.
 * @throws ProtocolFault 400 not readable as the format, 413 too large, 415 another format, encoding or character set
 */
export async function readRequest(
  { body: format = 'json' }: Pick<Endpoint, 'body'>,
  event: APIGatewayProxyEventV2,
): Promise<object> {
  if (event.requestContext.http.method !== 'POST' || format === 'query') return event.queryStringParameters ?? {};
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const { type, name, most, read } = mediaTypes[format];
  if (bytes.length > most) throw new ProtocolFault(413, 'The request is too large');
  if (bytes.length === 0) return {};
  const { 'content-type': mediaType, 'content-encoding': encoding = 'identity' } = event.headers;
  if (mediaType !== undefined && !type.test(mediaType)) throw new ProtocolFault(415, `Please send ${name}`);
  if (encoding !== 'identity') throw new ProtocolFault(415, 'Please send the request uncompressed');
  if (!/charset="?utf-?8|^(?!.*charset)/i.test(mediaType ?? '')) throw new ProtocolFault(415, 'Please send UTF-8');
  return read(bytes, mediaType ?? '');
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ProtocolFault(400, 'The request is not UTF-8');
  }
}

function parseJson(body: string): object {
  let value: unknown;
  try {
    value = JSON.parse(body, wellFormed);
  } catch {
    throw new ProtocolFault(400, 'The request is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolFault(400, 'The request is not a JSON object');
  }
  return value;
}

/** A lone surrogate has no UTF-8 form, so it could not be stored or sent on unchanged. */
function wellFormed(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed()))
    throw new SyntaxError('Half a character');
  return value;
}

/** Fields that readers of objects, or of signed forms, pass over: what somebody has signed would not be what is read. */
const passedOver = ['', '__proto__'];

/** A field given twice has no meaning in any of our forms, nor have characters of another set than UTF-8. */
function parseForm(body: string): object {
  try {
    decodeURIComponent(body);
  } catch {
    throw new ProtocolFault(400, 'The form is not UTF-8, percent-encoded');
  }
  return valuesOf([...new URLSearchParams(body)]);
}

/** A form with a file: Node reads it as browsers write it. */
async function parseMultipart(body: Buffer, mediaType: string): Promise<object> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': mediaType } }).formData();
    return valuesOf([...form]);
  } catch (error) {
    throw error instanceof ProtocolFault ? error : new ProtocolFault(400, 'The request is no form with a file');
  }
}

function valuesOf(fields: readonly (readonly [string, unknown])[]): object {
  if (fields.some(([name]) => passedOver.includes(name)))
    throw new ProtocolFault(400, 'The form has a field without a name');
  const values = Object.fromEntries(fields);
  if (Object.keys(values).length < fields.length) throw new ProtocolFault(400, 'The form has a field twice');
  return values;
}
