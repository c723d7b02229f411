import { isObject, type Json, type JsonObject, listOf } from './json.ts';

/** The statements of a policy document; one may stand without a list around it. */
export function statementsOf(document: Json | undefined): JsonObject[] {
  return isObject(document) ? listOf(document.Statement).filter(isObject) : [];
}
