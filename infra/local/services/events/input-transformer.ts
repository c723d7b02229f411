import * as z from 'zod/mini';
import { type Json, type JsonObject, valueAt } from '../../core/json.ts';

/** What a target gets instead of the event (EventBridge: Amazon EventBridge input transformation). */
export const inputTransformer = z.strictObject({
  /** Name of a variable → where in the event its value is, such as `$.detail.bucket.name`. */
  InputPathsMap: z._default(z.record(z.string(), z.string()), {}),
  /** JSON with `<name>` for each variable, as a value or inside a text. */
  InputTemplate: z.string(),
});

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
  const parts = InputTemplate.split(/(<[A-Za-z0-9_.-]+>)/);
  for (const part of parts) {
    if (isVariable(part) && !paths.has(nameOf(part)))
      throw new Error(`${where} has an input template with ${part}, which InputPathsMap does not have`);
  }
  const transform = (lookUp: (steps: readonly string[]) => Json | undefined) => {
    let isInText = false;
    return parts
      .map((part) => {
        if (isVariable(part)) return inserted(lookUp(paths.get(nameOf(part)) ?? []), isInText);
        const quotes = part.match(/(?<!\\)(\\\\)*"/g)?.length ?? 0;
        if (quotes % 2 === 1) isInText = !isInText;
        return part;
      })
      .join('');
  };
  demandJson(
    transform(() => 0),
    where,
  );
  return (event) => transform((steps) => valueAt(event, steps));
}

function isVariable(part: string): boolean {
  return part.startsWith('<') && part.endsWith('>');
}

function nameOf(part: string): string {
  return part.slice(1, -1);
}

/** A variable whose path leads nowhere is not created, and does not appear in the output. */
function inserted(value: Json | undefined, isInText: boolean): string {
  if (value === undefined) return '';
  if (!isInText) return JSON.stringify(value);
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
