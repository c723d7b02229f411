import { isObject, type Json, type JsonObject } from '../json.ts';
import type { AssemblyStack } from './assembly.ts';
import { resolveExpression, type Scope } from './intrinsics.ts';
import { withoutLocalMeaning } from './local-meaning.ts';
import { generatedName, type Place, placeholderIdentity, type ResourceType, type Subject } from './resource-type.ts';

/** A resource of the template with its intrinsic functions resolved, on demand. */
export interface Resource {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  /** What the service calls it: the name in its ARN. */
  readonly name: string;
  /** What `Ref` answers. */
  readonly ref: string;
  /** @throws when something named in them is unknown, naming stack and logical id. */
  properties(): JsonObject;
  /** What `Fn::GetAtt` answers. @throws for an attribute the type does not have. */
  attribute(name: string): Json;
}

export interface Resolver {
  /** Every resource in template order; of some types, when given. */
  resources(...types: string[]): Resource[];
  /** Output values by stack and key. */
  outputs(): Record<string, Record<string, Json>>;
  /** The directory or file behind an asset's object key. */
  asset(objectKey: string): string | undefined;
}

export interface ResolverSettings {
  readonly place: Place;
  /** The types that have a counterpart. */
  readonly types: readonly ResourceType[];
  /** The value behind the inside of `{{resolve:…}}`, such as `secretsmanager:name:SecretString:key`. */
  readonly dynamicReference?: (reference: string) => string;
}

/**
 * Resolves whole stacks, lazily: a value is computed when something that runs asks for it, so order never matters.
 * @throws {Error} naming every resource of a type that is neither supported nor listed as having no local meaning.
 */
export function createResolver(stacks: readonly AssemblyStack[], settings: ResolverSettings): Resolver {
  const types = new Map(settings.types.map((each) => [each.type, each]));
  refuseUnknownTypes(stacks, types);
  const { place, dynamicReference = unresolved } = settings;
  const site: Site = { place, types, dynamicReference, imported: (name: string) => importedValue(name) };
  const scopes = new Map(stacks.map((stack) => [stack.name, createStackScope(stack, site)]));
  const all = [...scopes.values()].flatMap(({ resources }) => resources);

  function importedValue(exportName: string): Json {
    for (const scope of scopes.values()) {
      const value = scope.exported(exportName);
      if (value !== undefined) return value;
    }
    throw new Error(`no stack exports "${exportName}"`);
  }

  return {
    resources: (...types) => (types.length === 0 ? all : all.filter(({ type }) => types.includes(type))),
    outputs: () => Object.fromEntries([...scopes].map(([name, scope]) => [name, scope.outputs()])),
    asset: (objectKey) => stacks.find(({ assets }) => assets.has(objectKey))?.assets.get(objectKey),
  };
}

interface Site {
  readonly place: Place;
  readonly types: ReadonlyMap<string, ResourceType>;
  dynamicReference(reference: string): string;
  imported(exportName: string): Json;
}

function createStackScope({ name: stack, template }: AssemblyStack, site: Site) {
  const { place } = site;
  const pseudo: Record<string, string> = {
    'AWS::AccountId': place.accountId,
    'AWS::Region': place.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack,
    'AWS::StackId': `arn:aws:cloudformation:${place.region}:${place.accountId}:stack/${stack}/local`,
  };
  const byId = new Map<string, Resource>();
  const scope: Scope = {
    reference: (name) => pseudo[name] ?? byId.get(name)?.ref,
    attribute: (logicalId, name) => {
      const resource = byId.get(logicalId);
      if (!resource) throw new Error(`Fn::GetAtt names "${logicalId}", which the stack does not have`);
      return resource.attribute(name);
    },
    imported: site.imported,
    dynamicReference: site.dynamicReference,
  };

  for (const [logicalId, { Type: type, Properties }] of Object.entries(template.Resources)) {
    byId.set(logicalId, createResource({ stack, logicalId, type, declared: Properties }, scope, site));
  }
  const exports = new Map(
    Object.values(template.Outputs).flatMap(({ Export: exported, Value }) =>
      isObject(exported) ? [[String(resolveExpression(exported.Name ?? '', scope)), Value ?? ''] as const] : [],
    ),
  );
  return {
    resources: [...byId.values()],
    exported: (name: string) => (exports.has(name) ? resolveExpression(exports.get(name) ?? '', scope) : undefined),
    outputs: () =>
      Object.fromEntries(
        Object.entries(template.Outputs).map(([key, { Value }]) => [key, resolveExpression(Value ?? '', scope) ?? '']),
      ),
  };
}

type Declared = { stack: string; logicalId: string; type: string; declared: JsonObject };

function createResource({ stack, logicalId, type, declared }: Declared, scope: Scope, site: Site): Resource {
  const address = `${stack}/${logicalId}`;
  const identity = site.types.get(type)?.identity ?? placeholderIdentity(type);
  const once = <T>(compute: () => T) => {
    let value: { of: T } | undefined;
    return () => {
      value ??= { of: inside(address, compute) };
      return value.of;
    };
  };
  const given = once(() => identity.nameProperty && resolveExpression(declared[identity.nameProperty] ?? null, scope));
  const properties = once(() => resolved(declared, scope));
  const subject: Subject = {
    logicalId,
    place: site.place,
    properties,
    get name() {
      const name = given();
      return typeof name === 'string' && name ? name : generatedName(stack, logicalId, identity);
    },
  };
  return {
    stack,
    logicalId,
    type,
    get name() {
      return subject.name;
    },
    get ref() {
      return identity.ref(subject);
    },
    properties,
    attribute: (name) => {
      const attribute = identity.attributes[name];
      if (!attribute)
        throw new Error(`Fn::GetAtt: ${type} (${address}) has no attribute "${name}" in the local runtime`);
      return attribute(subject);
    },
  };
}

function resolved(declared: JsonObject, scope: Scope): JsonObject {
  const value = resolveExpression(declared, scope);
  return isObject(value) ? value : {};
}

/** Puts the resource's address before an error that comes from deep inside its properties. */
function inside<T>(address: string, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) throw new Error(`${address} refers to itself in a circle`, { cause: error });
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.includes(address) ? message : `${address}: ${message}`, { cause: error });
  }
}

function refuseUnknownTypes(stacks: readonly AssemblyStack[], types: ReadonlyMap<string, ResourceType>): void {
  const unknown = stacks.flatMap(({ name, template }) =>
    Object.entries(template.Resources)
      .filter(([, { Type }]) => !types.has(Type) && !(Type in withoutLocalMeaning))
      .map(([logicalId, { Type }]) => `  ${Type}  (${logicalId} in stack ${name})`),
  );
  if (unknown.length === 0) return;
  const advice =
    'Add it to its service in infra/local/services, or list it with the reason in core/assembly/local-meaning.ts.';
  throw new Error(`The local runtime has nothing to stand for:\n${unknown.join('\n')}\n${advice}`);
}

function unresolved(reference: string): never {
  throw new Error(`nothing resolves the dynamic reference "${reference}"`);
}
