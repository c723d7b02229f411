import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as z from 'zod/mini';
import type { ContentProblem } from './content-error.ts';
import { type ContentFile, readContentFile } from './front-matter.ts';

/** Reads a content file; undefined where it has problems, which are added to `problems`. */
function loadFile<Schema extends z.ZodMiniType>(
  directory: string,
  path: string,
  schema: Schema,
  problems: ContentProblem[],
): ContentFile<z.output<Schema>> | undefined {
  const reading = readContentFile(path, readFileSync(join(directory, path), 'utf8'), schema);
  if ('content' in reading) return reading.content;
  problems.push(...reading.problems);
  return undefined;
}

/** Reads all Markdown files of a folder by one schema; one that is not there has none. */
export function loadFolder<Schema extends z.ZodMiniType>(
  directory: string,
  folder: string,
  schema: Schema,
  problems: ContentProblem[],
): ContentFile<z.output<Schema>>[] {
  return markdownFiles(join(directory, folder)).flatMap(
    (name) => loadFile(directory, `${folder}/${name}`, schema, problems) ?? [],
  );
}

/** Like `loadFolder`, but an empty folder is a problem. */
export function loadSome<Schema extends z.ZodMiniType>(
  directory: string,
  folder: string,
  schema: Schema,
  problems: ContentProblem[],
): ContentFile<z.output<Schema>>[] {
  if (markdownFiles(join(directory, folder)).length === 0)
    problems.push({ file: folder, line: 1, field: 'folder', message: 'There is no file in it' });
  return loadFolder(directory, folder, schema, problems);
}

/** A file whose name chooses its schema. */
export interface NamedFile<Name extends string, Matter> {
  readonly name: Name;
  readonly content: ContentFile<Matter>;
}

/** Reads the Markdown files of a folder, each by the schema of its name. A name without a schema is a problem. */
export function loadNamed<Name extends string, Schema extends z.ZodMiniType>(
  directory: string,
  folder: string,
  schemas: Readonly<Record<Name, Schema>>,
  problems: ContentProblem[],
): NamedFile<Name, z.output<Schema>>[] {
  const isName = (name: string): name is Name => Object.hasOwn(schemas, name);
  return markdownFiles(join(directory, folder)).flatMap((file) => {
    const name = basename(file, '.md');
    const path = `${folder}/${file}`;
    if (!isName(name)) {
      problems.push({ file: path, line: 1, field: 'file name', message: 'There is no page of this name' });
      return [];
    }
    const content = loadFile(directory, path, schemas[name], problems);
    return content ? [{ name, content }] : [];
  });
}

/** Names of the Markdown files of a folder, sorted. */
function markdownFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => entry.name)
    .sort();
}
