import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import * as z from 'zod/mini';
import type { Project } from '../../../../shared/contract/account-schemas.ts';
import { ProjectRow, projectRows } from '../../../../shared/contract/project-fields.ts';
import { CommandError } from '../../../terminal/command-line.ts';
import { readCsv } from '../../csv/read-csv.ts';

/** Rows of which a file is told; the others are mostly wrong for the same reason. */
const mostTold = 20;

/** A row as it was given, and where it stands: in a table by its line, in a list by its number from 1. */
interface GivenRow {
  readonly place: string;
  readonly row: unknown;
}

const formats: ReadonlyMap<string, (bytes: Buffer) => readonly GivenRow[] | undefined> = new Map([
  ['.csv', rowsOfTable],
  ['.json', rowsOfList],
]);

function rowsOfTable(bytes: Buffer): GivenRow[] {
  const { rows } = readCsv(bytes, Object.keys(ProjectRow.shape));
  return rows.map(({ line, record }) => ({ place: `line ${line}`, row: record }));
}

function rowsOfList(bytes: Buffer): GivenRow[] | undefined {
  const { data } = z.array(z.unknown()).safeParse(JSON.parse(bytes.toString()));
  return data?.map((row, at) => ({ place: `row ${at + 1}`, row }));
}

/**
 * Reads the projects of a file, all of which are checked.
 * @param path of a list as JSON, or of comma-separated values with the same names in the head
 * @throws CommandError that tells which rows are wrong, and how
 */
export async function readProjects(path: string): Promise<Project[]> {
  const name = basename(path);
  const read = formats.get(extname(path).toLowerCase());
  if (!read) throw new CommandError(`"${name}" is neither .json nor .csv`);
  const rows = await contentOf(path, read);
  if (!rows) throw new CommandError(`"${name}" is no list of projects`);
  const problems = problemsOf(rows);
  if (problems.length > 0) {
    const more = problems.length - mostTold;
    const told = [...problems.slice(0, mostTold), ...(more > 0 ? [`and ${more} more`] : [])];
    throw new CommandError(`Nothing of "${name}" is imported:\n${told.map((each) => `  ${each}`).join('\n')}`);
  }
  const { data, error } = projectRows.safeParse(rows.map(({ row }) => row));
  if (!data) throw new CommandError(`Nothing of "${name}" is imported: ${error?.issues[0]?.message}`);
  return data;
}

async function contentOf<T>(path: string, read: (bytes: Buffer) => T): Promise<T> {
  try {
    return read(await readFile(path));
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`"${basename(path)}" is no JSON: ${error.message}`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file "${path}"`);
    throw error;
  }
}

/** What is wrong with rows, each by its place. */
function problemsOf(rows: readonly GivenRow[]): string[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, row }) => {
    const told = `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
    const { data, error } = ProjectRow.safeParse(row);
    if (!data) return `${told}: ${sentenceOf(error?.issues[0])}`;
    const earlier = seen.get(data.id);
    if (earlier !== undefined) return `${told}: The id "${data.id}" stands in ${earlier} too`;
    seen.set(data.id, place);
    return [];
  });
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `There is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  return issue && issue.path.length > 0 ? issue.message : 'This is no project';
}
