import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import * as z from 'zod/mini';
import { calendarDay } from '../contract/fields.ts';
import type { ContentProblem } from './content-error.ts';

/** A content file that was read: its checked front matter, the text below it, and a way to report a field at its line. */
export interface ContentFile<Matter> {
  /** Path below the content folder. */
  readonly file: string;
  readonly matter: Matter;
  /** The text after the front matter, trimmed. */
  readonly text: string;
  /** The day on which somebody last changed what it says, `YYYY-MM-DD`: any file may have it, beside the fields of its schema. */
  readonly updated?: string | undefined;
  /** The problem of one field, at its line. */
  problem(path: readonly PropertyKey[], message: string): ContentProblem;
}

export type Reading<Matter> = { readonly content: ContentFile<Matter> } | { readonly problems: ContentProblem[] };

const fence = '---';

/**
 * Reads a file that has YAML front matter between `---` lines and text below it.
 * @returns the content, or every problem of the front matter at its line; a missing text is a problem too
 */
export function readContentFile<Schema extends z.ZodMiniType>(
  file: string,
  source: string,
  schema: Schema,
): Reading<z.output<Schema>> {
  const rows = source.split(/\r?\n/);
  const end = rows.indexOf(fence, 1);
  if (rows[0] !== fence || end < 0) {
    const message = 'The file must begin with fields between two lines of ---';
    return { problems: [{ file, line: 1, field: 'front matter', message }] };
  }

  const lines = new LineCounter();
  const document = parseDocument(rows.slice(1, end).join('\n'), { lineCounter: lines, prettyErrors: false });
  // The block begins on the second line of the file, below the first fence.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const whole = (offset: number, message: string) => ({ file, line: lineAt(offset), field: 'front matter', message });
  const unreadable = [...document.errors, ...document.warnings].map(({ pos, message }) => whole(pos[0], message));
  visit(document, {
    Alias: (_, { range, source }) => {
      unreadable.push(whole(range?.[0] ?? 0, `*${source} stands for another value; write the value itself`));
    },
  });
  if (unreadable.length > 0) return { problems: unreadable };

  const problem = (path: readonly PropertyKey[], message: string): ContentProblem => {
    const offset = offsetOf(document.contents, path);
    return { file, line: offset === undefined ? 1 : lineAt(offset), field: path.join('.') || 'front matter', message };
  };
  const front: unknown = document.toJS();
  const updated = valueAt(front, ['updated']);
  const values = updated === undefined ? front : withoutUpdated(front);
  const options = { error: z.locales.en().localeError };
  const [day, result] = [z.safeParse(z.optional(calendarDay), updated, options), z.safeParse(schema, values, options)];
  const problems = result.success ? [] : result.error.issues.flatMap((issue) => problemsOf(issue, values, problem));
  if (!day.success) problems.push(problem(['updated'], 'A day is expected: YYYY-MM-DD'));
  const text = rows
    .slice(end + 1)
    .join('\n')
    .trim();
  const missingText = 'There is no text below the front matter';
  if (!text) problems.push({ file, line: end + 1, field: 'text', message: missingText });
  if (problems.length > 0 || !result.success || !day.success) return { problems };
  return { content: { file, matter: result.data, text, updated: day.data, problem } };
}

function problemsOf(
  issue: z.core.$ZodIssue,
  values: unknown,
  problem: ContentFile<unknown>['problem'],
): ContentProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => problem([...issue.path, key], 'There is no such field'));
  }
  const isMissing = issue.path.length > 0 && valueAt(values, issue.path) === undefined;
  return [problem(issue.path, isMissing ? 'This field is missing' : issue.message)];
}

function withoutUpdated(front: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(front)).filter(([field]) => field !== 'updated'));
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => new Map<PropertyKey, unknown>(Object.entries(Object(value))).get(String(step)),
    values,
  );
}

/** Offset of a field's key; for a missing field, of the closest part of the document around it. */
function offsetOf(root: ParsedNode | null, path: readonly PropertyKey[]): number | undefined {
  let node: ParsedNode | null = root;
  let offset = root?.range[0];
  for (const step of path) {
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (!pair) return offset;
      offset = pair.key.range[0];
      node = pair.value;
    } else if (isSeq<ParsedNode>(node)) {
      node = node.items[Number(step)] ?? null;
      offset = node?.range[0] ?? offset;
    }
  }
  return offset;
}
