import { isObject, type Json, type JsonObject, listOf, valueAt } from '../../../infra/local/core/json.ts';
import type { TestedSite } from '../sites.ts';
import { type Resource, Stacks } from '../stacks.ts';
import type { Declared, Template } from '../templates.ts';

/** A change of the templates that somebody might make by mistake, or in bad faith. */
export interface Mutation {
  /** Type of the resources that it adds, changes or removes. */
  readonly type: string;
  /** Changes the templates it is given, and returns the addresses of what is wrong then, each of which has to be reported. */
  readonly apply: (templates: readonly Template[], site: TestedSite) => readonly string[];
}

type Change = (declared: Declared, stacks: Stacks) => void;

/** Which resources of its type a mutation changes, and which ones are wrong then. */
export interface Aim {
  /** All of the type, unless it is stated. */
  readonly where?: (resource: Resource, stacks: Stacks) => boolean;
  /** What has to be reported instead of the changed resource itself. */
  readonly blames?: (resource: Resource, stacks: Stacks) => Resource | undefined;
}

/** Changes every resource of a type. */
export function every(type: string, change: Change, aim: Aim = {}): Mutation {
  return {
    type,
    apply: (templates, site) => {
      const stacks = new Stacks(templates, site);
      return targetsIn(stacks, type, aim).map(({ resource, blamed }) => {
        change(resource.declared, stacks);
        return blamed;
      });
    },
  };
}

/**
 * Adds a resource. Its properties may name others by `resource.ref` and `resource.arn`.
 * @param beside type whose stack it is added to; its own, unless stated
 */
export function add(
  type: string,
  properties: JsonObject | ((stacks: Stacks) => JsonObject),
  beside: string = type,
): Mutation {
  return {
    type,
    apply: (templates, site) => {
      const stacks = new Stacks(templates, site);
      const Properties = typeof properties === 'function' ? properties(stacks) : properties;
      const [neighbour] = stacks.of(beside);
      const [template] = templates.filter(({ stack }) => !neighbour || stack === neighbour.stack);
      if (!template) throw new Error('There are no templates to add to');
      template.Resources.Added = { Type: type, Properties };
      return [`${template.stack}/Added`];
    },
  };
}

/** Removes the first resource of a type. What is missing has no address, so the resource that lacks it has to be reported. */
export function remove(type: string, aim: Aim = {}): Mutation {
  return {
    type,
    apply: (templates, site) => {
      const [{ resource, blamed }] = targetsIn(new Stacks(templates, site), type, aim);
      delete templates.find(({ stack }) => stack === resource.stack)?.Resources[resource.id];
      return aim.blames ? [blamed] : [];
    },
  };
}

/** Sets properties, by their paths. */
export function set(properties: Fields): Change {
  return (declared) => put(declared.Properties, properties);
}

/** Takes a property out. */
export function unset(path: string): Change {
  return set({ [path]: undefined });
}

/** Adds an item to a list of the properties. */
export function append(path: string, item: Json): Change {
  return ({ Properties }) => {
    const list = valueAt(Properties, path.split('.'));
    place(Properties, path, [...(Array.isArray(list) ? list : []), item]);
  };
}

/** Fields to be put into an object, or taken out by `undefined`. */
export type Fields = Readonly<Record<string, Json | undefined>>;

/** Changes the statements of a policy, or of those that a role holds, that allow something, or those that deny it, or some of them. */
export function statements(
  effect: 'Allow' | 'Deny',
  fields: Fields,
  isChosen: (statement: JsonObject) => boolean = () => true,
): Change {
  return ({ Properties }) => {
    const holders = [Properties, ...listOf(Properties.Policies ?? []).filter(isObject)];
    const all = holders
      .flatMap((holder) => listOf(valueAt(holder, ['PolicyDocument', 'Statement'])))
      .flatMap(listOf)
      .filter(isObject);
    for (const statement of all) if (statement.Effect === effect && isChosen(statement)) put(statement, fields);
  };
}

/** Puts fields into an object of the template. */
export function put(inside: JsonObject, fields: Fields): void {
  for (const [path, value] of Object.entries(fields)) place(inside, path, value);
}

/** Puts a value at a path inside an object; `undefined` takes out what is there. @throws when the path leads nowhere */
function place(inside: JsonObject, path: string, value: Json | undefined): void {
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  const holder = valueAt(inside, steps);
  if (Array.isArray(holder)) holder.splice(Number(name), 1, ...(value === undefined ? [] : [value]));
  else if (!isObject(holder)) throw new Error(`There is no ${path} to change`);
  else if (value === undefined) delete holder[name];
  else holder[name] = value;
}

/** A resource to change, and the address to be reported for it. */
interface Target {
  readonly resource: Resource;
  readonly blamed: string;
}

/** @throws Error where there is nothing to change: the mutation would prove nothing */
function targetsIn(stacks: Stacks, type: string, { where, blames }: Aim): readonly [Target, ...Target[]] {
  const [first, ...others] = stacks
    .of(type)
    .filter((resource) => where?.(resource, stacks) ?? true)
    .map((resource) => ({ resource, blamed: (blames?.(resource, stacks) ?? resource).address }));
  if (!first) throw new Error(`No ${type} to change`);
  return [first, ...others];
}
