import * as z from 'zod/mini';
import { brand } from '../brand.ts';
import { type Dialect, Refusal, writeRefusal, writeSuccess } from './dialect.ts';
import { type Endpoint, methodsOf } from './endpoint.ts';
import { endpoints } from './index.ts';

type Json = Record<string, unknown>;

/** The API reference as an OpenAPI 3.1 document, derived from the contract alone. */
export function openApiDocument(): Json {
  const routed = endpoints.filter(({ endpoint }) => endpoint.path);
  const paths = routed.map(({ domain, name, endpoint }) => [endpoint.path, pathItem(domain, name, endpoint)]);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Every reply is JSON; a business refusal is HTTP 200.',
    },
    servers: [{ url: brand.siteUrl }],
    paths: Object.fromEntries(paths),
    components: { responses: { Fault: faultResponse } },
  };
}

function pathItem(domain: string, name: string, endpoint: Endpoint): Json {
  const operations = methodsOf(endpoint).map((method) => {
    const common = {
      tags: [domain],
      summary: endpoint.summary,
      description: describe(endpoint),
      responses: responses(endpoint),
    };
    const request = jsonSchema(endpoint.request, 'input');
    return method === 'GET'
      ? ['get', { ...common, operationId: `${name}ByGet`, parameters: queryParameters(request) }]
      : [
          'post',
          { ...common, operationId: name, requestBody: { content: { 'application/json': { schema: request } } } },
        ];
  });
  return Object.fromEntries(operations);
}

function describe({ caller, cache, emits, rateLimit }: Endpoint): string {
  const facts = [
    `Caller: ${caller}.`,
    cache && `GET replies are cached at the edge for ${cache.sharedSeconds} s.`,
    emits && `Publishes ${emits.join(', ')}.`,
    rateLimit && `At most ${rateLimit.perSecond} requests per second, bursts of ${rateLimit.burst}.`,
  ];
  return facts.filter(Boolean).join(' ');
}

function responses({ dialect, response }: Endpoint): Json {
  return {
    200: {
      description: 'Success, or a refusal that says why.',
      content: {
        'application/json': {
          schema: { oneOf: [successSchema(dialect, jsonSchema(response, 'output')), refusalSchema(dialect)] },
        },
      },
    },
    '4XX': { $ref: '#/components/responses/Fault' },
    '5XX': { $ref: '#/components/responses/Fault' },
  };
}

/** The dress of a dialect, told from what its own writer writes. */
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

function queryParameters(request: Json): Json[] {
  const required = new Set(Array.isArray(request.required) ? request.required : []);
  return Object.entries(Object(request.properties)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
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
