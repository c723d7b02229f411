import type { Json, JsonObject } from '../json.ts';
import type { AssemblyStack } from './assembly.ts';
import { resolveExpression, type Scope } from './intrinsics.ts';
import { withoutLocalMeaning } from './local-meaning.ts';
import {
  generatedName,
  type Identity,
  type Place,
  placeholderIdentity,
  type Resource,
  type ResourceType,
} from './resource-type.ts';

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
  /** The value of a dynamic reference, given as `secretsmanager:name:SecretString:key`. */
  readonly dynamicReference?: (reference: string) => string;
}

/**
 * Resolves whole stacks, lazily: a value is computed when it is asked for, so the order of stacks and resources does not matter.
 * @throws {Error} naming every resource of a type that is neither supported nor listed as having no local meaning.
 */
export function createResolver(stacks: readonly AssemblyStack[], settings: ResolverSettings): Resolver {
  const types = new Map(settings.types.map((each) => [each.type, each]));
  refuseUnknownTypes(stacks, types);
  const { place, dynamicReference = unresolved } = settings;
  const outside = { place, types, dynamicReference, stackOutput, exported };
  const resolved = stacks.map((stack) => resolveStack(stack, outside));
  const all = resolved.flatMap(({ resources }) => resources);

  /** An output of another stack of the region. */
  function stackOutput(stackName: string, outputName: string): Json {
    const value = resolved.find(({ name }) => name === stackName)?.output(outputName);
    if (value === undefined) throw new Error(`there is no output ${outputName} of a stack ${stackName}`);
    return value;
  }

  function exported(name: string): Json {
    for (const { name: stackName, template } of stacks)
      for (const [key, { Export }] of Object.entries(template.Outputs))
        if (Export?.Name === name) return stackOutput(stackName, key);
    throw new Error(`no stack exports ${name}`);
  }

  return {
    resources: (...types) => (types.length === 0 ? all : all.filter(({ type }) => types.includes(type))),
    outputs: () => Object.fromEntries(resolved.map(({ name, outputs }) => [name, outputs()])),
    asset: (objectKey) => stacks.find(({ assets }) => assets.has(objectKey))?.assets.get(objectKey),
  };
}

/** What the references of a stack need from outside the stack. */
interface Surroundings extends Pick<Scope, 'stackOutput' | 'exported' | 'dynamicReference'> {
  readonly place: Place;
  readonly types: ReadonlyMap<string, ResourceType>;
}

function resolveStack({ name, template }: AssemblyStack, { place, types, ...outside }: Surroundings) {
  const pseudo: Record<string, string> = {
    'AWS::AccountId': place.accountId,
    'AWS::Region': place.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': name,
    'AWS::StackId': `arn:aws:cloudformation:${place.region}:${place.accountId}:stack/${name}/local`,
  };
  const scope: Scope = {
    ...outside,
    reference: (referred) => pseudo[referred] ?? byId.get(referred)?.ref ?? template.Parameters[referred]?.Default,
    attribute: (logicalId, attribute) => {
      const resource = byId.get(logicalId);
      if (!resource) throw new Error(`Fn::GetAtt names "${logicalId}", which the stack does not have`);
      return resource.attribute(attribute);
    },
  };
  const byId = new Map(
    Object.entries(template.Resources).map(([logicalId, { Type: type, Properties }]) => {
      const identity = types.get(type)?.identity ?? placeholderIdentity(type);
      return [logicalId, createResource({ stack: name, logicalId, type, place }, identity, Properties, scope)] as const;
    }),
  );
  const output = (key: string) => {
    const declared = template.Outputs[key];
    return declared && resolveExpression(declared.Value, scope);
  };
  return {
    name,
    resources: [...byId.values()],
    output,
    outputs: () => Object.fromEntries(Object.keys(template.Outputs).map((key) => [key, output(key) ?? null])),
  };
}

function createResource(
  where: Pick<Resource, 'stack' | 'logicalId' | 'type' | 'place'>,
  identity: Identity,
  declared: JsonObject,
  scope: Scope,
): Resource {
  const { stack, logicalId, type } = where;
  const address = `${stack}/${logicalId}`;
  const property = (name: string) => inside(address, () => resolveExpression(declared[name] ?? null, scope));
  let properties: JsonObject | undefined;
  const resource: Resource = {
    ...where,
    get name() {
      const given = identity.nameProperty && property(identity.nameProperty);
      return typeof given === 'string' && given ? given : generatedName(stack, logicalId, identity);
    },
    get ref() {
      return identity.ref(resource);
    },
    properties: () => {
      properties ??= Object.fromEntries(Object.keys(declared).map((name) => [name, property(name)]));
      return properties;
    },
    attribute: (name) => {
      const attribute = identity.attributes[name];
      if (!attribute)
        throw new Error(`Fn::GetAtt: ${type} (${address}) has no attribute "${name}" in the local runtime`);
      return attribute(resource);
    },
  };
  return resource;
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
