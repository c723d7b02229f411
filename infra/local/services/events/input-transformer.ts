import * as z from 'zod/mini';
import { type Json, type JsonObject, valueAt } from '../../core/json.ts';

/** What a target gets instead of the event (EventBridge: Amazon EventBridge input transformation). */
export const inputTransformer = z.strictObject({
  /** Name of a variable → where in the event its value is, such as `$.detail.bucket.name`. */
  InputPathsMap: z._default(z.record(z.string(), z.string()), {}),
  /** JSON with `<name>` for each variable, as a value or inside a text. */
  InputTemplate: z.string(),
});

const variables = /<([A-Za-z0-9_.-]+)>/g;
/** The texts of a template, quotes included. */
const texts = /("(?:[^"\\]|\\.)*")/s;

/** Makes the text that a target gets of an event. */
export type TransformInput = (event: JsonObject) => string;

/**
 * @param where the rule, for errors
 * @throws {Error} for a path that is more than names with dots, for a variable without a path, and for a template that is no JSON
 */
export function compileTransformer(
  { InputPathsMap, InputTemplate }: z.infer<typeof inputTransformer>,
  where: string,
): TransformInput {
  const paths = new Map(Object.entries(InputPathsMap).map(([name, path]) => [name, stepsOf(path, where)]));
  const transform = (lookUp: (steps: readonly string[]) => Json | undefined) => {
    const replaced = (template: string, write: (value: Json) => string) =>
      template.replace(variables, (variable, name: string) => {
        const steps = paths.get(name);
        if (!steps)
          throw new Error(`${where} has an input template with ${variable}, which InputPathsMap does not have`);
        const value = lookUp(steps);
        // A variable whose path leads nowhere is not created, and does not appear in the output.
        return value === undefined ? '' : write(value);
      });
    return InputTemplate.split(texts)
      .map((part) => replaced(part, part.startsWith('"') ? insideText : JSON.stringify))
      .join('');
  };
  demandJson(
    transform(() => 0),
    where,
  );
  return (event) => transform((steps) => valueAt(event, steps));
}

function insideText(value: Json): string {
  return JSON.stringify(typeof value === 'string' ? value : JSON.stringify(value)).slice(1, -1);
}

function stepsOf(path: string, where: string): string[] {
  if (!/^\$(\.[A-Za-z0-9_-]+)*$/.test(path))
    throw new Error(`${where} takes its input from "${path}": the local runtime knows names with dots only`);
  return path.split('.').slice(1);
}

function demandJson(text: string, where: string): void {
  try {
    JSON.parse(text);
  } catch (cause) {
    throw new Error(`${where} has an input template that is no JSON: ${text}`, { cause });
  }
}
