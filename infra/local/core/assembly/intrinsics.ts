import { isObject, type Json, type JsonObject } from '../json.ts';

/** What the intrinsic functions of one stack may ask for. */
export interface Scope {
  /** `Ref` of a resource, parameter or pseudo parameter; `undefined` for a name the stack does not know. */
  reference(name: string): Json | undefined;
  attribute(logicalId: string, name: string): Json;
  imported(exportName: string): Json;
  /** The value behind the inside of `{{resolve:…}}`. */
  dynamicReference(reference: string): string;
}

/** Stands for `AWS::NoValue`: the property that holds it does not exist. */
const noValue = Symbol('AWS::NoValue');
type Resolved = Json | typeof noValue;
type Resolve = (expression: Json) => Json;

/**
 * Replaces every intrinsic function in an expression by its value.
 * @returns `undefined` when the expression is `AWS::NoValue`.
 * @throws {Error} naming the function or name that cannot be resolved.
 */
export function resolveExpression(expression: Json, scope: Scope): Json | undefined {
  const resolved = evaluate(expression, scope);
  return resolved === noValue ? undefined : withDynamicReferences(resolved, scope);
}

/** CloudFormation looks for `{{resolve:…}}` in the texts that are left once all functions are resolved. */
function withDynamicReferences(value: Json, scope: Scope): Json {
  if (typeof value === 'string')
    return value.replace(/\{\{resolve:([^{}]+)\}\}/g, (_, reference: string) => scope.dynamicReference(reference));
  if (Array.isArray(value)) return value.map((item) => withDynamicReferences(item, scope));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDynamicReferences(inner, scope)]));
}

function evaluate(expression: Json, scope: Scope): Resolved {
  if (Array.isArray(expression))
    return expression.map((item) => evaluate(item, scope)).filter((item) => item !== noValue);
  if (!isObject(expression)) return expression;
  const [entry, ...others] = Object.entries(expression);
  if (entry && others.length === 0) {
    const [name, operand] = entry;
    if (name === 'Ref') return reference(String(operand), scope);
    if (name.startsWith('Fn::')) return call(name, operand, scope);
  }
  const resolved = Object.entries(expression).map(([name, value]) => [name, evaluate(value, scope)] as const);
  return Object.fromEntries(resolved.flatMap(([name, value]) => (value === noValue ? [] : [[name, value]])));
}

function reference(name: string, scope: Scope): Resolved {
  if (name === 'AWS::NoValue') return noValue;
  const value = scope.reference(name);
  if (value === undefined) throw new Error(`Ref to "${name}", which the stack does not have`);
  return value;
}

function call(name: string, operand: Json, scope: Scope): Json {
  const implementation = functions[name];
  if (!implementation) throw new Error(`the intrinsic function ${name} is not known to the local runtime`);
  return implementation(operand, scope, (inner) => {
    const resolved = evaluate(inner, scope);
    return resolved === noValue ? '' : resolved;
  });
}

const functions: Record<string, (operand: Json, scope: Scope, resolve: Resolve) => Json> = {
  'Fn::GetAtt': (operand, scope, resolve) => {
    const [logicalId, ...path] =
      typeof operand === 'string' ? operand.split('.') : list(resolve(operand), 'Fn::GetAtt');
    return scope.attribute(String(logicalId), path.join('.'));
  },
  'Fn::Join': (operand, _scope, resolve) => {
    const [separator, parts = null] = list(operand, 'Fn::Join');
    return list(resolve(parts), 'Fn::Join').map(text).join(String(separator));
  },
  'Fn::Sub': (operand, scope, resolve) => {
    const [template, variables = {}] = Array.isArray(operand) ? operand : [operand];
    return substitute(String(template), isObject(variables) ? variables : {}, scope, resolve);
  },
  'Fn::Select': (operand, _scope, resolve) => {
    const [position, candidates] = list(resolve(operand), 'Fn::Select');
    const chosen = list(candidates ?? null, 'Fn::Select')[Number(position)];
    if (chosen === undefined) throw new Error(`Fn::Select has no item ${position}`);
    return chosen;
  },
  'Fn::Split': (operand, _scope, resolve) => {
    const [separator, joined = null] = list(operand, 'Fn::Split');
    return text(resolve(joined)).split(String(separator));
  },
  'Fn::ImportValue': (operand, scope, resolve) => scope.imported(text(resolve(operand))),
};

function substitute(template: string, variables: JsonObject, scope: Scope, resolve: Resolve): string {
  return template.replace(/\$\{(!?)([^}]+)\}/g, (placeholder, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    const variable = variables[name];
    if (variable !== undefined) return text(resolve(variable));
    const [logicalId = '', ...path] = name.split('.');
    if (path.length > 0) return text(scope.attribute(logicalId, path.join('.')));
    const value = scope.reference(name);
    if (value === undefined) throw new Error(`Fn::Sub names ${placeholder}, which the stack does not have`);
    return text(value);
  });
}

function list(value: Json, name: string): Json[] {
  if (!Array.isArray(value)) throw new Error(`${name} needs a list`);
  return value;
}

function text(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
