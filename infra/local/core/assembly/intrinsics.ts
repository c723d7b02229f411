import { isObject, type Json } from '../json.ts';

/** What the intrinsic functions of one stack may refer to. */
export interface Scope {
  /** `Ref` of a resource, parameter or pseudo parameter; `undefined` for a name the stack does not know. */
  reference(name: string): Json | undefined;
  attribute(logicalId: string, name: string): Json;
  stackOutput(stackName: string, outputName: string): Json;
  /** What a stack of the region exports under that name. */
  exported(name: string): Json;
  /** The value of a dynamic reference, given without its `{{resolve:` and `}}`. */
  dynamicReference(reference: string): string;
}

/**
 * Replaces every intrinsic function in an expression by its value.
 * @throws {Error} naming the function or name that cannot be resolved.
 */
export function resolveExpression(expression: Json, scope: Scope): Json {
  const resolved = rewritten(expression, (part) => evaluated(part, scope));
  // CloudFormation looks for dynamic references in the texts that are left once all functions are resolved.
  return rewritten(resolved, (part) => {
    if (typeof part !== 'string') return part;
    return part.replace(/\{\{resolve:([^{}]+)\}\}/g, (_, reference: string) => scope.dynamicReference(reference));
  });
}

/** A value with each of its parts changed, those inside first. */
function rewritten(value: Json, change: (part: Json) => Json): Json {
  if (Array.isArray(value)) return change(value.map((item) => rewritten(item, change)));
  if (!isObject(value)) return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewritten(inner, change)])));
}

/** The value of a function call, whose operand is resolved already; anything else as it is. */
function evaluated(part: Json, scope: Scope): Json {
  const [call, ...others] = isObject(part) ? Object.entries(part) : [];
  if (!call || others.length > 0) return part;
  const [name, operand] = call;
  if (name !== 'Ref' && !name.startsWith('Fn::')) return part;
  const implementation = functions[name];
  if (!implementation) throw new Error(`the intrinsic function ${name} is not known to the local runtime`);
  return implementation(operand, scope);
}

const functions: Readonly<Record<string, (operand: Json, scope: Scope) => Json>> = {
  Ref: (operand, scope) => referenced(text(operand), scope),
  'Fn::GetAtt': (operand, scope) => {
    const [logicalId = '', name = ''] = list(operand, 'Fn::GetAtt').map(text);
    return scope.attribute(logicalId, name);
  },
  'Fn::ImportValue': (operand, scope) => scope.exported(text(operand)),
  'Fn::GetStackOutput': (operand, scope) => {
    const { StackName = null, OutputName = null } = isObject(operand) ? operand : {};
    return scope.stackOutput(text(StackName), text(OutputName));
  },
  'Fn::Join': (operand) => {
    const [separator = '', parts = null] = list(operand, 'Fn::Join');
    return list(parts, 'Fn::Join').map(text).join(text(separator));
  },
  'Fn::Sub': (operand, scope) =>
    text(operand).replace(/\$\{([^}]+)\}/g, (_, name: string) => text(referenced(name, scope))),
};

function referenced(name: string, scope: Scope): Json {
  const value = scope.reference(name);
  if (value === undefined) throw new Error(`Ref to "${name}", which the stack does not have`);
  return value;
}

function list(value: Json, name: string): Json[] {
  if (!Array.isArray(value)) throw new Error(`${name} needs a list`);
  return value;
}

function text(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
