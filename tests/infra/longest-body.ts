import * as z from 'zod/mini';
import { isObject, type Json, type JsonObject, listOf } from '../../infra/local/core/json.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';

/** Bytes of one UTF-16 unit in its longest spelling: `\uXXXX` in JSON, three percent-encoded bytes in a form. */
const bytesOfUnit = { json: 6, form: 9, multipart: 3, query: 0 };

/** Longest texts of formats that have no length of their own (RFC 9562, ISO 8601, RFC 5321). */
const formats: Readonly<Record<string, number>> = { uuid: 36, date: 10, email: 254 };

/** Bytes of the longest body that an entry takes; infinite where a field has no limit. */
export function longestBody({ request, body = 'json' }: Endpoint): number {
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as JsonObject; // JSON by its definition
  return longest(schema, bytesOfUnit[body]);
}

/** Bytes of the longest value, with the punctuation around it. */
function longest(schema: JsonObject, perUnit: number): number {
  const either = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)].filter(isObject);
  if (either.length > 0) return Math.max(...either.map((each) => longest(each, perUnit)));
  if (schema.const !== undefined) return textOf(schema.const) * perUnit;
  if (schema.enum !== undefined) return Math.max(...listOf(schema.enum).map(textOf)) * perUnit;
  switch (schema.type) {
    case 'string':
      return unitsOf(schema) * (isPlain(schema) ? 1 : perUnit) + 2;
    case 'array':
      return Number(schema.maxItems ?? Number.POSITIVE_INFINITY) * (longest(Object(schema.items), perUnit) + 1);
    case 'object':
      return Object.entries(Object(schema.properties) as JsonObject) // JSON by its definition
        .map(([name, field]) => name.length + 4 + (isObject(field) ? longest(field, perUnit) : 0))
        .reduce((sum, bytes) => sum + bytes, 2);
    default:
      return 24; // numbers, true, false, null
  }
}

const textOf = (value: Json) => JSON.stringify(value).length;

/** Whether a text is made of letters, digits, `_` and `-` of ASCII alone, which nobody spells in another way. */
function isPlain({ pattern }: JsonObject): boolean {
  return pattern === '^[\\w-]+$';
}

/** The most UTF-16 units of a text, two for each character; of a pattern no more than its counts and its own characters. */
function unitsOf({ maxLength, format, pattern }: JsonObject): number {
  if (typeof maxLength === 'number') return maxLength;
  if (typeof format === 'string' && formats[format] !== undefined) return formats[format];
  if (typeof pattern !== 'string' || /[*+]|,\}/.test(pattern.replace(/\[[^\]]*\]/g, '')))
    return Number.POSITIVE_INFINITY;
  return [...pattern.matchAll(/\{(?:\d+,)?(\d+)\}/g)].reduce((sum, [, most]) => sum + Number(most), pattern.length);
}
