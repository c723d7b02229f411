import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { brand } from '../brand.ts';
import { type Dialect, writeRefusal, writeSuccess } from './dialect.ts';
import { type BodyFormat, type Endpoint, methodsOf, type NamedEndpoint } from './endpoint.ts';
import { namedParameters } from './query-parameters.ts';
import { Refusal } from './refusal.ts';

type Json = Record<string, unknown>;

/** The API reference as an OpenAPI 3.1 document, derived from the contract alone. */
export function openApiDocument(described: readonly NamedEndpoint[]): Json {
  const routed = described.filter(({ endpoint }) => endpoint.path);
  const paths = routed.map(({ domain, name, endpoint }) => [endpoint.path, pathItem(domain, name, endpoint)]);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Replies are JSON unless an operation says otherwise; a business refusal is HTTP 200.',
    },
    servers: [{ url: brand.siteUrl }],
    paths: Object.fromEntries(paths),
    components: { responses: { Fault: faultResponse } },
  };
}

function pathItem(domain: string, name: string, endpoint: Endpoint): Json {
  const methods = methodsOf(endpoint).filter((method) => method !== 'HEAD');
  const operations = methods.map((method) => {
    const common = {
      tags: [domain],
      summary: endpoint.summary,
      description: describe(endpoint),
      responses: responses(endpoint),
    };
    if (method === 'POST' && endpoint.body !== 'query') {
      const content = { schema: jsonSchema(endpoint.request, 'input'), example: shown(endpoint.example) };
      const requestBody = { content: { [bodyTypes[endpoint.body ?? 'json']]: content } };
      return ['post', { ...common, operationId: name, requestBody }];
    }
    const operationId = endpoint.method === 'GET' || method === 'POST' ? name : `${name}ByGet`;
    return [method.toLowerCase(), { ...common, operationId, parameters: parametersIn(endpoint) }];
  });
  return Object.fromEntries(operations);
}

function describe(endpoint: Endpoint): string {
  const { caller, cache, changes, emits, rateLimit, freeText, crossSite } = endpoint;
  const facts = [
    `Caller: ${caller}.`,
    cache && `GET replies are cached at the edge for ${cache.sharedSeconds} s.`,
    methodsOf(endpoint).includes('HEAD') && 'HEAD answers as GET, without the body.',
    cache?.kind === 'live' && 'The answer changes by what callers write; who has written asks by POST.',
    changes && `Changes what ${changes.map(({ path }) => path).join(', ')} answers.`,
    emits && `Publishes ${emits.join(', ')}.`,
    freeText && 'Takes free text: the firewall lets bodies pass that are long or speak of markup, addresses and paths.',
    crossSite && `Pages of other sites may send it: ${crossSite}`,
    rateLimit && `At most ${rateLimit.perSecond} requests per second, bursts of ${rateLimit.burst}.`,
  ];
  return facts.filter(Boolean).join(' ');
}

/** An example as the reference shows it: of a file its name. */
function shown(example: unknown): Json {
  const fields = Object.entries(Object(example)).map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ]);
  return Object.fromEntries(fields);
}

const bodyTypes: Record<Exclude<BodyFormat, 'query'>, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** What an endpoint answers on success. A JSON reply covers refusals too, as they are HTTP 200. */
function answer({ dialect, response, reply = 'json' }: Endpoint): Json {
  const content = (type: string, schema: Json) => ({ content: { [type]: { schema } } });
  switch (reply) {
    case 'json': {
      const oneOf = [successSchema(dialect, jsonSchema(response, 'output')), refusalSchema(dialect)];
      return {
        200: { description: 'Success, or a refusal that says why.', ...content('application/json', { oneOf }) },
      };
    }
    case 'text':
      return { 200: { description: 'Success.', ...content('text/plain', { type: 'string' }) } };
    case 'html':
      return { 200: { description: 'A document.', ...content('text/html', { type: 'string' }) } };
    case 'credential':
      return { 200: { description: 'A signed credential.', ...content('application/vc+jwt', { type: 'string' }) } };
    case 'did-document':
      return { 200: { description: 'A DID document.', ...content('application/did+json', { type: 'object' }) } };
    case 'pdf':
      return { 200: { description: 'A PDF.', ...content('application/pdf', { type: 'string', format: 'binary' }) } };
    case 'redirect':
      return { 303: { description: 'Goes on to another address.' } };
  }
}

function responses(endpoint: Endpoint): Json {
  return {
    ...answer(endpoint),
    '4XX': { $ref: '#/components/responses/Fault' },
    '5XX': { $ref: '#/components/responses/Fault' },
  };
}

/** The body of a success in a dialect, derived from what `writeSuccess` writes. */
function successSchema(dialect: Dialect, data: Json): Json {
  return bodySchema('Success', writeSuccess(dialect, null), (name, value) =>
    name === 'data' ? data : { const: value },
  );
}

function refusalSchema(dialect: Dialect): Json {
  const example = writeRefusal(dialect, new Refusal('The reason'));
  return bodySchema('Refusal', example, (_, value) => ({ type: typeof value === 'number' ? 'integer' : typeof value }));
}

function bodySchema(title: string, example: Json, schemaOf: (name: string, value: unknown) => Json): Json {
  const properties = Object.entries(example).map(([name, value]) => [name, schemaOf(name, value)]);
  return { type: 'object', title, properties: Object.fromEntries(properties), required: Object.keys(example) };
}

/** Those that the schema names; those that the example leaves out have none. */
function parametersIn({ request, example }: Endpoint): Json[] {
  const examples = new Map(Object.entries(Object(example)));
  return namedParameters(request).map(({ name, required, schemas }) => {
    const [schema, ...others] = schemas.map((each) => jsonSchema(each, 'input'));
    return {
      name,
      in: 'query',
      required,
      schema: others.length === 0 ? schema : { anyOf: [schema, ...others] },
      ...(examples.has(name) && { example: examples.get(name) }),
    };
  });
}

function jsonSchema(schema: z.ZodMiniType | core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}

const faultResponse = {
  description:
    'The request broke the protocol, or met a fault of ours. Calls that come too often (429) or are too large for the gateway (413) it refuses itself, as {message}.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { status: { type: 'integer' }, msg: { type: 'string' }, requestId: { type: 'string' } },
      },
    },
  },
};
