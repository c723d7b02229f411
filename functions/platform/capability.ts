import type { FunctionNeeds } from '../../shared/manifest/function-needs.ts';

/**
 * Something that a function may use, as a value in its list `uses`: what it lets the function do, as plain data of which the build makes IAM statements
 * and environment (`functions/rights.ts`), and the client that does just that.
 */
export interface Capability<Client, Marks extends string = never> {
  readonly grants: FunctionNeeds;
  /** Opens the client, when the function starts. */
  readonly open: () => Client;
  /** For the compiler alone: what a contract entry may ask its function to list, such as `emits download.recorded.v1`. */
  readonly marks?: Marks;
}

/** What a function uses, by the names under which its handler gets the clients. */
export type Uses = Readonly<Record<string, Capability<unknown, string>>>;

/** The clients of what a function uses. What it does not list does not compile. */
export type ClientsOf<U extends Uses> = {
  readonly [Name in keyof U]: U[Name] extends Capability<infer Client, string> ? Client : never;
};

/** The marks of all that a function uses. */
export type MarksOf<U extends Uses> = {
  [Name in keyof U]: U[Name] extends Capability<unknown, infer Marks> ? Marks : never;
}[keyof U];

/** Opens the clients of all that a function uses. */
export function openAll<U extends Uses>(uses: U): ClientsOf<U> {
  return Object.fromEntries(Object.entries(uses).map(([name, { open }]) => [name, open()])) as ClientsOf<U>; // name by name
}

/** What a function may do by all that it uses. */
export function grantsOf(uses: Uses): FunctionNeeds {
  return Object.values(uses).reduce<FunctionNeeds>((all, { grants }) => merged(all, grants), {});
}

function merged<Value>(one: Value, other: Value): Value {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])] as Value; // lists of one kind
  if (!isRecord(one) || !isRecord(other)) return other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const pairs = [...names].map((name) => {
    if (!(name in other)) return [name, one[name]];
    return [name, name in one ? merged(one[name], other[name]) : other[name]];
  });
  return Object.fromEntries(pairs);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Makes something when it is first asked for, and gives the same to whoever asks later. */
export function shared<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
