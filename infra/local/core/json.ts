/** Anything a template, an event or a wire request may hold. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** An object of template properties, of an event's detail, of a policy. */
export type JsonObject = { [name: string]: Json };

/** Tells a plain object from a list, `null` and the scalars. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses text that must hold a JSON object. @throws {Error} naming `what` when it does not. */
export function parseObject(text: string, what: string): JsonObject {
  const value = objectIn(text);
  if (value) return value;
  throw new Error(`${what} is not a JSON object`);
}

/** The JSON object that a text holds, if any. */
export function objectIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The value at a path of names and list positions, `undefined` where the path leaves the document. */
export function valueAt(document: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, document);
}

/** A value as a list: AWS writes one action as a string and two as a list. */
export function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return isReadonlyList(value) ? value : [value];
}

function isReadonlyList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
