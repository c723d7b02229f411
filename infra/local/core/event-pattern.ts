import { isObject, type Json, type JsonObject } from './json.ts';

/** Decides whether an event matches. */
export type EventPattern = (event: Json) => boolean;

/** Matches one field; `undefined` stands for a field the event does not have. */
type Matcher = (value: Json | undefined) => boolean;

/**
 * Compiles an event pattern: exact values, `prefix` and `exists`. EventBridge has more operators, which no rule uses; they are
 * refused by name.
 * @throws {Error} naming the field with an operator that is not known or has a wrong operand, as EventBridge refuses the rule.
 */
export function compilePattern(pattern: JsonObject): EventPattern {
  const matches = compileObject(pattern, []);
  return (event) => matches(event);
}

function compileObject(pattern: JsonObject, path: readonly string[]): Matcher {
  const fields = Object.entries(pattern).map(([name, expected]): Matcher => {
    const here = [...path, name];
    if (name.startsWith('$')) throw invalid(path, `has the unknown operator "${name}"`);
    if (typeof expected !== 'object' || expected === null)
      throw invalid(here, 'must be a list of values, or an object of fields');
    const matches = Array.isArray(expected) ? compileField(expected, here) : compileObject(expected, here);
    return (value) => matches(isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined);
  });
  if (fields.length === 0) throw invalid(path, 'is empty');
  return anyElement((value) => fields.every((matches) => matches(value)));
}

function compileField(expected: readonly Json[], path: readonly string[]): Matcher {
  if (expected.length === 0) throw invalid(path, 'is empty');
  const matchers = expected.map((each) => compileValue(each, path));
  return anyElement((value) => matchers.some((matches) => matches(value)));
}

/** A list in the event matches when one of its elements does. */
function anyElement(matches: Matcher): Matcher {
  return (value) => (Array.isArray(value) ? value.some((element) => matches(element)) : matches(value));
}

function compileValue(expected: Json, path: readonly string[]): Matcher {
  if (!isObject(expected)) return (value) => value === expected;
  const [entry, ...others] = Object.entries(expected);
  if (!entry || others.length > 0) throw invalid(path, 'needs exactly one operator');
  const [operator, operand] = entry;
  const compile = operators[operator];
  if (!compile) throw invalid(path, `has the unknown operator "${operator}"`);
  return compile(operand, path);
}

const operators: Record<string, (operand: Json, path: readonly string[]) => Matcher> = {
  prefix: (operand, path) => {
    if (typeof operand !== 'string') throw invalid(path, 'needs a text after "prefix"');
    return (value) => typeof value === 'string' && value.startsWith(operand);
  },
  exists: (operand, path) => {
    if (typeof operand !== 'boolean') throw invalid(path, 'needs true or false after "exists"');
    return (value) => (value !== undefined && !isObject(value)) === operand;
  },
};

function invalid(path: readonly string[], what: string): Error {
  return new Error(`Event pattern is not valid. Reason: ${path.join('.') || 'the pattern'} ${what}`);
}
