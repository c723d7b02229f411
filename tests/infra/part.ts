import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, listOf, valueAt } from '../../infra/local/core/json.ts';

/**
 * A value inside a template. Paths are names and list positions (`Targets.0.Arn`). A missing value reads as empty, so that a
 * universal may ask for anything; no comparison holds for a missing number.
 */
export class Part {
  readonly #read: () => Json | undefined;
  #value: { readonly json: Json | undefined } | undefined;

  /** @param read gives the value, references resolved; called once, when something is asked for */
  constructor(read: () => Json | undefined) {
    this.#read = read;
  }

  /** The value itself, `undefined` where there is none. */
  json(path?: string): Json | undefined {
    this.#value ??= { json: this.#read() };
    return path === undefined ? this.#value.json : valueAt(this.#value.json, path.split('.'));
  }

  at(path: string): Part {
    return new Part(() => this.json(path));
  }

  has(path: string): boolean {
    return this.json(path) !== undefined;
  }

  /** Whether the value equals one of those given, in depth. */
  is(path: string, ...values: readonly Json[]): boolean {
    return values.some((value) => isDeepStrictEqual(this.json(path), value));
  }

  /** A text; empty where there is none. */
  text(path?: string): string {
    const value = this.json(path);
    return typeof value === 'string' ? value : '';
  }

  /** A number; NaN where there is none. */
  number(path?: string): number {
    const value = this.json(path);
    return typeof value === 'number' ? value : Number.NaN;
  }

  /** The items of a list; a lone value is a list of one, as in policies. */
  items(path?: string): readonly Part[] {
    return listOf(this.json(path)).map((item) => new Part(() => item));
  }

  texts(path?: string): readonly string[] {
    return this.items(path).map((item) => item.text());
  }

  /** The fields of an object by name. */
  fields(path?: string): readonly (readonly [string, Part])[] {
    const value = this.json(path);
    return isObject(value) ? Object.entries(value).map(([name, field]) => [name, new Part(() => field)]) : [];
  }
}
