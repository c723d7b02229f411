import fc from 'fast-check';
import { hostileTexts } from '../../support/requests/hostile-texts.ts';
import { pick } from '../../support/runs/random.ts';

type Random = () => number;
/** The fields of a request, one after the other; one may be there twice. */
export type Fields = readonly (readonly [string, unknown])[];

const texts = [
  '',
  ' ',
  '\u0000',
  '\r\nX-Evil: 1',
  '\u001b[2J\u0007',
  '\ud800',
  'a\udfffb',
  '\u202e\u2066\ufeff',
  'e\u0301'.repeat(2_000),
  '👨‍👩‍👧‍👦'.repeat(500),
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x15',
  '٢١',
  'null',
  'undefined',
  '[object Object]',
  '../../../../etc/passwd',
  '%00',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  '0000-00-00',
  '9999-99-99T99:99:99Z',
  '2026-02-30',
] as const;
const numbers = [0, -0, -1, 0.1, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 5e-324] as const;
const structures = [null, true, false, [], {}, [[]], [null], { $gt: '' }, { length: -1 }, { toString: 1 }] as const;
const longest = [1_000, 70_000, 300_000] as const;

/** Values of JSON in all shapes, a few hundred, the same ones with each seed. */
export function anyValues(seed: number): readonly unknown[] {
  return fc.sample(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), { numRuns: 300, seed });
}

/** A value that hardly any field means. @param values of all shapes */
function brokenValue(random: Random, values: readonly unknown[]): unknown {
  const kinds: readonly [() => unknown, ...(() => unknown)[]] = [
    () => pick(random, texts),
    () => pick(random, numbers),
    () => pick(random, structures),
    () => hostileTexts[Math.floor(random() * hostileTexts.length)],
    () => values[Math.floor(random() * values.length)],
    () => 'x'.repeat(pick(random, longest)),
    () => nested(50 + Math.floor(random() * 200)),
    () => Array.from({ length: Math.floor(random() * 2_000) }, (_, at) => at),
  ];
  return pick(random, kinds)();
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'x'.repeat(5_000),
  '\u0000',
  'uid',
  '$where',
] as const;

const somewhere = (random: Random, { length }: Fields) => Math.floor(random() * Math.max(1, length));
const without = (fields: Fields, at: number) => fields.filter((_, place) => place !== at);
const changed = (fields: Fields, at: number, change: (field: Fields[number]) => Fields[number]): Fields =>
  fields.map((field, place) => (place === at ? change(field) : field));

/** What may be wrong with the fields of a request, by what it is called. */
const fieldChanges: Readonly<Record<string, (random: Random, fields: Fields, values: readonly unknown[]) => Fields>> = {
  'a field is missing': (random, fields) => without(fields, somewhere(random, fields)),
  'all fields are missing': () => [],
  'a field too many': (random, fields, values) => [...fields, [pick(random, names), brokenValue(random, values)]],
  'thousands of fields': (_, fields) => [
    ...fields,
    ...Array.from({ length: 3_000 }, (_, at) => [`field${at}`, at] as const),
  ],
  'a field is there twice': (random, fields, values) => {
    const twice = fields[somewhere(random, fields)]?.[0] ?? 'type';
    return [...fields, [twice, brokenValue(random, values)]];
  },
  'a field has another name': (random, fields) =>
    changed(fields, somewhere(random, fields), ([name, value]) => [name.toUpperCase(), value]),
  'a field has another value': (random, fields, values) =>
    changed(fields, somewhere(random, fields), ([name]) => [name, brokenValue(random, values)]),
  'all fields have other values': (random, fields, values) =>
    fields.map(([name]) => [name, brokenValue(random, values)]),
  'a text is longer': (random, fields) =>
    changed(fields, somewhere(random, fields), ([name, value]) => [name, String(value).repeat(200)]),
  'a value is in a list': (random, fields) =>
    changed(fields, somewhere(random, fields), ([name, value]) => [name, [value, value]]),
};

/** Breaks the fields of a request in one way. @returns them, and what is wrong with them */
export function brokenFields(random: Random, fields: Fields, values: readonly unknown[]) {
  const ways = Object.entries(fieldChanges);
  const [what, change] = ways[Math.floor(random() * ways.length)] ?? ['none', () => fields];
  return { what, fields: change(random, fields, values) };
}
