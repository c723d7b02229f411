import { type Json, type JsonObject, valueAt } from '../cloudformation/json.ts';

/** How a target wants its event: a constant, a part of it, or a text made of parts. */
export interface InputSettings {
  readonly Input?: string | undefined;
  readonly InputPath?: string | undefined;
  readonly InputTransformer?:
    | { readonly InputPathsMap?: JsonObject | undefined; readonly InputTemplate: string }
    | undefined;
}

/** The text a target receives for an event, as EventBridge documents it. */
export function targetInput(event: JsonObject, { Input, InputPath, InputTransformer }: InputSettings): string {
  if (Input !== undefined) return Input;
  if (InputPath !== undefined) return JSON.stringify(valueAtPath(event, InputPath) ?? null);
  if (InputTransformer === undefined) return JSON.stringify(event);
  const { InputPathsMap: paths = {}, InputTemplate: template } = InputTransformer;
  const variables = new Map<string, Json | undefined>(
    Object.entries(paths).map(([name, path]) => [name, valueAtPath(event, String(path))]),
  );
  variables.set('aws.events.event.json', event);
  variables.set('aws.events.event', event);
  return fillTemplate(template, (name) => variables.get(name));
}

/**
 * Fills `<name>` placeholders. Inside a JSON text a value stands as its bare text; outside, as JSON.
 * A value that is not there becomes an empty text inside, `null` outside.
 */
export function fillTemplate(template: string, lookUp: (name: string) => Json | undefined): string {
  const isJson = /^\s*[[{]/.test(template);
  let insideText = false;
  return template.replace(/\\.|"|<([^<>"\s]+)>/g, (token, name: string | undefined) => {
    if (name === undefined) {
      if (token === '"') insideText = !insideText;
      return token;
    }
    const value = lookUp(name);
    if (!insideText && isJson) return JSON.stringify(value ?? null);
    const bare = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
    return insideText ? JSON.stringify(bare).slice(1, -1) : bare;
  });
}

/** The value at a JSON path of the simple kind that EventBridge takes: `$.detail.files[0].path`, `$.a['b-c']`. */
export function valueAtPath(document: Json, path: string): Json | undefined {
  const names = [...path.replace(/^\$/, '').matchAll(/\.([^.[\]]+)|\[(\d+)\]|\['([^']+)'\]/g)];
  return valueAt(
    document,
    names.map(([, field, position, quoted]) => field ?? position ?? quoted ?? ''),
  );
}
