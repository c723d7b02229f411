import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import * as z from 'zod/mini';
import type { Project } from '../../../../shared/contract/account-schemas.ts';
import { ProjectRow, projectRows } from '../../../../shared/contract/project-fields.ts';
import { CommandError } from '../../../terminal/command-line.ts';
import { csvRecords } from '../../csv-records.ts';

/** Rows of which a file is told; the others are mostly wrong for the same reason. */
const mostTold = 20;

const formats: ReadonlyMap<string, (text: string) => unknown> = new Map<string, (text: string) => unknown>([
  ['.csv', csvRecords],
  ['.json', (text) => JSON.parse(text)],
]);

/**
 * Reads the projects of a file, all of which are checked.
 * @param path of a list as JSON, or of comma-separated values with the same names in the head
 * @throws CommandError that tells which rows are wrong, and how
 */
export async function readProjects(path: string): Promise<Project[]> {
  const name = basename(path);
  const read = formats.get(extname(path).toLowerCase());
  if (!read) throw new CommandError(`"${name}" is neither .json nor .csv`);
  const rows = z.array(z.unknown()).safeParse(await contentOf(path, read));
  if (!rows.success) throw new CommandError(`"${name}" is no list of projects`);
  const problems = problemsOf(rows.data);
  if (problems.length > 0) {
    const more = problems.length - mostTold;
    const told = [...problems.slice(0, mostTold), ...(more > 0 ? [`and ${more} more`] : [])];
    throw new CommandError(`Nothing of "${name}" is imported:\n${told.map((each) => `  ${each}`).join('\n')}`);
  }
  const { data, error } = projectRows.safeParse(rows.data);
  if (!data) throw new CommandError(`Nothing of "${name}" is imported: ${error?.issues[0]?.message}`);
  return data;
}

async function contentOf(path: string, read: (text: string) => unknown): Promise<unknown> {
  try {
    return read(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`"${basename(path)}" is no JSON: ${error.message}`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file "${path}"`);
    throw error;
  }
}

/** What is wrong with rows, each by its number from 1: the head of a table is none. */
function problemsOf(rows: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return rows.flatMap((row, at) => {
    const { data, error } = ProjectRow.safeParse(row);
    if (!data) return `Row ${at + 1}: ${sentenceOf(error?.issues[0])}`;
    const earlier = seen.get(data.id);
    if (earlier !== undefined) return `Row ${at + 1}: The id "${data.id}" stands in row ${earlier} too`;
    seen.set(data.id, at + 1);
    return [];
  });
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `There is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  return issue && issue.path.length > 0 ? issue.message : 'This is no project';
}
